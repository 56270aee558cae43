import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../testing/members.ts';
import { answerRecords } from '../../testing/news-records.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';
import { openScreen } from './app.tsx';
import { createQueryClient } from './query-client.ts';
import { appRoutes } from './router.tsx';

vi.mock('../features/plans/plans-route.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const late = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock('../features/accounts/my-page-route.tsx', async (original) => {
  await late.promise;
  return original();
});

describe('the routes', () => {
  let api: StubApi;
  const lists = () => api.calls.filter(({ path }) => path === 'combined-news-result');
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    answerRecords(api, []);
  });

  it('say below the header where the script of a screen cannot be loaded', async () => {
    renderApp('/subscribe');
    expect(await screen.findByRole('button', { name: '다시 불러오기' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^김서연/ })).toBeTruthy();
  });

  it('show a skeleton in the place of the last screen while the script of the next one loads', async () => {
    renderApp('/search');
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: /^김서연/ }));
    expect(await screen.findByRole('status', { name: '불러오는 중' })).toBeTruthy();
    expect(screen.queryByText('최근 분석 결과가 없습니다.')).toBeNull();
    late.resolve();
    expect(await screen.findByRole('heading', { level: 1, name: '내 정보' })).toBeTruthy();
  });

  it('fetch the first list of a screen once', async () => {
    renderApp('/search?q=삼성');
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
    expect(lists().map(({ query }) => query.get('stock_name'))).toEqual(['삼성']);
  });

  it('fetch no list where nobody is signed in', async () => {
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    renderApp('/search');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(lists()).toEqual([]);
  });

  it.each([
    ['/search', ['combined-news-result']],
    ['/favorite', ['watchlist']],
    ['/favorite?stock=005930', ['combined-news-result']],
    ['/analysis?q=삼성', ['stocks/search']],
    ['/mjb?q=삼성', ['stocks/search']],
    ['/mjb-search', ['mjb']],
    ['/mjb-favorite?stock=005930', ['mjb']],
    ['/mypage', ['users/me/credit-logs', 'users/me/sessions']],
    ['/admin', ['admin/plan-requests', 'admin/summary', 'admin/users', 'admin/users']],
  ])('ask for the first data of %s before the screen is drawn, and once', async (address, paths) => {
    api.on(/GET users\/me$/, () => ({ body: member({ is_admin: true }) }));
    // No component of the screen takes part in this.
    await openScreen(appRoutes(), createQueryClient(), new URL(address, 'http://here')).catch(() => undefined);
    const asked = () => api.calls.map(({ path }) => path).filter((path) => path !== 'users/me');
    await waitFor(() => expect(asked().toSorted()).toEqual(paths.toSorted()));
  });
});
