import { describe, expect, it } from 'vitest';
import type { Article } from './article.ts';
import { buildCoverage, selectInWindow } from './coverage.ts';
import { judged } from './judge/testing/judged.ts';
import { FEW_EVENTS } from './scoring/few-events.ts';
import { contract } from './testing/filing-fixture.ts';

const article = (id: string, at: string, publisher = 'a'): Article => ({
  id,
  title: id,
  description: '',
  link: `https://news.example/${id}`,
  publisher,
  publishedAt: new Date(at),
});
const sources = [{ name: 'sample', status: 'ok', found: 11, queries: [] as string[] }] as const;
const ids = (articles: readonly Article[]) => articles.map(({ id }) => id);

describe('the window', () => {
  it('includes its first and last moment in Seoul and counts the other articles by reason', () => {
    const selection = selectInWindow(
      [
        article('first', '2026-10-21T00:00:00+09:00'),
        article('now', '2026-11-21T12:00:00+09:00'),
        article('before', '2026-10-20T23:59:59.999+09:00'),
        article('later', '2026-11-21T12:00:00.001+09:00'),
        article('old', '2023-01-01T00:00:00Z'),
        article('undated', 'no date'),
        article('zoned', '2026-11-20T22:00:00-05:00'),
      ],
      { from: '2026-10-21', to: '2026-11-21', asOf: new Date('2026-11-21T12:00:00+09:00') },
    );
    expect(ids(selection.inside)).toEqual(['first', 'now', 'zoned']);
    expect(ids(selection.future)).toEqual(['later']);
    expect(ids(selection.tooOld)).toEqual(['before', 'old']);
    expect(ids(selection.undated)).toEqual(['undated']);
  });
});

describe('the coverage', () => {
  it('adds up: found = kept + merged + dropped', () => {
    const { coverage, droppedByReason } = buildCoverage({
      askedFrom: '2026-10-21',
      askedTo: '2026-11-21',
      events: [
        {
          articles: [article('1', '2026-11-01T23:30:00+09:00'), article('2', '2026-11-02T00:30:00+09:00', 'b')],
          judgement: judged(),
        },
        { articles: [article('3', '2026-10-30T09:00:00+09:00')], judgement: judged({ kind: 'price' }) },
      ],
      dropped: { future: 1, not_about_company: 5, doubtful: 2 },
      truncated: true,
      sources,
    });
    expect(coverage).toEqual({
      askedFrom: '2026-10-21',
      askedTo: '2026-11-21',
      coveredFrom: '2026-10-30',
      coveredTo: '2026-11-02',
      found: 11,
      kept: 2,
      merged: 1,
      dropped: 8,
      publishers: 2,
      truncated: true,
      few: true,
      droppedBy: { other_company: 7, duplicate: 0, table_or_ad: 0, undated: 1, over_limit: 0 },
      events: 2,
      neutral: 0,
      priceEvents: 1,
      sources,
    });
    expect(droppedByReason).toEqual({ future: 1, not_about_company: 5, doubtful: 2 });
  });

  it('flags few events', () => {
    const toCoverage = (size: number) =>
      buildCoverage({
        askedFrom: '2026-10-21',
        askedTo: '2026-11-21',
        events: Array.from({ length: size }, (_, id) => ({
          articles: [article(String(id), '2026-11-01T09:00:00+09:00')],
          judgement: judged(),
        })),
        dropped: {},
        truncated: false,
        sources,
      }).coverage;
    expect([toCoverage(FEW_EVENTS - 1).few, toCoverage(FEW_EVENTS).few]).toEqual([true, false]);
  });

  it('counts every event as one of a side, neutral or only about the price', () => {
    const counts = [
      [judged(), { neutral: 0, priceEvents: 0 }],
      [judged({ label: 'bad', kind: 'analyst' }), { neutral: 0, priceEvents: 0 }],
      [judged({ label: 'neutral' }), { neutral: 1, priceEvents: 0 }],
      [judged({ subject: 'listed' }), { neutral: 1, priceEvents: 0 }],
      [judged({ material: false }), { neutral: 1, priceEvents: 0 }],
      [judged({ kind: 'column' }), { neutral: 1, priceEvents: 0 }],
      [judged({ kind: 'flows' }), { neutral: 0, priceEvents: 1 }],
    ] as const;
    for (const [judgement, expected] of counts) {
      const { coverage } = buildCoverage({
        askedFrom: '2026-10-21',
        askedTo: '2026-11-21',
        events: [{ articles: [article('1', '2026-11-01T09:00:00+09:00')], judgement }],
        dropped: {},
        truncated: false,
        sources,
      });
      expect(coverage).toMatchObject({ events: 1, ...expected });
    }
  });

  it('groups the reasons for leaving articles out; without a judgement is no group of its own', () => {
    const { coverage } = buildCoverage({
      askedFrom: '2026-10-21',
      askedTo: '2026-11-21',
      events: [],
      dropped: {
        undated: 1,
        too_old: 2,
        future: 4,
        over_limit: 8,
        duplicate: 16,
        table_or_ad: 32,
        routine_filing: 64,
        not_judged: 128,
      },
      truncated: false,
      sources,
    });
    expect(coverage.droppedBy).toEqual({
      other_company: 0,
      duplicate: 16,
      table_or_ad: 96,
      undated: 7,
      over_limit: 8,
    });
    expect(coverage.dropped).toBe(255);
  });

  it('covers nothing without events', () => {
    const { coverage } = buildCoverage({
      askedFrom: '2026-10-21',
      askedTo: '2026-11-21',
      events: [],
      dropped: {},
      truncated: false,
      sources,
    });
    expect(coverage).toMatchObject({ coveredFrom: null, coveredTo: null, found: 0, kept: 0, publishers: 0 });
  });

  it('counts who files among no publishers', () => {
    const filing = { ...article('1', '2026-11-18T10:00:00+09:00', '금융감독원 전자공시'), filing: contract };
    const asked = { askedFrom: '2026-11-01', askedTo: '2026-11-21', dropped: {}, truncated: false, sources };
    const events = [{ articles: [filing], judgement: judged() }];
    expect(buildCoverage({ ...asked, events }).coverage).toMatchObject({ found: 1, publishers: 0 });
    const confirmed = [{ articles: [article('2', '2026-11-18T10:00:00+09:00'), filing], judgement: judged() }];
    expect(buildCoverage({ ...asked, events: confirmed }).coverage).toMatchObject({ found: 2, publishers: 1 });
  });
});
