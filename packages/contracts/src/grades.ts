import * as z from 'zod';

export const grade = z.enum(['new', 'basic', 'pro', 'premium']);
export type Grade = z.infer<typeof grade>;

/** Tier of the six news endpoints. A member's grade decides it. */
export const newsTier = z.enum(['basic', 'medium', 'premium']);
export type NewsTier = z.infer<typeof newsTier>;

export const tierOfGrade: Record<Grade, NewsTier> = {
  basic: 'basic',
  new: 'medium',
  pro: 'medium',
  premium: 'premium',
};

/** What a tier gives: months looked back, stories judged at most, reasons shown at most, contributions of the articles. */
export const newsTierLimits: Record<
  NewsTier,
  { lookBackMonths: number; maxArticles: number; maxReasons: number; contributions: boolean }
> = {
  basic: { lookBackMonths: 1, maxArticles: 30, maxReasons: 3, contributions: false },
  medium: { lookBackMonths: 3, maxArticles: 60, maxReasons: 6, contributions: false },
  premium: { lookBackMonths: 6, maxArticles: 100, maxReasons: 10, contributions: true },
};

export const NEW_MEMBER_GRADE_DAYS = 30;

/**
 * The grade that counts at a moment: a grade whose end has passed counts as basic.
 * `expiredAt` null means no end.
 */
export function effectiveGrade(member: { grade: Grade; expiredAt: Date | null }, now: Date): Grade {
  return member.expiredAt !== null && member.expiredAt.getTime() <= now.getTime() ? 'basic' : member.grade;
}
