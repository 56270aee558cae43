import type { Today } from '@gaemi/contracts/today';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildToday } from '../../../testing/today.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T11:00:00+09:00') });
  api.reset();
  api.on(/GET users\/me$/, () => ({ body: member() }));
});
afterEach(() => void vi.useRealTimers());

const sources: Today['sources'] = [{ name: 'dart', status: 'failed', since: '2026-11-20T01:00:00.000Z' }];

it('does not say of today that nothing came out while no source can be read', async () => {
  const days = [
    { day: '2026-11-20', good: 3, bad: 4 },
    { day: '2026-11-23', good: 0, bad: 0 },
  ];
  api.on(/GET today/, () => ({ body: buildToday({ day: '2026-11-20', days, sources }) }));
  renderApp('/today');
  expect(await screen.findByText(/오늘 나온 소식이 있는지 지금은 몰라요. 11월 20일 금요일의 소식이에요./)).toBeTruthy();
  expect(screen.getByText(/\(11\.20부터\) · 지금은 읽지 못해요$/)).toBeTruthy();
});

it('does not say of an empty page of today that it has no news while no source can be read', async () => {
  const none = { items: [], total: 0, pages: 0, counts: { good: 0, bad: 0, confirmed: 0 } };
  api.on(/GET today/, () => ({ body: buildToday({ ...none, sources }) }));
  renderApp('/today?day=2026-11-23');
  expect(await screen.findByText('2026.11.23에 나온 소식이 있는지 지금은 몰라요.')).toBeTruthy();
});

it.each([
  ['2026-11-19', '이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.'],
  ['2026-11-20', '2026.11.20에는 중요한 소식이 없어요.'],
])('says of a day before the first source was read that it knows nothing: %s', async (day, said) => {
  const none = { items: [], total: 0, pages: 0, counts: { good: 0, bad: 0, confirmed: 0 } };
  const read: Today['sources'] = [{ name: 'dart', status: 'ok', since: '2026-11-20T01:00:00.000Z' }];
  api.on(/GET today/, () => ({ body: buildToday({ ...none, day, sources: read }) }));
  renderApp(`/today?day=${day}`);
  expect(await screen.findByText(said)).toBeTruthy();
});

it.each([
  [[], '이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.'],
  [buildToday().picture.columns, '조건에 맞는 소식이 없어요.'],
])('says so beside filters where the day has no events that they could leave out: %j', async (columns, said) => {
  const none = { items: [], total: 0, pages: 0, counts: { good: 0, bad: 0, confirmed: 0 } };
  api.on(/GET today/, () => ({ body: buildToday({ ...none, day: '2026-11-19', picture: { items: [], columns } }) }));
  renderApp('/today?day=2026-11-19&side=bad');
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.getByRole('button', { name: '조건 지우기' })).toBeTruthy();
});

it('shows what analyses have found where no source is read for all stocks', async () => {
  const days = [
    { day: '2026-11-20', good: 1, bad: 0 },
    { day: '2026-11-23', good: 0, bad: 0 },
  ];
  api.on(/GET today/, () => ({ body: buildToday({ day: '2026-11-20', days, sources: [] }) }));
  renderApp('/today');
  expect(await screen.findByText(/^오늘 나온 소식이 있는지 지금은 몰라요\./)).toBeTruthy();
  expect(screen.getByText('4,890억 원 규모 계약을 맺었어요.', { selector: 'li *' })).toBeTruthy();
  expect(screen.getByText(/출처가 없어요\. 분석에서 찾은 소식만 보여 드려요\.$/)).toBeTruthy();
  expect(screen.getByRole('navigation', { name: '거래일 고르기' })).toBeTruthy();
});
