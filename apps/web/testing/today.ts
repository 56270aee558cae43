import type { EventAnswer, Today, TodayItem } from '@gaemi/contracts/today';

/** A good event of Samsung Electronics. */
export const buildTodayItem = (changes: Partial<TodayItem> = {}): TodayItem => ({
  ...{ event_id: 'e1', stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', side: 'good', strength: 3 },
  ...{ type: 'orders', text: '4,890억 원 규모 계약을 맺었어요.', at: '2026-11-23T01:00:00.000Z', publishers: 7 },
  ...{ links: ['https://news.example/1'], data_source: 'feed', stage: 'none', change_percent: 3.2, like: false },
  ...{ confirmed_by: { link: 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1', date: '2026-11-23' }, industry: null },
  ...changes,
});
/** That event by itself. */
export const buildEvent = (changes: Partial<EventAnswer> = {}): EventAnswer => ({
  ...buildTodayItem(),
  ...{ filing: null, prices: [], price_source: 'none', base_rate: null, analysis_id: null, reported: null },
  ...changes,
});
/** A page of a day with that event. */
export const buildToday = (changes: Partial<Today> = {}): Today => ({
  ...{ items: [buildTodayItem()], page: 1, size: 30, total: 1, pages: 1, day: '2026-11-23' },
  counts: { good: 14, bad: 10, confirmed: 17 },
  days: [
    { day: '2026-11-20', good: 3, bad: 4 },
    { day: '2026-11-23', good: 14, bad: 10 },
  ],
  picture: {
    items: [
      {
        ...{
          event_id: 'e1',
          stock_name: '삼성전자',
          market: 'KOSPI',
          industry: '전기·전자',
          side: 'good',
          strength: 3,
        },
        ...{ text: '4,890억 원 규모 계약을 맺었어요.', confirmed: true, matches: true },
      },
    ],
    columns: [{ market: 'KOSPI', industry: '전기·전자', good: 14, bad: 10 }],
  },
  sources: [{ name: 'dart', status: 'ok', since: '2026-11-20T01:00:00.000Z' }],
  ...changes,
});
