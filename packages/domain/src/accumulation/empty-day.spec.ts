import { expect, it } from 'vitest';
import { judgeEmptyDay } from './empty-day.ts';

const today = '2026-11-23';

it.each([
  ['is final where nobody traded by the volume', 0, null, { isFinal: true, isContradicted: false }],
  ['is not final at the first look', 'none', null, { isFinal: false, isContradicted: false }],
  ['is not final at another look of the same day', 'none', today, { isFinal: false, isContradicted: false }],
  ['is final when it is empty again on another day', 'none', '2026-11-20', { isFinal: true, isContradicted: false }],
  ['waits for a volume that is not stored yet', 'unknown', '2026-11-20', { isFinal: false, isContradicted: false }],
  ['is contradicted by a volume', 1_000, null, { isFinal: false, isContradicted: true }],
  ['is never final against a volume', 1_000, '2026-11-20', { isFinal: false, isContradicted: false }],
] as const)('an empty day %s', (...[, volume, emptyOn, expected]) => {
  expect(judgeEmptyDay({ volume, emptyOn, today })).toEqual(expected);
});
