import type { CombinedNews, NewsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsDetail } from '@gaemi/contracts/news-detail';
import type { NewsSide } from '@gaemi/domain/news-side';

const objectId = (digit: number) => String(digit).repeat(24);

export function progressOf(progress: number, overrides: Partial<NewsProgress['statuses']> = {}): NewsProgress {
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

export function combinedOf(requestId: string, overrides: Partial<CombinedNews> = {}): CombinedNews {
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
      sources: [{ name: 'sample', status: 'ok', found: 128 }],
    },
    data_source: 'sample',
    judged_by: 'lexicon',
    ...overrides,
  };
}

/** A result of the first formula. */
export function firstVersionOf(requestId: string): CombinedNews {
  return combinedOf(requestId, {
    score_version: 1,
    good_news_score: 72,
    bad_news_score: 41,
    reserve: null,
    lead: [],
    percentage_value: 63.7,
  });
}

export function detailOf(side: NewsSide, overrides: Partial<NewsDetail> = {}): NewsDetail {
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
        judged_by: 'lexicon',
        confirmed_by: null,
        differs_from: null,
        stages: null,
      },
    ],
    events: [],
    themes: [],
    price_reactions: [],
    sources: [source],
    contributions: [],
    rest_points: side === 'good' ? 58.3 : 29.9,
    data_source: 'sample',
    judged_by: 'lexicon',
    ...overrides,
  };
}
