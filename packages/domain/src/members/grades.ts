export const grades = ['new', 'basic', 'pro', 'premium'] as const;
export type Grade = (typeof grades)[number];

/** Depth of a news analysis, decided by the member's grade. */
export const newsTiers = ['basic', 'medium', 'premium'] as const;
export type NewsTier = (typeof newsTiers)[number];

export const tierOfGrade: Record<Grade, NewsTier> = {
  basic: 'basic',
  new: 'medium',
  pro: 'medium',
  premium: 'premium',
};

/** Limits of a tier. */
export interface NewsTierLimits {
  lookBackMonths: number;
  /** Maximum number of events judged. */
  maxEvents: number;
  /** Maximum number of reasons shown, on each side. */
  maxReasons: number;
  /** True when the share of each article is shown. */
  contributions: boolean;
}

export const newsTierLimits: Record<NewsTier, NewsTierLimits> = {
  basic: { lookBackMonths: 1, maxEvents: 30, maxReasons: 3, contributions: false },
  medium: { lookBackMonths: 3, maxEvents: 60, maxReasons: 6, contributions: false },
  premium: { lookBackMonths: 6, maxEvents: 100, maxReasons: 10, contributions: true },
};

/** Days for which a new member has the grade `new`. */
export const NEW_MEMBER_GRADE_DAYS = 30;

/** Returns the grade in effect at a moment; an expired grade counts as basic. `expiredAt` null means no expiry. */
export function effectiveGrade(member: { grade: Grade; expiredAt: Date | null }, now: Date): Grade {
  return member.expiredAt !== null && member.expiredAt.getTime() <= now.getTime() ? 'basic' : member.grade;
}
