import { describe, expect, it } from 'vitest';
import { computeScorecard } from './scorecard.ts';
import type { JoinedRow } from './scorecard-row.ts';
import { simulate } from './testing/random-walk.ts';

/** Draws of the tests: fewer than the real ones, by the same code. */
const DRAWS = 300;

const computeFigures = (rows: JoinedRow[]) => computeScorecard({ rows, events: [] }, DRAWS).metrics;
const listVerdicts = (rows: JoinedRow[]) =>
  Object.fromEntries(computeFigures(rows).map(({ id, verdict }) => [id, verdict]));

describe('what the scorecard says', () => {
  it('confirms nothing on prices that walk at random, for at least 95 % of 60 seeds', () => {
    const silent = Array.from({ length: 60 }, (_, seed) => computeFigures(simulate(seed))).filter((metrics) => {
      expect(metrics).toHaveLength(4);
      return metrics.every(({ verdict }) => verdict !== 'confirmed');
    });
    expect(silent.length).toBeGreaterThanOrEqual(57);
  });

  it('finds an effect that is there, and one that is the wrong way round', () => {
    expect(listVerdicts(simulate(1, 0.006))).toMatchObject({
      next_day_rank: 'confirmed',
      next_day_auc: 'confirmed',
      five_days_rank: 'confirmed',
    });
    expect(listVerdicts(simulate(1, -0.006))).toMatchObject({
      next_day_rank: 'reversed',
      next_day_auc: 'reversed',
      five_days_rank: 'reversed',
    });
  });

  it('confirms no figure for its own interval alone: it is one of four', () => {
    const figures = computeFigures(simulate(3, 0.002));
    expect(figures.map(({ verdict }) => verdict)).toEqual(['unconfirmed', 'confirmed', 'confirmed', 'unconfirmed']);
    expect(figures.every(({ lo, nullValue }) => lo > nullValue)).toBe(true);
  });

  it('calls an interval with the value without a relation unconfirmed, whatever its figure', () => {
    for (const { lo, hi, nullValue, verdict } of computeFigures(simulate(3, 0.001)))
      if (lo <= nullValue && hi >= nullValue) expect(verdict).toBe('unconfirmed');
  });

  it('is the same in every order of the rows, and at every computation', () => {
    const rows = simulate(4, 0.003);
    const computed = JSON.stringify(computeScorecard({ rows, events: [] }, DRAWS));
    expect(JSON.stringify(computeScorecard({ rows: rows.toReversed(), events: [] }, DRAWS))).toBe(computed);
  });
});

describe('what the scorecard leaves out', () => {
  const rows = simulate(5, 0.003);
  const before = (count: number) => rows.filter(({ day }) => day < (dayOf(count) ?? ''));
  const dayOf = (count: number) => [...new Set(rows.map(({ day }) => day))].sort()[count];

  it('shows no figure of fewer than 20 days, and none over five days of fewer than 120', () => {
    expect(computeFigures(before(19))).toEqual([]);
    expect(computeFigures(before(20)).map(({ id }) => id)).toEqual(['same_day_rank', 'next_day_rank', 'next_day_auc']);
    expect(computeFigures(before(119))).toHaveLength(3);
    expect(computeFigures(before(120))).toHaveLength(4);
  });

  it('shows no mean of a band with fewer than 20 rows, but says how many there are', () => {
    const [panel] = computeScorecard({ rows: before(30), events: [] }, DRAWS).bands;
    expect(panel?.rows.map(({ band }) => band)).toEqual(['strong_bad', 'bad', 'even', 'good', 'strong_good']);
    for (const { n, mean, lo, hi } of panel?.rows ?? []) {
      if (n < 20) expect([mean, lo, hi]).toEqual([null, null, null]);
      else expect((lo ?? 0) <= (mean ?? 0) && (mean ?? 0) <= (hi ?? 0)).toBe(true);
    }
    expect(panel?.rows.some(({ n }) => n < 20)).toBe(true);
    expect(panel?.priced).toEqual({ min: 30, max: 30 });
  });

  it('shows no mean of a band on fewer than 20 days, however many rows it has', () => {
    const days = [...new Set(rows.map(({ day }) => day))].slice(0, 20);
    const crowded = (onDays: readonly string[]) =>
      rows.slice(0, 60).map((row, index) => {
        const day = onDays[index % onDays.length] ?? '';
        return { ...row, stockCode: String(index), day, direction: 'good' as const };
      });
    const even = rows
      .slice(0, 20)
      .map((row, index) => ({ ...row, day: days[index] ?? '', direction: 'even' as const }));
    const meanOn = (count: number) => {
      const [panel] = computeScorecard({ rows: [...even, ...crowded(days.slice(0, count))], events: [] }, DRAWS).bands;
      return panel?.rows.find(({ band }) => band === 'good');
    };
    expect(meanOn(19)).toEqual({ band: 'good', n: 60, mean: null, lo: null, hi: null });
    expect(meanOn(20)).toEqual({
      band: 'good',
      n: 60,
      mean: expect.any(Number),
      lo: expect.any(Number),
      hi: expect.any(Number),
    });
  });

  it('counts the rows of the newest score version only, and names every version', () => {
    const older = rows.slice(0, 50).map((row) => ({ ...row, scoreVersion: 1 as const }));
    const { n, versions } = computeScorecard({ rows: [...older, ...rows], events: [] }, DRAWS);
    expect(n).toBe(rows.length);
    expect(versions.map((version) => [version.scoreVersion, version.n, version.counted])).toEqual([
      [1, 50, false],
      [2, rows.length, true],
    ]);
  });

  it('is empty without rows', () => {
    expect(computeScorecard({ rows: [], events: [] })).toEqual({
      period: null,
      n: 0,
      days: 0,
      versions: [],
      metrics: [],
      bands: [],
      filings: [],
    });
  });
});

it("the share of events with a later filing has Wilson's interval, and is hidden below 20 events", () => {
  const event = (type: 'orders' | 'financing' | 'legal', index: number, confirmed: boolean) => {
    const day = '2026-11-02';
    return { stockCode: String(index).padStart(6, '0'), type, day, confirmedOn: confirmed ? '2026-11-03' : null };
  };
  const events = [
    ...Array.from({ length: 46 }, (_, index) => event('orders', index, index < 28)),
    ...Array.from({ length: 20 }, (_, index) => event('financing', index, false)),
    ...Array.from({ length: 19 }, (_, index) => event('legal', index, true)),
  ];
  // By hand, with z² = 3.8415: middle (28/46 + z²/92) / (1 + z²/46) = 0.60032, half width 0.13575.
  expect(computeScorecard({ rows: [], events }).filings).toEqual([
    {
      type: 'orders',
      n: 46,
      confirmed: 28,
      share: 0.608696,
      lo: expect.closeTo(0.4646, 3),
      hi: expect.closeTo(0.7361, 3),
    },
    { type: 'financing', n: 20, confirmed: 0, share: 0, lo: 0, hi: expect.closeTo(0.1611, 3) },
    { type: 'legal', n: 19, confirmed: 19, share: null, lo: null, hi: null },
  ]);
});
