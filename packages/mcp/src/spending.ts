import type { components } from '@gaemi/client';

export type Costs = components['schemas']['AnalysisCosts'];

/** Credits that the key may still spend today: none where it only reads, and never more than the member has. */
export function keyLeft({ api_key: key, credit }: Costs): number {
  if (key === null) return credit;
  return mayStart(key) ? Math.max(0, Math.min(credit, key.daily_credit_limit - key.spent_today)) : 0;
}

export const mayStart = (key: NonNullable<Costs['api_key']>): boolean => key.scopes.includes('analyse');

/** Where the trades come from a source whose figures may not leave the service. */
export const accumulationsStayInside =
  '매집비는 출처의 이용 조건 때문에 API 키로 시작하거나 읽을 수 없어요. 개미렌즈 화면에서 이용해주세요.';
