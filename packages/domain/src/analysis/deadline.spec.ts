import { describe, expect, it } from 'vitest';
import { analysisCeiling, deadlineAfterProgress } from './deadline.ts';

const createdAt = new Date('2026-11-20T00:00:00Z');
const minutesAfter = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);

describe('the ceiling of an analysis', () => {
  it.each([
    ['half an hour while its batches are not known', undefined, 30],
    ['ten minutes for a judge that takes no time', 0, 10],
    ['ten minutes more than its judge may take', 9 * 60_000, 19],
    ['never more than half an hour', 60 * 60_000, 30],
  ] as const)('is %s', (_, judgingMs, minutes) => {
    expect(analysisCeiling(createdAt, judgingMs)).toEqual(minutesAfter(minutes));
  });
});

it('progress extends the deadline by ten minutes, up to the ceiling', () => {
  expect(deadlineAfterProgress(minutesAfter(3), minutesAfter(30))).toEqual(minutesAfter(13));
  expect(deadlineAfterProgress(minutesAfter(25), minutesAfter(30))).toEqual(minutesAfter(30));
});
