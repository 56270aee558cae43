import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { traceSentences } from '@gaemi/domain/accumulation/trace';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { dayInYear } from '../../analysis/accumulated/day-in-year.ts';
import { LettersLine } from '../../analysis/accumulated/letters-line.tsx';
import { findTrace } from '../../analysis/accumulated/trace-word.tsx';
import { CompanyLists } from '../../stocks/start/company-lists.tsx';
import { SHOWN } from '../../stocks/start/start-queries.ts';
import { useStartStocks } from '../../stocks/start/use-start-stocks.ts';
import { accumulationLists } from '../record-query.ts';

/** Companies to begin with, before anything has been searched for, with the letters of their last analysis. */
export function StartLists() {
  return (
    <CompanyLists
      start={useStartStocks(recentStocksQuery)}
      toRecent={(record) => ({
        code: record.stock_code,
        name: record.present_name ?? record.stock_name,
        ...describeLast(record),
      })}
      toWatched={({ code, name, accumulation }) => ({
        code,
        name,
        ...(accumulation === null ? { note: '분석한 적 없어요' } : describeLast(accumulation)),
      })}
    />
  );
}

type Last = Pick<MjbRecord, 'first_mjb_grade' | 'second_mjb_grade' | 'third_mjb_grade' | 'searching_period'> & {
  basis: Pick<MjbRecord['basis'], 'major_buy' | 'major_sell' | 'floating_shares'>;
};

function describeLast(last: Last) {
  const until = dayInYear(last.searching_period.slice(-10));
  return { note: `${traceSentences[findTrace(last.basis)]} · ${until}까지`, end: <LettersLine letters={last} /> };
}

/** Analyses in which the last companies are looked for: a company may have several. */
const LOOKED_AT = 20;

/** The newest analyses of the companies that the member analysed last, each company once. */
const recentStocksQuery = queryOptions({
  queryKey: [...accumulationLists, 'start'],
  queryFn: async ({ signal }) => {
    const { items } = await callApi('listMjb', { query: { page: 1, size: LOOKED_AT }, signal });
    const isNewest = ({ stock_code: code }: (typeof items)[number], at: number) =>
      items.findIndex((other) => other.stock_code === code) === at;
    return items.filter(isNewest).slice(0, SHOWN);
  },
  staleTime: 0,
  meta: { keepsService: true },
});
