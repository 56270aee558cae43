import type { NewsStock, NewsStockFacets } from '@gaemi/contracts/news-list';
import { chooseLeaning } from '@gaemi/domain/scoring/stock-runs';
import { toScores } from '../to-scores.ts';

const leaning = ({ latest }: NewsStock) =>
  chooseLeaning({
    percentage: latest.percentage_value,
    thin: latest.thin,
    scores: toScores(latest),
    reserve: latest.reserve,
  });

/** The filters of the history by stock; each is named after its count. */
export const stockFilters = [
  { id: 'all', label: '전체', fits: () => true },
  { id: 'good', label: '호재 우세', fits: (stock: NewsStock) => leaning(stock) === 'good' },
  { id: 'bad', label: '악재 우세', fits: (stock: NewsStock) => leaning(stock) === 'bad' },
  { id: 'even', label: '엇비슷·근거 부족', fits: (stock: NewsStock) => leaning(stock) === 'even' },
  { id: 'liked', label: '관심 종목만', fits: ({ latest }: NewsStock) => latest.like },
  { id: 'turned', label: '방향이 바뀐 종목', fits: ({ turned }: NewsStock) => turned },
] as const satisfies readonly { id: keyof NewsStockFacets; label: string; fits: (stock: NewsStock) => boolean }[];

export type StockFilter = (typeof stockFilters)[number];

/** The filter that an address names; all stocks where it names none. */
export function readStockFilter(params: URLSearchParams): StockFilter {
  return stockFilters.find(({ id }) => id === params.get('show')) ?? stockFilters[0];
}
