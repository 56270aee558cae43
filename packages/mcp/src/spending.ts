import type { components } from '@gaemi/client';

export type Costs = components['schemas']['AnalysisCosts'];

/** Credits that the key may still spend today, whatever the balance. */
export function keyLeft({ api_key: key, credit }: Costs): number {
  return key === null ? credit : Math.max(0, key.daily_credit_limit - key.spent_today);
}
