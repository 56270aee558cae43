import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsChanges } from '@gaemi/contracts/news-history';
import { paged } from '@gaemi/contracts/paging';
import { buildCombined, buildDetail } from './analysis-results.ts';
import type { StubAnswer, StubApi, StubCall } from './stub-api.ts';

/** `count` analyses, newest first, each of a stock of its own: 종목1 (000001), 종목2 (000002), … */
export function buildRecords(count: number): CombinedNews[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return buildCombined(`request-${number}`, {
      _id: number.toString(16).padStart(24, 'a'),
      stock_code: String(number).padStart(6, '0'),
      stock_name: `종목${number}`,
    });
  });
}

/** The page of a list that a call asks for. */
export function buildPage<Item>(items: readonly Item[], { query }: StubCall): StubAnswer {
  const page = Number(query.get('page') ?? 1);
  const size = Number(query.get('size') ?? 3);
  return { body: paged(items.slice((page - 1) * size, page * size), items.length, { page, size }) };
}

export const firstAnalysis: NewsChanges = {
  previous_id: null,
  previous_created_at: null,
  previous_tier: null,
  good_change: null,
  bad_change: null,
  new_good_reasons: [],
  new_bad_reasons: [],
  gone_good_reasons: [],
  gone_bad_reasons: [],
};

/** Lets the API know these analyses and what belongs to them; the array may change between calls. */
export function answerRecords(api: StubApi, records: CombinedNews[]): void {
  const named = ({ query }: StubCall) =>
    records.filter(
      (record) =>
        record.stock_name.includes(query.get('stock_name') ?? '') &&
        [null, record.stock_code].includes(query.get('stock_code')),
    );
  api.on(/GET combined-news-result$/, (call) => buildPage(named(call), call));
  api.on(/GET combined-news\/\w+$/, ({ path }) => ({ body: records.find(({ _id }) => path.endsWith(_id)) }));
  api.on(/GET combined-news\/\w+\/changes/, () => ({ body: firstAnalysis }));
  api.on(/GET good-news/, () => ({ body: buildDetail('good') }));
  api.on(/GET bad-news/, () => ({
    body: buildDetail('bad', { reasons: [], cleaned_reasons: [], citations: [], sources: [] }),
  }));
}
