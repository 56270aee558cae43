import { expect, it } from 'vitest';
import { computeScorecard } from './scorecard.ts';
import { simulate } from './testing/random-walk.ts';

const WORLDS = 100;
const TWO_YEARS = 490;
/** Trading days between two looks: what changes on a night is little, and leaves an interval as well within ten. */
const BETWEEN = 10;

it('confirms nothing in 95 of 100 worlds of random walks, however often one looks within two years', () => {
  const left = Array.from({ length: WORLDS }, (_, seed) => seed).filter((seed) => {
    const rows = simulate(seed, 0, TWO_YEARS);
    const days = [...new Set(rows.map(({ day }) => day))].sort();
    for (let look = 20; look < days.length; look += BETWEEN) {
      const known = rows.filter(({ day }) => day <= (days[look] ?? ''));
      const { metrics } = computeScorecard({ rows: known, events: [] }, 200);
      if (metrics.some(({ verdict }) => verdict !== 'unconfirmed')) return true;
    }
    return false;
  });
  expect(left.length).toBeLessThanOrEqual(WORLDS * 0.05);
});

it('confirms nothing at one look for at least 95 % of 200 seeds', () => {
  const silent = Array.from({ length: 200 }, (_, seed) => computeScorecard({ rows: simulate(seed), events: [] }, 300));
  const confirmed = silent.filter(({ metrics }) => metrics.some(({ verdict }) => verdict === 'confirmed'));
  expect(confirmed.length).toBeLessThanOrEqual(10);
});
