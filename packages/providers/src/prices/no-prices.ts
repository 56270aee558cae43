import type { PriceSource } from './price-source.ts';

/** Hides every price. */
export const noPrices: PriceSource = {
  name: 'none',
  synthetic: false,
  remote: false,
  shown: false,
  flows: null,
  fetchDays: async ({ from }) => ({ days: [], asOf: null, completeFrom: from }),
};
