import { addMonths, seoulDay } from '@gaemi/domain/seoul-time';
import type { NewsSource } from '../news-source.ts';
import { sampleMonth } from './sample-month.ts';

/**
 * Sample news for any company and any period, the same on every machine. A day's articles never change; later days only
 * add.
 */
export function createSampleNews(): NewsSource {
  return {
    name: 'sample',
    synthetic: true,
    filings: false,
    gather: async ({ company, from, to, signal }) => {
      signal.throwIfAborted();
      const months: string[] = [];
      const last = seoulDay(to);
      for (let month = `${seoulDay(from).slice(0, 7)}-01`; month <= last; month = addMonths(month, 1))
        months.push(month);
      const articles = months
        .flatMap((month) => sampleMonth(company, month))
        .filter(({ publishedAt }) => publishedAt >= from && publishedAt <= to)
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.link < b.link ? -1 : 1));
      return { articles, undated: 0, completeFrom: from, queries: [] };
    },
  };
}
