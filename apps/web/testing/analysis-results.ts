import type { CombinedNews, NewsDetail, NewsProgress } from '@gaemi/contracts/news-analysis';
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
    good_news_score: 72,
    bad_news_score: 41,
    percentage_value: 63.7,
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
    },
    data_source: 'sample',
    judged_by: 'lexicon',
    ...overrides,
  };
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
    total_score: side === 'good' ? 72 : 41,
    exact_score: side === 'good' ? 71.6 : 41.2,
    searching_period: '2026-08-21 ~ 2026-11-21',
    summary: `${side === 'good' ? '호재' : '악재'} 요약 첫 문장이에요. 이어지는 문장이에요.`,
    cleaned_reasons: ['공급 계약을 맺었어요.'],
    citations: [source.link],
    reasons: [{ text: '공급 계약을 맺었어요.', strength: 3, merged: 2, links: [source.link] }],
    sources: [source],
    contributions: [],
    rest_points: side === 'good' ? 71.6 : 41.2,
    data_source: 'sample',
    judged_by: 'lexicon',
    ...overrides,
  };
}
