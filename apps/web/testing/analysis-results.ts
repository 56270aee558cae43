import type { CombinedNews, NewsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsSide } from '@gaemi/domain/news-side';

const objectId = (digit: number) => String(digit).repeat(24);

export function buildProgress(progress: number, overrides: Partial<NewsProgress['statuses']> = {}): NewsProgress {
  const done = progress === 100;
  return {
    progress,
    statuses: {
      good: done ? 'done' : 'running',
      bad: done ? 'done' : 'pending',
      combined: done ? 'done' : 'pending',
      ...overrides,
    },
  };
}

export function buildCombined(requestId: string, overrides: Partial<CombinedNews> = {}): CombinedNews {
  return {
    _id: objectId(1),
    request_id: requestId,
    stock_code: '005930',
    stock_name: '삼성전자',
    present_name: null,
    like: false,
    model_tier: 'pro',
    news_tier: 'medium',
    score_version: 2,
    good_news_score: 58,
    bad_news_score: 30,
    reserve: 12,
    thin: false,
    lead: ['자사주 소각과 3분기 실적이 앞섰어요.', '과징금이 부담이에요.'],
    percentage_value: 64.2,
    good_summary: '좋은 소식이에요.',
    bad_summary: '나쁜 소식이에요.',
    searching_period: '2026-08-21 ~ 2026-11-21',
    created_at: '2026-11-21T03:04:05.000Z',
    good_news_obj_id: objectId(2),
    bad_news_obj_id: objectId(3),
    coverage: {
      asked_from: '2026-08-21',
      asked_to: '2026-11-21',
      covered_from: '2026-10-01',
      covered_to: '2026-11-20',
      found: 128,
      kept: 64,
      merged: 41,
      dropped: 23,
      publishers: 18,
      truncated: false,
      few: false,
      dropped_by: { other_company: 15, duplicate: 0, table_or_ad: 0, undated: 3, over_limit: 5 },
      events: 64,
      neutral: 20,
      price_events: 6,
      sources: [{ name: 'sample', status: 'ok', found: 128, queries: [] }],
    },
    read: 64,
    data_source: 'sample',
    judged_by: 'offline',
    ...overrides,
  };
}

export function buildDetail(side: NewsSide, overrides: Partial<NewsDetail> = {}): NewsDetail {
  const source = {
    link: 'https://news.example.com/1',
    title: '5년 공급 계약 체결',
    publisher: '한강경제',
    published_at: '2026-11-10T15:30:00.000Z',
  };
  return {
    _id: objectId(side === 'good' ? 2 : 3),
    side,
    stock_code: '005930',
    stock_name: '삼성전자',
    model_tier: 'pro',
    score_version: 2,
    total_score: side === 'good' ? 58 : 30,
    exact_score: side === 'good' ? 58.3 : 29.9,
    searching_period: '2026-08-21 ~ 2026-11-21',
    summary: `${side === 'good' ? '호재' : '악재'} 요약 첫 문장이에요. 이어지는 문장이에요.`,
    cleaned_reasons: ['공급 계약을 맺었어요.'],
    citations: [source.link],
    reasons: [
      {
        event_id: 'event-1',
        text: '공급 계약을 맺었어요.',
        type: 'orders',
        strength: 3,
        points: 12.3,
        merged: 2,
        links: [source.link],
        judged_by: 'offline',
        confirmed_by: null,
        differs_from: null,
        stages: null,
        corrected: null,
        reported: null,
      },
    ],
    unsure: [],
    events: [],
    themes: [],
    price_reactions: [],
    articles_per_day: [],
    sources: [source],
    contributions: [],
    rest_points: side === 'good' ? 58.3 : 29.9,
    rest_count: 1,
    data_source: 'sample',
    judged_by: 'offline',
    ...overrides,
  };
}

type TimelineEvent = NewsDetail['events'][number];

const goodEvents: TimelineEvent[] = [
  {
    event_id: 'g1',
    day: '2026-11-06',
    short: '자사주 소각',
    type: 'shareholder_returns',
    side: 'good',
    strength: 3,
    points: 30.2,
  },
  { event_id: 'g2', day: '2026-11-16', short: '공급 계약', type: 'orders', side: 'good', strength: 3, points: 27.6 },
  { event_id: 'g3', day: '2026-10-20', short: '수주', type: 'orders', side: 'good', strength: 1, points: 0.5 },
];
const badEvents: TimelineEvent[] = [
  { event_id: 'b1', day: '2026-11-12', short: '파업', type: 'accident', side: 'bad', strength: 3, points: 29.9 },
];

/** Details of both sides with a timeline: three good events, one of less than a point, and a bad one. */
export function eventfulDetails(): Record<NewsSide, NewsDetail> {
  const events = [...goodEvents, ...badEvents].toSorted((a, b) => a.day.localeCompare(b.day));
  const price_reactions = [{ day: '2026-11-09', count: 2 }];
  const buildReason = (
    { event_id, type, strength, points }: TimelineEvent,
    text: string,
  ): NewsDetail['reasons'][number] => ({
    event_id,
    text,
    type,
    strength,
    points,
    merged: 1,
    links: ['https://news.example.com/1'],
    judged_by: 'offline',
    confirmed_by: null,
    differs_from: null,
    stages: null,
    corrected: null,
    reported: null,
  });
  const [first, second] = goodEvents;
  const [bad] = badEvents;
  if (first === undefined || second === undefined || bad === undefined) throw new Error('no events');
  return {
    good: buildDetail('good', {
      events,
      price_reactions,
      reasons: [
        buildReason(first, '자사주 16조 원어치를 소각하기로 했어요.'),
        buildReason(second, '17조 원짜리 계약을 맺었어요.'),
      ],
      themes: [
        { name: '주주환원', points: 30.2, event_ids: ['g1'] },
        { name: '수주·계약', points: 28.1, event_ids: ['g2', 'g3'] },
      ],
    }),
    bad: buildDetail('bad', {
      events,
      price_reactions,
      reasons: [buildReason(bad, '노조가 파업을 예고했어요.')],
      themes: [{ name: '사고', points: 29.9, event_ids: ['b1'] }],
    }),
  };
}
