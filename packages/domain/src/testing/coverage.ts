import type { Coverage } from '../coverage.ts';

/** A coverage of nothing but what is given. */
export const toCoverage = (change: Partial<Coverage> = {}): Coverage => ({
  askedFrom: '2026-08-21',
  askedTo: '2026-11-21',
  coveredFrom: null,
  coveredTo: null,
  found: 0,
  kept: 0,
  merged: 0,
  dropped: 0,
  publishers: 0,
  truncated: false,
  few: false,
  droppedBy: { other_company: 0, duplicate: 0, table_or_ad: 0, undated: 0, over_limit: 0 },
  events: 0,
  neutral: 0,
  priceEvents: 0,
  sources: [],
  ...change,
});
