import { describe, expect, it } from 'vitest';
import { coveredBackFrom, joinSpans, type Span } from './coverage-spans.ts';

const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const span = (from: number, to: number): Span => ({ from: day(from), to: day(to) });

describe('joinSpans', () => {
  it('joins spans that overlap or touch, in any order, and keeps gaps', () => {
    expect(joinSpans([span(10, 12), span(1, 3), span(3, 5), span(4, 4), span(11, 20)])).toEqual([
      span(1, 5),
      span(10, 20),
    ]);
  });

  it('does not change the given spans', () => {
    const first = span(1, 3);
    joinSpans([first, span(2, 9)]);
    expect(first).toEqual(span(1, 3));
  });
});

describe('coveredBackFrom', () => {
  it('goes back over spans without a gap, and no further', () => {
    expect(coveredBackFrom(day(15), [span(1, 5), span(8, 12), span(12, 15)])).toEqual(day(8));
  });

  it('returns the given moment when no span reaches it', () => {
    expect(coveredBackFrom(day(15), [span(1, 14), span(16, 20)])).toEqual(day(15));
    expect(coveredBackFrom(day(15), [])).toEqual(day(15));
  });
});
