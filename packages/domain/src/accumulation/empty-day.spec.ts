import { expect, it } from 'vitest';
import { judgeEmptyDay, volumeOfVenue } from './empty-day.ts';

const today = '2026-11-23';

it.each([
  ['is final where nobody traded by the volume', 0, null, '10:00', { isFinal: true, isContradicted: false }],
  ['is not final at the first look', 'none', null, '10:00', { isFinal: false, isContradicted: false }],
  ['is not final at another look of the same day', 'none', today, '23:00', { isFinal: false, isContradicted: false }],
  ['is not final soon after midnight', 'none', '2026-11-22', '11:59', { isFinal: false, isContradicted: false }],
  [
    'is final when it is empty again half a day later',
    'none',
    '2026-11-22',
    '12:00',
    { isFinal: true, isContradicted: false },
  ],
  [
    'waits for a volume that is not stored',
    'unknown',
    '2026-11-20',
    '10:00',
    { isFinal: false, isContradicted: false },
  ],
  ['is contradicted by a volume', 1_000, null, '10:00', { isFinal: false, isContradicted: true }],
  ['is always contradicted by a volume', 1_000, '2026-11-20', '10:00', { isFinal: false, isContradicted: true }],
] as const)('an empty day %s', (...[, volume, emptyOn, time, expected]) => {
  expect(judgeEmptyDay({ volume, emptyOn, at: new Date(`${today}T${time}:00+09:00`) })).toEqual(expected);
});

it.each([
  ['KRX', 5, 5],
  ['KRX+NXT', 5, 5],
  ['NXT', 5, 'none'],
  ['NXT', 'unknown', 'none'],
  ['NXT', 0, 0],
  ['KRX', 'unknown', 'unknown'],
] as const)('an empty day of %s with %s shares on KRX has a volume of %s', (venue, volume, expected) => {
  expect(volumeOfVenue(venue, volume)).toBe(expected);
});
