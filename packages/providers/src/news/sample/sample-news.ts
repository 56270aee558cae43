import type { Article } from '@gaemi/domain/article';
import { addMonths, firstOfMonth, seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { NewsSource } from '../news-source.ts';
import { sampleFilings } from './sample-filings.ts';
import { sampleEvents } from './sample-month.ts';
import { sampleRumour } from './sample-rumour.ts';

/**
 * Sample news for any company and any period, the same on every machine. A day's articles never change; later days only
 * add.
 */
export function createSampleNews(): NewsSource {
  return {
    name: 'sample',
    synthetic: true,
    filings: false,
    searches: true,
    skipsArchived: false,
    gather: async ({ company, from, to, signal }) => {
      signal.throwIfAborted();
      const months: string[] = [];
      const last = seoulDay(to);
      for (let month = firstOfMonth(seoulDay(from)); month <= last; month = addMonths(month, 1)) months.push(month);
      const articles = months
        .flatMap((month) => sampleMonth(company, month))
        .filter(({ publishedAt }) => publishedAt >= from && publishedAt <= to)
        .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || (a.link < b.link ? -1 : 1));
      return { articles, undated: 0, completeFrom: from, queries: [] };
    },
  };
}

/**
 * Returns all sample articles and filings of a company in a month (`month`: its first day, yyyy-MM-dd), always the same.
 */
function sampleMonth(company: ListedCompany, month: string): Article[] {
  const events = sampleEvents(company, month);
  return [
    ...events.flatMap(({ articles }) => articles),
    ...sampleFilings(company, events),
    ...sampleRumour(company, month),
  ];
}
