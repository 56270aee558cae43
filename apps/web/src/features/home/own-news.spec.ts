import type { Today } from '@gaemi/contracts/today';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitText } from './own-news.tsx';

beforeEach(() => {
  // 15:10 in Seoul.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T06:10:00.000Z') });
});
afterEach(() => vi.useRealTimers());

const own: Today = {
  ...{ items: [], page: 1, size: 30, total: 0, pages: 0, day: '2026-11-23', days: [], sources: [] },
  ...{ counts: { good: 0, bad: 0, confirmed: 0 }, picture: { items: [], columns: [] } },
};

it.each([
  ['2026-11-22T23:02:00.000Z', '오늘 08:02에 다녀간'],
  ['2026-11-22T12:10:00.000Z', '어제 21:10에 다녀간'],
  ['2026-11-19T12:10:00.000Z', '4일 전 21:10에 다녀간'],
  ['2026-09-01T00:05:00.000Z', '2026.09.01 09:05에 다녀간'],
])('names day and hour of the visit before: %s', (lastVisit, said) => {
  expect(visitText(lastVisit, own)).toBe(`${said} 뒤에 나온 소식에는 ‘새로’라고 적었어요.`);
});
