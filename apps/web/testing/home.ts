import type { Home } from '@gaemi/contracts/home';

/** What the home screen of a member without stocks or analyses has. */
export const buildHome = (changes: Partial<Home> = {}): Home => ({
  credit: 1_240,
  grade: 'pro',
  // 03:30 of the 23rd in Seoul.
  expired_at: '2026-12-22T18:30:00.000Z',
  analyses_left: { news: 62, mjb: 124 },
  spent_this_month: 60,
  recent: [],
  watched_count: 0,
  briefing: { on: true, at: '08:00', stocks: 3, paused_until: null },
  watched: null,
  latest_filings: [],
  this_week: [],
  ...changes,
});
