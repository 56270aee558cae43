import { describe, expect, it } from 'vitest';
import { joinShortSelling, type KindByDay } from './short-selling.ts';

const by = (figures: Record<string, number | null>): KindByDay => new Map(Object.entries(figures));
const none = by({});

describe('short selling by day', () => {
  it('joins the kinds, ascending, with a blank where one is not known', () => {
    const days = joinShortSelling({
      sold: by({ '2026-11-20': 120, '2026-11-19': 90 }),
      lent: by({ '2026-11-19': 5_000 }),
      program: by({ '2026-11-20': -300, '2026-11-18': 0 }),
      margin: by({ '2026-11-19': null }),
    });
    expect(days).toEqual([
      { day: '2026-11-18', sold: null, lent: null, program: 0, margin: null },
      { day: '2026-11-19', sold: 90, lent: 5_000, program: null, margin: null },
      { day: '2026-11-20', sold: 120, lent: null, program: -300, margin: null },
    ]);
  });

  it('takes a balance of 0 between others as not known, and one before all of them as it is', () => {
    const margin = by({
      '2026-11-16': 0,
      '2026-11-17': 1_308_514,
      '2026-11-18': 0,
      '2026-11-19': 0,
      '2026-11-20': 700,
    });
    const days = joinShortSelling({ sold: by({ '2026-11-18': 0 }), lent: margin, program: none, margin });
    for (const kind of ['lent', 'margin'] as const)
      expect(days.map(({ [kind]: figure }) => figure)).toEqual([0, 1_308_514, null, null, 700]);
    expect(days[2]?.sold).toBe(0);
  });

  it('takes a balance of 0 at the end, after other figures, as not published yet', () => {
    const margin = by({ '2026-11-17': 0, '2026-11-18': 700, '2026-11-19': 0, '2026-11-20': 0 });
    const days = joinShortSelling({
      sold: by({ '2026-11-20': 0 }),
      lent: by({ '2026-11-20': 0 }),
      program: none,
      margin,
    });
    expect(days.map((day) => day.margin)).toEqual([0, 700, null, null]);
    // Nobody sold short, and nobody ever borrowed: a true 0.
    expect(days.at(-1)).toMatchObject({ sold: 0, lent: 0 });
  });
});
