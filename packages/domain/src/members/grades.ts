export const grades = ['new', 'basic', 'pro', 'premium'] as const;
export type Grade = (typeof grades)[number];

/** Depth of a news analysis. A member's grade decides it. */
export const newsTiers = ['basic', 'medium', 'premium'] as const;
export type NewsTier = (typeof newsTiers)[number];

export const tierOfGrade: Record<Grade, NewsTier> = {
  basic: 'basic',
  new: 'medium',
  pro: 'medium',
  premium: 'premium',
};

/** What a tier gives. */
export interface NewsTierLimits {
  lookBackMonths: number;
  /** Events judged at most. */
  maxEvents: number;
  /** Reasons shown at most, on each side. */
  maxReasons: number;
  /** Whether the share of each article is shown. */
  contributions: boolean;
}

export const newsTierLimits: Record<NewsTier, NewsTierLimits> = {
  basic: { lookBackMonths: 1, maxEvents: 30, maxReasons: 3, contributions: false },
  medium: { lookBackMonths: 3, maxEvents: 60, maxReasons: 6, contributions: false },
  premium: { lookBackMonths: 6, maxEvents: 100, maxReasons: 10, contributions: true },
};

/** Days that a new member keeps the grade `new`. */
export const NEW_MEMBER_GRADE_DAYS = 30;

/** The grade that counts at a moment: one whose end has passed counts as basic. `expiredAt` null means no end. */
export function effectiveGrade(member: { grade: Grade; expiredAt: Date | null }, now: Date): Grade {
  return member.expiredAt !== null && member.expiredAt.getTime() <= now.getTime() ? 'basic' : member.grade;
}
