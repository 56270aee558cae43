import type { NewsTier } from './grades.ts';

/** Costs of the analyses, in credits. */
export const creditCosts = {
  news: { basic: 10, medium: 20, premium: 30 } satisfies Record<NewsTier, number>,
  accumulation: 10,
} as const;

/** Credits of a new member. */
export const SIGN_UP_BONUS = 100;

/** Short Korean phrases of the credit log. */
export const creditReasons = {
  signUpBonus: '가입 축하',
  newsAnalysis: (stockName: string) => `${stockName} 호재/악재 분석`,
  accumulation: (stockName: string) => `${stockName} 매집비 분석`,
  refund: '분석 오류 환불',
  adminGrant: '관리자 지급',
  plan: '요금제 승인',
  objection: '이의 인정 환불',
} as const;
