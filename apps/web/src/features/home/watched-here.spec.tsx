import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHome } from '../../../testing/home.ts';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildToday, buildTodayItem } from '../../../testing/today.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it.each([
  ['a newcomer', 0],
  ['a member with other stocks', 1],
])('keeps the focus of %s where a heart moves the news of its stock', async (_, watchedCount) => {
  api.reset();
  const isAdded = () => api.calls.some(({ method }) => method === 'POST');
  const listOf = (items: ReturnType<typeof buildTodayItem>[]) => ({ body: buildToday({ items, total: items.length }) });
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET home$/, () => ({ body: buildHome({ watched_count: watchedCount + (isAdded() ? 1 : 0) }) }));
  api.on(/GET today/, ({ query }) => {
    const item = buildTodayItem({ like: isAdded() });
    return listOf(query.has('watchlist') && !isAdded() ? [] : [item]);
  });
  api.on(/POST watchlist/, () => ({ status: 204 }));
  renderApp('/select-service');
  (await screen.findByRole('button', { name: '삼성전자 관심 종목', pressed: false })).focus();
  await userEvent.keyboard('{Enter}');
  const moved = await screen.findByText('관심 종목', { selector: 'small' });
  await waitFor(() => {
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(moved)).toBe(true);
  });
});
