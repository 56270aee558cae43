import { describe, expect, it } from 'vitest';
import type { Article } from './article.ts';
import { buildCoverage, selectInWindow } from './coverage.ts';
import { FEW_EVENTS } from './scoring/few-events.ts';

const article = (id: string, at: string, publisher = 'a'): Article => ({
  id,
  title: id,
  description: '',
  link: `https://news.example/${id}`,
  publisher,
  publishedAt: new Date(at),
});
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
        { articles: [article('1', '2026-11-01T23:30:00+09:00'), article('2', '2026-11-02T00:30:00+09:00', 'b')] },
        { articles: [article('3', '2026-10-30T09:00:00+09:00')] },
      ],
      dropped: { future: 1, not_about_company: 5, doubtful: 2 },
      truncated: true,
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
    });
    expect(droppedByReason).toEqual({ future: 1, not_about_company: 5, doubtful: 2 });
  });

  it('flags few events', () => {
    const coverageOf = (size: number) =>
      buildCoverage({
        askedFrom: '2026-10-21',
        askedTo: '2026-11-21',
        events: Array.from({ length: size }, (_, id) => ({
          articles: [article(String(id), '2026-11-01T09:00:00+09:00')],
        })),
        dropped: {},
        truncated: false,
      }).coverage;
    expect([coverageOf(FEW_EVENTS - 1).few, coverageOf(FEW_EVENTS).few]).toEqual([true, false]);
  });

  it('covers nothing without events', () => {
    const { coverage } = buildCoverage({
      askedFrom: '2026-10-21',
      askedTo: '2026-11-21',
      events: [],
      dropped: {},
      truncated: false,
    });
    expect(coverage).toMatchObject({ coveredFrom: null, coveredTo: null, found: 0, kept: 0, publishers: 0 });
  });
});
