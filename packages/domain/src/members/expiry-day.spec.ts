import { expect, it } from 'vitest';
import { expiryDay } from './expiry-day.ts';

it.each([
  // 30 days after a sign-up at 03:30 in Seoul.
  ['2026-12-22T18:30:00.000Z', '2026-12-23'],
  // The end of a day that an admin chose.
  ['2027-03-31T14:59:59.999Z', '2027-03-31'],
])('the last day of a grade that ends at %s is %s', (moment, day) => {
  expect(expiryDay(moment)).toBe(day);
});
