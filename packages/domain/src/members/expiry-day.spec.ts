import { expect, it } from 'vitest';
import { expiryDay, lastDayInForce, renewedLastDay } from './expiry-day.ts';

it.each([
  // 30 days after a sign-up at 03:30 in Seoul.
  ['2026-12-22T18:30:00.000Z', '2026-12-23'],
  // The end of a day that an admin chose.
  ['2027-03-31T14:59:59.999Z', '2027-03-31'],
])('the last day of a grade that ends at %s is %s', (moment, day) => {
  expect(expiryDay(moment)).toBe(day);
});

it.each([
  ['that of a plan that goes on', { grade: 'pro', expired_at: '2026-12-31T14:59:59.999Z' }, '2026-12-31'],
  ['that of BASIC that goes on', { grade: 'basic', expired_at: '2026-12-31T14:59:59.999Z' }, '2026-12-31'],
  ['none of BASIC from the moment at which it ends', { grade: 'basic', expired_at: '2026-11-21T14:59:59.999Z' }, null],
  ['none of a grade without an end', { grade: 'premium', expired_at: null }, null],
] as const)('the last day in force is %s', (_, member, day) => {
  expect(lastDayInForce(member, new Date('2026-11-21T14:59:59.999Z'))).toBe(day);
});

it('a plan to the end of a month is renewed to the end of each next one, and another keeps its day', () => {
  const days = ['2026-12-31'];
  for (let month = 0; month < 5; month += 1) days.push(renewedLastDay(days.at(-1) ?? ''));
  expect(days).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  expect(renewedLastDay('2028-02-28')).toBe('2028-03-28');
  expect(renewedLastDay('2027-01-15')).toBe('2027-02-15');
});

it.each([
  ['9999-10-31', '9999-11-30'],
  ['9999-11-30', '9999-12-31'],
  ['9999-12-01', '9999-12-31'],
  ['9999-12-31', '9999-12-31'],
])('a plan until %s is renewed until %s, at most the last day that can be written', (lastDay, renewed) => {
  expect(renewedLastDay(lastDay)).toBe(renewed);
});
