import { expect, it } from 'vitest';
import { ageText } from './seoul-date.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

it.each([
  ['2026-11-20T15:00:00.000Z', '오늘'],
  ['2026-11-21T03:00:05.000Z', '오늘'],
  ['2026-11-20T14:59:59.000Z', '어제'],
  ['2026-11-18T05:00:00.000Z', '3일 전'],
  ['2026-10-22T03:00:00.000Z', '30일 전'],
  ['2026-10-21T03:00:00.000Z', '2026.10.21'],
])('tells the age of %s in days of Seoul: %s', (moment, text) => {
  expect(ageText(moment, now)).toBe(text);
});
