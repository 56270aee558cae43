import { expect, it } from 'vitest';
import { createGrowingPace } from './growing-pace.ts';

const start = Date.parse('2026-11-20T00:00:00Z');

it('a growing pace doubles with each quiet day up to its most, and begins again after a refusal', async () => {
  let hours = 0;
  const rates: number[] = [];
  const pace = createGrowingPace({
    ...{ least: 3, most: 15, now: () => new Date(start + hours * 3_600_000) },
    createAt: (perSecond) => ({ acquire: async () => void rates.push(perSecond) }),
  });
  const rateAt = async (hour: number) => {
    hours = hour;
    await pace.acquire('name', new AbortController().signal);
    return rates.at(-1);
  };
  expect([await rateAt(0), await rateAt(23), await rateAt(24), await rateAt(48), await rateAt(72)]).toEqual([
    3, 3, 6, 12, 15,
  ]);
  pace.slowDown?.();
  expect([await rateAt(73), await rateAt(96), await rateAt(1_000)]).toEqual([3, 6, 15]);
  // A clock that is set back.
  expect(await rateAt(1)).toBe(3);
});
