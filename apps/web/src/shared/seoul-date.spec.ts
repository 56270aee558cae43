import { expect, it } from 'vitest';
import { ageText, shortDate, todayOrDay, unambiguousDay } from './seoul-date.ts';

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

it('names days as they are in Seoul, and the year of another one', () => {
  // 00:00 of a new year in Seoul.
  const newYear = new Date('2026-12-31T15:00:00.000Z');
  expect(shortDate('2026-12-21T15:00:00.000Z')).toBe('12.22');
  expect(shortDate('2025-12-31T14:59:59.000Z', '2025-12-31T15:00:00.000Z')).toBe('25.12.31');
  expect(shortDate('2025-12-31T15:00:00.000Z', '2026-12-21T15:00:00.000Z')).toBe('01.01');
  expect(unambiguousDay('2026-12-22', now)).toBe('12월 22일');
  expect(unambiguousDay('2026-12-22', newYear)).toBe('2026.12.22');
  expect(unambiguousDay('2027-01-04', newYear)).toBe('1월 4일');
  expect(todayOrDay('2026-11-21', now)).toBe('오늘');
  expect(todayOrDay('2026-11-20', now)).toBe('11월 20일 금요일');
  expect(todayOrDay('2027-01-04', now)).toBe('2027.01.04 월요일');
});
