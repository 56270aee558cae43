import { expect, it } from 'vitest';
import { MAX_DAYS, newestDays } from './newest-days.ts';

const days = (count: number) => Array.from({ length: count }, (_, at) => ({ day: `day ${at + 1}`, close: at }));

it('keeps the newest days of each list, however deep, and all other lists', () => {
  const names = Array.from({ length: 100 }, (_, at) => `broker ${at}`);
  const { shortened, longest } = newestDays({ result: { days: days(250), flows: { days: days(10) }, names } });
  expect(longest).toBe(250);
  expect(shortened).toEqual({ result: { days: days(250).slice(-MAX_DAYS), flows: { days: days(10) }, names } });
});

it('leaves what has no days as it is', () => {
  const value = { result: null, scores: [1, 2], list: [] };
  expect(newestDays(value)).toEqual({ shortened: value, longest: 0 });
});
