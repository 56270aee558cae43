import { expect, it } from 'vitest';
import { toLastClose } from './to-last-close.ts';

const readChange = (before: number, last: number, volume = 1) =>
  toLastClose(
    [
      { day: '2026-11-19', close: before, volume: 1 },
      { day: '2026-11-20', close: last, volume },
    ],
    'kis',
  )?.change_pct;

it('a fall by one tick is a change as a rise is', () => {
  expect([readChange(20_000, 20_010), readChange(20_000, 19_990)]).toEqual([0.1, -0.1]);
  expect([readChange(20_000, 20_300), readChange(20_000, 19_700)]).toEqual([1.5, -1.5]);
  expect(Object.is(readChange(20_000, 20_000), 0)).toBe(true);
  expect(readChange(20_000, 20_000, 0)).toBeNull();
});
