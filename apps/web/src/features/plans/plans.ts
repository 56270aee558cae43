import { creditCosts } from '@gaemi/domain/members/credits';
import { type Grade, newsTierLimits, tierOfGrade } from '@gaemi/domain/members/grades';

export interface Plan {
  grade: Exclude<Grade, 'new'>;
  /** Won per month. */
  price: number;
  purpose: string;
  isRecommended: boolean;
}

/** The monthly plans. */
export const plans: readonly Plan[] = [
  { grade: 'basic', price: 10_000, purpose: '한 달 흐름만 빠르게', isRecommended: false },
  { grade: 'pro', price: 20_000, purpose: '한 분기를 꼼꼼하게', isRecommended: true },
  { grade: 'premium', price: 35_000, purpose: '반년을 깊이 있게', isRecommended: false },
];

/** What a plan's analyses reach and cost. */
export function reachOf({ grade }: Plan) {
  const tier = tierOfGrade[grade];
  return { ...newsTierLimits[tier], cost: creditCosts.news[tier] };
}
