import { expect, it } from 'vitest';
import { findGrowth } from './growth.ts';

const HOUR_MS = 3_600_000;
/** Looks at a process, one an hour: id of its run and megabytes. */
const lookAt = (name: string, look: (hour: number) => readonly [pid: number, megabytes: number]) =>
  Array.from({ length: 18 }, (_, hour) => {
    const [pid, megabytes] = look(hour);
    const processes = { [name]: { pid, bytes: megabytes * 1024 ** 2 } };
    return { at: new Date(hour * HOUR_MS), processes, storeBytes: 0, documents: 0 };
  });

it('a process that grows after its warm-up is named', () => {
  expect(findGrowth(lookAt('worker', (hour) => [1, 200 + 10 * hour]))).toEqual(['worker grew by 26 % in 18 looks']);
});

it('one that warms up, or runs too short, is not, nor is the store', () => {
  expect(findGrowth(lookAt('worker', (hour) => [1, hour < 4 ? 50 * hour : 200 + hour]))).toEqual([]);
  expect(findGrowth(lookAt('worker', (hour) => [Math.floor(hour / 6), 200 + 100 * hour]))).toEqual([]);
  expect(findGrowth(lookAt('store', (hour) => [1, 200 + 10 * hour]))).toEqual([]);
});
