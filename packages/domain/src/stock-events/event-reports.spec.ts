import { describe, expect, it } from 'vitest';
import { countArticles, countPublishers, isFilingReport } from './event-reports.ts';
import type { EventReport } from './stock-event.ts';

const report = (publisher: string, change: Partial<EventReport> = {}): EventReport => ({
  title: '공급계약 수주',
  link: `https://press.example/${publisher}`,
  publisher,
  publishedAt: new Date('2026-11-23T00:00:00Z'),
  source: 'naver',
  fetchedAt: new Date('2026-11-23T01:00:00Z'),
  ...change,
});
const filing = report('금융감독원', { source: 'dart', link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1' });
const counted = (reports: EventReport[]) => {
  const event = { reports, articles: 7, publishers: 5 };
  return [countArticles(event), countPublishers(event)];
};

describe('the reports of an event', () => {
  it('count each press house once, and no filing', () => {
    expect(counted([report('가나일보'), report('가나일보'), report('다라경제'), filing])).toEqual([3, 2]);
    expect(counted([filing])).toEqual([0, 0]);
  });

  it('were not stored with old events, which have numbers alone', () => {
    expect(counted([])).toEqual([7, 5]);
  });

  it('are filings by their source or their link', () => {
    expect(isFilingReport(filing)).toBe(true);
    expect(isFilingReport({ ...filing, source: 'sample' })).toBe(true);
    expect(isFilingReport(report('가나일보'))).toBe(false);
  });
});
