import { givenUp } from '../../http/fetch-body.ts';
import type { PriceSource } from '../price-source.ts';
import type { PriceFile } from './price-file.ts';

/** Daily prices out of a file of the operator, who answers for their adjustment and for the right to use them. */
export function createCsvPrices(file: PriceFile): PriceSource {
  return {
    name: 'csv',
    synthetic: false,
    remote: false,
    shown: true,
    flows: null,
    fetchDays: async ({ company, from, to, signal }) => {
      const { byCode, lastDay } = await file.current();
      if (signal.aborted) throw givenUp('csv');
      const all = byCode.get(company.code) ?? [];
      const [first] = all;
      const days = all.filter(({ day }) => day >= from && day <= to);
      const asOf = lastDay !== null && lastDay > to ? to : lastDay;
      return { days, asOf, completeFrom: first !== undefined && first.day > from ? first.day : from };
    },
  };
}
