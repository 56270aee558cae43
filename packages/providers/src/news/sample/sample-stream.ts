import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { bySize } from '@gaemi/domain/stock-search/size-order';
import type { NewsStream } from '../news-stream.ts';
import { createSampleNews } from './sample-news.ts';

/** Companies with sample news of the day, the largest. */
const COMPANIES = 60;
const DAY_MS = 86_400_000;
/** How far back the first read begins. */
const FIRST_MS = 7 * DAY_MS;

/** The companies with sample news of the day. */
export const largestCompanies = (companies: readonly ListedCompany[]): ListedCompany[] =>
  companies.toSorted(bySize).slice(0, COMPANIES);

/** Sample news of the largest companies as a stream. The position is the moment up to which it was read. */
export function createSampleStream(): NewsStream {
  const news = createSampleNews();
  return {
    name: 'sample',
    source: 'sample',
    synthetic: true,
    forget: () => undefined,
    read: async ({ position, companies, now, signal }) => {
      const from = new Date(Math.max(new Date(position ?? 0).getTime(), now.getTime() - FIRST_MS));
      const read = await Promise.all(
        largestCompanies(companies).map(async (company) => {
          const { articles } = await news.gather({ company, from, to: now, signal });
          return articles.map((article) => ({ article, stockCode: company.code }));
        }),
      );
      return { articles: read.flat(), complete: { from, to: now }, position: now.toISOString(), more: false };
    },
  };
}
