import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ExportColumn, exportHeads } from '@gaemi/contracts/news-export-heads';
import type { NewsExport } from '@gaemi/contracts/news-history';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('check-export.ts', import.meta.url));
const check = (input: string) => spawnSync(process.execPath, [script], { input, encoding: 'utf8' });

// Half of its strength is left after 30 days, so the weight is 1 beside a reserve of 6.
const exact = 100 / 7;
const exported: NewsExport = {
  version: 1,
  score_version: 2,
  reserve: 86,
  _id: '0123456789abcdef01234567',
  stock_code: '005930',
  stock_name: '삼성전자',
  model_tier: 'basic',
  news_tier: 'basic',
  searching_period: '2026-10-20 ~ 2026-11-21',
  created_at: '2026-11-21T03:00:00.000Z',
  data_source: 'sample',
  judged_by: 'offline',
  judge_version: 'offline-1',
  as_of: '2026-11-21T03:00:00.000Z',
  window_days: 32,
  max_articles: 30,
  coverage: {
    asked_from: '2026-10-20',
    asked_to: '2026-11-21',
    covered_from: '2026-10-22',
    covered_to: '2026-10-22',
    found: 1,
    kept: 1,
    merged: 0,
    dropped: 0,
    publishers: 1,
    truncated: false,
    few: true,
    dropped_by: { other_company: 0, duplicate: 0, table_or_ad: 0, undated: 0, over_limit: 0 },
    events: 1,
    neutral: 0,
    price_events: 0,
    sources: [],
  },
  dropped_because: {},
  good_news_score: 14,
  bad_news_score: 0,
  good_exact_score: exact,
  bad_exact_score: 0,
  events: [
    {
      event: 'order',
      judgement: {
        ...{ label: 'good', strength: 2, reason: '수주' },
        ...{ subject: 'yes', kind: 'event', type: 'orders', material: true },
      },
      corrected: null,
      publishers: 1,
      points: exact,
      articles: [
        {
          link: 'https://news.example/1',
          title: '수주',
          publisher: '예시일보',
          published_at: '2026-10-22T14:59:59.999Z',
          represents: true,
        },
      ],
    },
  ],
};
const changed = (change: Partial<NewsExport>) => check(JSON.stringify({ ...exported, ...change }));

/** A table with one row for each article of an export of one event. */
const cells: Record<ExportColumn, string | number> = {
  stockCode: '005930',
  stockName: '삼성전자',
  period: '2026-10-20 ~ 2026-11-21',
  goodScore: 14,
  badScore: 0,
  reserve: 86,
  event: 'order',
  represents: 'Y',
  title: '"수주, 또"',
  publisher: '예시일보',
  publishedAt: '2026-10-22T23:59:59.999+09:00',
  link: 'https://news.example/1',
  label: '호재',
  strength: 2,
  reason: '수주',
  subject: 'yes',
  kind: 'event',
  type: '수주·계약',
  material: 'Y',
  publishers: 1,
  goodPoints: exact,
  badPoints: 0,
  scoreVersion: 2,
  asOf: '2026-11-21T12:00:00.000+09:00',
  windowDays: 32,
  maxEvents: 30,
  dataSource: 'sample',
  judgedBy: 'offline',
  judgeVersion: 'offline-1',
  corrected: '',
};
/** The text of a table, a copy of the article as its second row. */
function buildTable(change: Partial<typeof cells> = {}): string {
  const row = { ...cells, ...change };
  const columns = Object.keys(exportHeads) as ExportColumn[];
  const line = (of: typeof cells) => columns.map((column) => of[column]).join(',');
  const copy = { ...row, represents: 'N', goodPoints: 0 };
  return `\u{FEFF}${[columns.map((column) => exportHeads[column]).join(','), line(row), line(copy)].join('\r\n')}\r\n`;
}

describe('the check-export command', () => {
  it('accepts an export whose scores follow from its events, computed by hand', () => {
    const { stdout, stderr, status } = check(`\u{FEFF}${JSON.stringify(exported)}`);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe('삼성전자: good 14, bad 0, and the points of 1 events: as computed again\n');
  });

  it('accepts its table', () => {
    const { stdout, stderr, status } = check(buildTable());
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe('삼성전자: good 14, bad 0, and the points of 1 events: as computed again\n');
  });

  it.each<[string, string, RegExp]>([
    ['the points of an event', buildTable({ goodPoints: 15 }), /^good_exact_score: .*\npoints of event order: /],
    ['the classification', buildTable({ kind: 'price' }), /^good_news_score: the export says 14, its events give 0\n/],
    ['the reserve', buildTable({ reserve: 85 }), /^reserve: the export says 85, its events give 86\n$/],
    ['a column', buildTable({ asOf: '' }), /^not an export:/],
  ])('exits with 1 for a table in which %s does not hold', (_, text, message) => {
    const { stdout, stderr, status } = check(text);
    expect(stderr).toMatch(message);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  });

  it.each<[string, Partial<NewsExport>, RegExp]>([
    ['a total', { good_news_score: 8 }, /^good_news_score: the export says 8, its events give 14\n$/],
    ['an exact score, by little', { bad_exact_score: 1.1e-9 }, /^bad_exact_score: /],
    [
      'the points of an event',
      { events: exported.events.map((event) => ({ ...event, points: 0 })) },
      /^points of event/,
    ],
    [
      'an input of the formula',
      { as_of: '2026-11-22T03:00:00.000Z' },
      /^good_exact_score: .*\npoints of event order: /,
    ],
    ['a reserve', { reserve: 87 }, /^reserve: the export says 87, its events give 86\n$/],
  ])('exits with 1 and names %s that differs', (_, change, message) => {
    const { stdout, stderr, status } = changed(change);
    expect(stderr).toMatch(message);
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
  });

  it('ignores differences below 1e-9', () => {
    expect(changed({ bad_exact_score: 0.9e-9 }).status).toBe(0);
  });

  it.each([
    [JSON.stringify({ ...exported, score_version: 1 }), 'scores of formula 1 cannot be computed again'],
    ['', 'not JSON'],
    ['{"version":1', 'not JSON'],
    ['{"version":2}', 'not an export:'],
    ['[]', 'not an export:'],
  ])('exits with 1 for input that cannot be checked: %.40s', (input, message) => {
    const { stderr, status } = check(input);
    expect(stderr).toContain(message);
    expect(status).toBe(1);
  });
});
