import type { NewsRun } from '@gaemi/contracts/news-list';

/** An analysis of a stock in short, so many days before the newest. */
export const buildRun = (at: number, more: Partial<NewsRun> = {}): NewsRun => ({
  _id: (at + 256).toString(16).padStart(24, 'd'),
  created_at: `2026-11-${String(21 - at).padStart(2, '0')}T03:04:05.000Z`,
  news_tier: 'medium',
  good: 58 - at,
  bad: 30,
  reserve: 12 + at,
  thin: false,
  percentage_value: 64,
  score_version: 2,
  lead: [`이유 ${at}가 앞섰어요.`],
  ...more,
});
