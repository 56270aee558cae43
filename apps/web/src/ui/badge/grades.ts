import type { Grade } from '@gaemi/domain/members/grades';

/** How a grade is written on its badge and read aloud. */
export const gradeLabels: Record<Grade, { badge: string; spoken: string }> = {
  new: { badge: 'NEW', spoken: '신규' },
  basic: { badge: 'BASIC', spoken: '베이직' },
  pro: { badge: 'PRO', spoken: '프로' },
  premium: { badge: 'PREMIUM', spoken: '프리미엄' },
};
