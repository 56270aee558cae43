import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { NewsArticleRef, NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsChanges } from '@gaemi/contracts/news-history';
import type { StockPrices } from '@gaemi/contracts/stocks';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { newsTierLimits } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import { type SampleEvent, sampleEvents } from './sample-events.ts';

const period = '2026-08-21 ~ 2026-11-20';
const stock = { stock_code: 'X00001', stock_name: '별마루전자' };
const ids: Record<NewsSide, string> = { good: `${'0'.repeat(23)}2`, bad: `${'0'.repeat(23)}3` };
const scores: Record<NewsSide, number> = { good: 58, bad: 30 };

/** The result of an invented company, for everybody to see. Nothing of it is real, and nothing of it is fetched. */
export const sampleRecord: CombinedNews = {
  _id: `${'0'.repeat(23)}1`,
  request_id: 'sample-result',
  ...stock,
  present_name: null,
  like: false,
  model_tier: 'new',
  news_tier: 'medium',
  score_version: 2,
  good_news_score: scores.good,
  bad_news_score: scores.bad,
  reserve: 12,
  thin: false,
  lead: ['자사주 소각과 부품 공급 계약이 앞섰어요.', '파업 예고와 과징금 부과가 부담이에요.'],
  percentage_value: 64,
  good_summary: '자사주를 소각하고 큰 공급 계약을 맺었어요. 3분기 실적도 가장 좋았어요.',
  bad_summary: '노조가 파업을 예고했고 과징금을 물게 됐어요. 원자재값도 올랐어요.',
  searching_period: period,
  created_at: '2026-11-20T07:10:00.000Z',
  good_news_obj_id: ids.good,
  bad_news_obj_id: ids.bad,
  coverage: {
    asked_from: '2026-08-21',
    asked_to: '2026-11-20',
    covered_from: '2026-10-15',
    covered_to: '2026-11-20',
    found: 121,
    kept: 29,
    merged: 62,
    dropped: 30,
    publishers: 4,
    truncated: false,
    few: false,
    dropped_by: { other_company: 17, duplicate: 0, table_or_ad: 9, undated: 4, over_limit: 0 },
    events: 29,
    neutral: 9,
    price_events: 4,
    sources: [{ name: 'sample', status: 'ok', found: 121, queries: [] }],
  },
  read: 29,
  data_source: 'sample',
  judged_by: 'offline',
};

const publishers = ['가상경제', '보기일보', '본보기신문', '예시방송'];
/** Articles of an event that are named. */
const MOST_NAMED = 3;

const buildArticles = ({ id, day, short, articles }: SampleEvent): NewsArticleRef[] =>
  publishers.slice(0, Math.min(articles, MOST_NAMED)).map((publisher, place) => ({
    link: `https://example.com/${stock.stock_code.toLowerCase()}/${id}-${place + 1}`,
    title: `${stock.stock_name}, ${short}`,
    publisher,
    published_at: `${day}T0${place + 1}:20:00.000Z`,
  }));

function buildReason(event: SampleEvent): NewsDetail['reasons'][number] {
  const { id, day, text, type, strength, points, articles, isConfirmed } = event;
  return {
    event_id: id,
    text,
    type,
    strength,
    points,
    merged: articles - 1,
    links: buildArticles(event).map(({ link }) => link),
    judged_by: 'offline',
    confirmed_by: isConfirmed ? { link: `https://example.com/filings/${id}`, date: day } : null,
    differs_from: null,
    stages: null,
    corrected: null,
    reported: null,
  };
}

function groupThemes(events: readonly SampleEvent[]): NewsDetail['themes'] {
  const names = [...new Set(events.map(({ type }) => eventTypeNames[type]))];
  return names
    .map((name) => {
      const own = events.filter(({ type }) => eventTypeNames[type] === name);
      return { name, points: addUp(own), event_ids: own.map(({ id }) => id) };
    })
    .toSorted((one, other) => other.points - one.points);
}

const addUp = (events: readonly SampleEvent[]): number => events.reduce((sum, { points }) => sum + points, 0);

const events = sampleEvents
  .map(({ id, day, short, type, side, strength, points }) => ({
    event_id: id,
    day,
    short,
    type,
    side,
    strength,
    points,
  }))
  .toSorted((one, other) => (one.day < other.day ? -1 : 1));

function buildDetail(side: NewsSide): NewsDetail {
  const own = sampleEvents.filter((event) => event.side === side);
  const shown = own.slice(0, newsTierLimits.medium.maxReasons);
  const sources = own.flatMap(buildArticles);
  return {
    _id: ids[side],
    side,
    ...stock,
    model_tier: 'new',
    score_version: 2,
    total_score: scores[side],
    exact_score: scores[side],
    searching_period: period,
    summary: side === 'good' ? sampleRecord.good_summary : sampleRecord.bad_summary,
    cleaned_reasons: shown.map(({ text }) => text),
    citations: sources.map(({ link }) => link),
    reasons: shown.map(buildReason),
    unsure: [],
    events,
    themes: groupThemes(own),
    price_reactions: [
      { day: '2026-10-27', count: 1 },
      { day: '2026-11-06', count: 2 },
      { day: '2026-11-16', count: 1 },
    ],
    articles_per_day: [],
    sources,
    contributions: [],
    rest_points: scores[side],
    rest_count: own.length,
    data_source: 'sample',
    judged_by: 'offline',
  };
}

export const sampleDetails: Record<NewsSide, NewsDetail> = { good: buildDetail('good'), bad: buildDetail('bad') };

/** Closes of the working days of the period, from its first day. */
const closes = [
  41_200, 41_650, 41_400, 41_050, 40_300, 40_550, 40_900, 41_700, 41_850, 41_300, 42_100, 42_000, 42_350, 42_900,
  42_450, 42_150, 44_600, 45_300, 45_050, 45_400, 45_100, 44_200, 45_950, 45_500, 45_800, 46_300, 46_150,
];

function tradingDays(): string[] {
  const days: string[] = [];
  for (
    const day = new Date('2026-10-15T00:00:00Z');
    days.length < closes.length;
    day.setUTCDate(day.getUTCDate() + 1)
  ) {
    if (day.getUTCDay() % 6 !== 0) days.push(day.toISOString().slice(0, 10));
  }
  return days;
}

export const samplePrices: StockPrices = {
  items: tradingDays().map((day, at) => ({ day, close: closes[at] ?? 0, volume: 300_000 + 10_000 * ((at * 7) % 13) })),
  source: 'sample',
  as_of: '2026-11-20',
};

/** The example has no analysis before it. */
export const sampleChanges: NewsChanges = {
  previous_id: null,
  previous_tier: null,
  previous_created_at: null,
  good_change: null,
  bad_change: null,
  new_good_reasons: [],
  new_bad_reasons: [],
  gone_good_reasons: [],
  gone_bad_reasons: [],
};
