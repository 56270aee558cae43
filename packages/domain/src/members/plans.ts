import type { Grade } from './grades.ts';

/** Grades that members can ask for. */
export const planGrades = ['basic', 'pro', 'premium'] as const satisfies readonly Grade[];
export type PlanGrade = (typeof planGrades)[number];

/** Price of a plan for a month, in won. */
export const planPrices: Record<PlanGrade, number> = { basic: 10_000, pro: 20_000, premium: 35_000 };

/** States of a request for a plan. Only an open one changes. */
export const planRequestStates = ['open', 'approved', 'rejected', 'cancelled'] as const;
export type PlanRequestState = (typeof planRequestStates)[number];

/** What an admin granted: the grade until the end of a day, credits, and the amount received in won. */
export interface PlanGrant {
  grade: PlanGrade;
  /** Last day, in Seoul. */
  lastDay: string;
  credit: number;
  paid: number;
}

/** Settings of the operator for the plans. What is not set is not shown. */
export interface PlanSettings {
  /** Credits that an approval of the plan includes by default. */
  credits: Partial<Record<PlanGrade, number>>;
  account: { bank: string; number: string; holder: string } | null;
  /** When requests are answered, in words. */
  hours: string | null;
  contact: string | null;
}
