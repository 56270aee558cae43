import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { NewsExport } from '@gaemi/contracts/news-history';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('check-export.ts', import.meta.url));
const check = (input: string) => spawnSync(process.execPath, [script], { input, encoding: 'utf8' });

// One good event of strength 2, reported by one publisher, a quarter of the window ago (a half-life is half of the
// window): weight 2 · √½, out of 30 events: 100 · (1 − e^(−√2 / 20)).
const exact = 100 * (1 - Math.exp(-Math.SQRT2 / 20));
const exported: NewsExport = {
  version: 1,
  _id: '0123456789abcdef01234567',
  stock_code: '005930',
  stock_name: '삼성전자',
  model_tier: 'basic',
  news_tier: 'basic',
  searching_period: '2026-10-20 ~ 2026-11-21',
  created_at: '2026-11-21T03:00:00.000Z',
  data_source: 'sample',
  judged_by: 'lexicon',
  judge_version: 'lexicon-1',
  as_of: '2026-11-21T03:00:00.000Z',
  window_days: 32,
  max_articles: 30,
  coverage: {
    asked_from: '2026-10-20',
    asked_to: '2026-11-21',
    covered_from: '2026-11-13',
    covered_to: '2026-11-13',
    found: 1,
    kept: 1,
    merged: 0,
    dropped: 0,
    publishers: 1,
    truncated: false,
  },
  dropped_because: {},
  good_news_score: 7,
  bad_news_score: 0,
  good_exact_score: exact,
  bad_exact_score: 0,
  events: [
    {
      event: 'order',
      judgement: { label: 'good', strength: 2, reason: '수주' },
      publishers: 1,
      points: exact,
      articles: [
        {
          link: 'https://news.example/1',
          title: '수주',
          publisher: '예시일보',
          published_at: '2026-11-13T03:00:00.000Z',
          represents: true,
        },
      ],
    },
  ],
};
const changed = (change: Partial<NewsExport>) => check(JSON.stringify({ ...exported, ...change }));

describe('the check-export command', () => {
  it('accepts an export whose scores follow from its events, computed by hand', () => {
    const { stdout, stderr, status } = check(`\u{FEFF}${JSON.stringify(exported)}`);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe('삼성전자: good 7, bad 0, and the points of 1 events: as computed again\n');
  });

  it.each<[string, Partial<NewsExport>, RegExp]>([
    ['a total', { good_news_score: 8 }, /^good_news_score: the export says 8, its events give 7\n$/],
    ['an exact score, by little', { bad_exact_score: 1.1e-9 }, /^bad_exact_score: /],
    [
      'the points of an event',
      { events: exported.events.map((event) => ({ ...event, points: 0 })) },
      /^points of event/,
    ],
    [
      'an input of the formula',
      { max_articles: 60 },
      /^good_news_score: .*\ngood_exact_score: .*\npoints of event order: /,
    ],
  ])('exits with 1 and names %s that differs', (_, change, message) => {
    const { stdout, stderr, status } = changed(change);
    expect(stderr).toMatch(message);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  });

  it('ignores differences below 1e-9', () => {
    expect(changed({ bad_exact_score: 0.9e-9 }).status).toBe(0);
  });

  it.each([
    ['', 'not JSON'],
    ['{"version":1', 'not JSON'],
    ['{"version":2}', 'not an export:'],
    ['[]', 'not an export:'],
  ])('exits with 1 for input that is not an export: %j', (input, message) => {
    const { stderr, status } = check(input);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });
});
