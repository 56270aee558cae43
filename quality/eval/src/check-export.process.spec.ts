import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type ExportColumn, exportHeads } from '@gaemi/contracts/news-export-heads';
import type { NewsExport } from '@gaemi/contracts/news-history';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('check-export.ts', import.meta.url));
const check = (input: string) => spawnSync(process.execPath, [script], { input, encoding: 'utf8' });

// By the first formula: one good event of strength 2, reported by one publisher, a quarter of the window ago (a half-life is half of the
// window): weight 2 · √½, out of 30 events: 100 · (1 − e^(−√2 / 20)).
const exact = 100 * (1 - Math.exp(-Math.SQRT2 / 20));
const firstVersion: NewsExport = {
  version: 1,
  score_version: 1,
  reserve: null,
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
      corrected: null,
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
// By the second formula: half of its strength is left after 30 days, so the weight is 1 beside a reserve of 6.
const exactNow = 100 / 7;
const exported: NewsExport = {
  ...firstVersion,
  score_version: 2,
  good_news_score: 14,
  reserve: 86,
  good_exact_score: exactNow,
  events: firstVersion.events.map((event) => ({
    ...event,
    judgement: {
      label: 'good',
      strength: 2,
      reason: '수주',
      subject: 'yes',
      kind: 'event',
      type: 'orders',
      material: true,
    },
    points: exactNow,
    articles: event.articles.map((article) => ({ ...article, published_at: '2026-10-22T14:59:59.999Z' })),
  })),
};
const changed = (change: Partial<NewsExport>, base = exported) => check(JSON.stringify({ ...base, ...change }));

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
  publishedAt: '2026-10-22T14:59:59.999Z',
  link: 'https://news.example/1',
  label: '호재',
  strength: 2,
  reason: '수주',
  subject: 'yes',
  kind: 'event',
  type: '수주·계약',
  material: 'Y',
  publishers: 1,
  goodPoints: exactNow,
  badPoints: 0,
  scoreVersion: 2,
  asOf: '2026-11-21T03:00:00.000Z',
  windowDays: 32,
  maxEvents: 30,
  dataSource: 'sample',
  judgedBy: 'offline',
  judgeVersion: 'offline-1',
  corrected: '',
};
const classification: readonly ExportColumn[] = ['reserve', 'subject', 'kind', 'type', 'material', 'scoreVersion'];
const firstVersionCells: Partial<typeof cells> = {
  goodScore: 7,
  publishedAt: '2026-11-13T03:00:00.000Z',
  goodPoints: exact,
};

/** The text of a table, a copy of the article as its second row; `left` names columns that older files lack. */
function tableOf(change: Partial<typeof cells> = {}, left: readonly ExportColumn[] = []): string {
  const row = { ...cells, ...change };
  const columns = (Object.keys(exportHeads) as ExportColumn[]).filter((column) => !left.includes(column));
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

  it('accepts one of the first formula, also from before files told their version', () => {
    const { score_version, reserve, ...older } = firstVersion;
    for (const each of [firstVersion, older]) {
      const { stdout, stderr } = check(JSON.stringify(each));
      expect(stderr).toBe('');
      expect(stdout).toBe('삼성전자: good 7, bad 0, and the points of 1 events: as computed again\n');
    }
  });

  it.each([
    ['of the second formula', tableOf(), 'good 14, bad 0'],
    [
      'of the first formula',
      tableOf({
        ...firstVersionCells,
        ...{ reserve: '', subject: '', kind: '', type: '', material: '', scoreVersion: 1 },
      }),
      'good 7, bad 0',
    ],
    ['from before tables told their version', tableOf(firstVersionCells, classification), 'good 7, bad 0'],
  ])('accepts a table %s', (_, text, scores) => {
    const { stdout, stderr, status } = check(text);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toBe(`삼성전자: ${scores}, and the points of 1 events: as computed again\n`);
  });

  it.each<[string, string, RegExp]>([
    ['the points of an event', tableOf({ goodPoints: 15 }), /^good_exact_score: .*\npoints of event order: /],
    ['the classification', tableOf({ kind: 'price' }), /^good_news_score: the export says 14, its events give 0\n/],
    ['the reserve', tableOf({ reserve: 85 }), /^reserve: the export says 85, its events give 86\n$/],
    ['a column', tableOf({ asOf: '' }), /^not an export:/],
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

  it('checks the tier only of exports of the first formula', () => {
    expect(changed({ max_articles: 60 }).status).toBe(0);
    expect(changed({ max_articles: 60 }, firstVersion).stderr).toMatch(
      /^good_news_score: .*\ngood_exact_score: .*\npoints of event order: /,
    );
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
