import { expect, it } from 'vitest';
import { describeSlopes, findGrowth } from './growth.ts';

const HOUR_MS = 3_600_000;
const MEGABYTE = 1024 ** 2;
type Size = readonly [pid: number, heapMegabytes: number];
/** Looks at a process, one an hour: id of its run and megabytes of its heap. Its garbage grows. */
const lookAt = (name: string, look: (hour: number) => Size, storeMegabytes = (hour: number) => 2 + hour) =>
  Array.from({ length: 18 }, (_, hour) => {
    const [pid, megabytes] = look(hour);
    const heapBytes = megabytes * MEGABYTE;
    const processes = { [name]: { pid, bytes: heapBytes + 30 * hour * MEGABYTE, heapBytes } };
    const documents = 1_000 * (2 + hour);
    return { at: new Date(hour * HOUR_MS), processes, storeBytes: storeMegabytes(hour) * MEGABYTE, documents };
  });

it('a process whose heap grows after its warm-up is named', () => {
  expect(findGrowth(lookAt('worker', (hour) => [1, 200 + 10 * hour]))).toEqual([
    'the heap of worker grew by 26 % in 18 looks',
  ]);
});

it('one that warms up, or runs too short, is not', () => {
  expect(findGrowth(lookAt('worker', (hour) => [1, hour < 4 ? 50 * hour : 200 + hour]))).toEqual([]);
  expect(findGrowth(lookAt('worker', (hour) => [Math.floor(hour / 6), 200 + 100 * hour]))).toEqual([]);
});

it('a store that grows faster than its documents is named', () => {
  const flat = (): Size => [1, 200];
  expect(findGrowth(lookAt('worker', flat, (hour) => 2 + hour * 1.05))).toEqual([]);
  expect(findGrowth(lookAt('worker', flat, (hour) => 2 + hour ** 1.3))).toEqual([
    'the store grew by 64 % for each document',
  ]);
});

it('slopes are stated of the last run after its warm-up', () => {
  expect(describeSlopes(lookAt('api', (hour) => [hour < 6 ? 1 : 2, 100 + hour]))).toEqual([
    'api: resident 410 → 627 MB, 31.00 MB an hour; heap 110 → 117 MB, 1.00 MB an hour; 8 looks',
  ]);
  expect(describeSlopes(lookAt('api', (hour) => [hour, 100]))).toEqual(['api: restarted too late to show a slope']);
});
