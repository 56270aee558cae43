import { expect, it } from 'vitest';
import { writeLine } from './watchlist.ts';

const last = { _id: 'a'.repeat(24), good: 40, bad: 46, thin: false, created_at: '2026-11-20T07:10:00.000Z' } as object;
const watched = { code: '005930', name: '삼성전자', last, change: null, news: null } as Parameters<typeof writeLine>[0];

it.each([
  [{ good: -4, bad: 6 }, '삼성전자(005930) 호재 40, 악재 46, 그전보다 호재 -4, 악재 +6 (2026-11-20 16:10)'],
  [{ good: 0, bad: 0 }, '삼성전자(005930) 호재 40, 악재 46, 그전보다 호재 그대로, 악재 그대로 (2026-11-20 16:10)'],
  [null, '삼성전자(005930) 호재 40, 악재 46 (2026-11-20 16:10)'],
])('a watched stock tells by how much its scores changed: %j', (change, line) => {
  expect(writeLine({ ...watched, change })).toBe(line);
});
