import { creditCosts } from '@gaemi/domain/members/credits';
import { type Grade, newsTierLimits, tierOfGrade } from '@gaemi/domain/members/grades';
import { type PlanGrade, planGrades, planPrices } from '@gaemi/domain/members/plans';

export interface Plan {
  grade: PlanGrade;
  /** Won per month. */
  price: number;
  purpose: string;
  isRecommended: boolean;
}

const words: Record<PlanGrade, Pick<Plan, 'purpose' | 'isRecommended'>> = {
  basic: { purpose: '한 달 흐름만 빠르게', isRecommended: false },
  pro: { purpose: '한 분기를 꼼꼼하게', isRecommended: true },
  premium: { purpose: '반년을 깊이 있게', isRecommended: false },
};

/** The monthly plans. */
export const plans: readonly Plan[] = planGrades.map((grade) => ({
  grade,
  price: planPrices[grade],
  ...words[grade],
}));

/** What the analyses of a grade reach and cost. */
export function findReach(grade: Grade) {
  const tier = tierOfGrade[grade];
  return { ...newsTierLimits[tier], cost: creditCosts.news[tier] };
}

/** "뉴스 분석 40번 · 1번에 약 500원" of the credits that a plan includes. */
export function writeWorth({ grade, price }: Plan, credits: number): string | null {
  const analyses = Math.floor(credits / findReach(grade).cost);
  if (analyses === 0) return null;
  return `뉴스 분석 ${analyses}번 · 1번에 약 ${Math.round(price / analyses).toLocaleString('ko-KR')}원`;
}
