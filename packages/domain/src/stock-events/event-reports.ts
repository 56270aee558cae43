import { isFilingLink } from '../filings/filing-link.ts';
import type { EventReport, StockEvent } from './stock-event.ts';

/** Whether a report of an event is a filing, of the sample data, too. */
export const isFilingReport = ({ source, link }: Pick<EventReport, 'source' | 'link'>): boolean =>
  source === 'dart' || isFilingLink(link);

/** How many articles report an event: those that its page lists, filings aside. */
export function countArticles({ reports, articles }: Pick<StockEvent, 'reports' | 'articles'>): number {
  return reports.length === 0 ? articles : reports.filter((report) => !isFilingReport(report)).length;
}

/** How many press houses report an event: those of the articles that its page lists, filings aside. */
export function countPublishers({ reports, publishers }: Pick<StockEvent, 'reports' | 'publishers'>): number {
  if (reports.length === 0) return publishers;
  return new Set(reports.filter((report) => !isFilingReport(report)).map(({ publisher }) => publisher)).size;
}
