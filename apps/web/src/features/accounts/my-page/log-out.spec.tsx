import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

const endpoint = 'https://push.example.com/this';

/** A browser with a push subscription, which jsdom cannot have. */
function stubPush(unsubscribe: () => Promise<boolean>) {
  const subscription = { endpoint, unsubscribe };
  const registration = { pushManager: { getSubscription: () => Promise.resolve(subscription) } };
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    maxTouchPoints: 0,
    onLine: true,
    serviceWorker: { getRegistration: () => Promise.resolve(registration) },
  });
}

describe('a log-out', () => {
  let api: StubApi;
  const calls = () =>
    api.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
  const logOut = async () => userEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
  const hasLeft = () => screen.findByRole('form', { name: '로그인' });
  const over = () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me$/, () => ({ body: member() }));
    api.on(/POST users\/log-out/, () => ({ status: 204 }));
    api.on(/DELETE push-subscriptions/, () => ({ status: 204 }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('ends the push of this browser first, in the browser and on the server', async () => {
    const unsubscribe = vi.fn(() => Promise.resolve(true));
    stubPush(unsubscribe);
    renderApp('/mypage');
    await logOut();
    expect(await hasLeft()).toBeTruthy();
    expect(unsubscribe).toHaveBeenCalledOnce();
    expect(calls()).toEqual([
      ['DELETE', 'push-subscriptions', { endpoint }],
      ['POST', 'users/log-out', undefined],
    ]);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no push service'))],
    ['never answers', () => new Promise<boolean>(() => undefined)],
  ])('goes on where the push service %s', async (_, unsubscribe) => {
    stubPush(unsubscribe);
    api.on(/DELETE push-subscriptions/, () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.'));
    renderApp('/mypage');
    await logOut();
    expect(await hasLeft()).toBeTruthy();
  });

  it('goes on where the session is over already, without a window that asks for a log-in', async () => {
    stubPush(() => Promise.resolve(true));
    renderApp('/mypage');
    await screen.findByRole('button', { name: '로그아웃' });
    for (const call of [/DELETE push-subscriptions/, /POST users\/log-out/, /GET/]) api.on(call, over);
    await logOut();
    expect(await hasLeft()).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves no window that asks for a log-in where a look finds the end before the answer comes', async () => {
    const answered = await underWay();
    api.on(/GET users\/me$/, over);
    window.dispatchEvent(new StorageEvent('storage', { key: 'credit' }));
    expect(await screen.findByRole('dialog', { name: '다시 로그인해 주세요' })).toBeTruthy();
    answered.resolve({ status: 204 });
    expect(await hasLeft()).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is told to the other tabs where one of them found the end before the answer came', async () => {
    const answered = await underWay();
    api.on(/GET users\/me$/, over);
    // The sheet of the other tab forgets the member.
    localStorage.removeItem('username');
    window.dispatchEvent(new StorageEvent('storage', { key: 'username' }));
    expect(await screen.findByRole('dialog', { name: '다시 로그인해 주세요' })).toBeTruthy();
    answered.resolve({ status: 204 });
    expect(await hasLeft()).toBeTruthy();
    expect(localStorage.getItem('sessionUsedAt')).toBeNull();
  });

  it('of another tab takes the screen along where this one has found the end before', async () => {
    renderApp('/mypage');
    await screen.findByRole('button', { name: '로그아웃' });
    api.on(/GET/, over);
    window.dispatchEvent(new StorageEvent('storage', { key: 'credit' }));
    expect(await screen.findByRole('dialog', { name: '다시 로그인해 주세요' })).toBeTruthy();
    window.dispatchEvent(new StorageEvent('storage', { key: 'sessionUsedAt', newValue: null }));
    expect(await hasLeft()).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('of another tab takes the screen along where an answer from before it is stored after it', async () => {
    renderApp('/mypage');
    await screen.findByRole('button', { name: '로그아웃' });
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'credit' }));
    await waitFor(() => expect(localStorage.getItem('sessionUsedAt')).not.toBeNull());
    api.on(/GET/, over);
    for (const key of ['username', 'sessionUsedAt'])
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(await hasLeft()).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of another tab takes a page along that the browser kept under its sheet and that has not heard of it', async () => {
    renderApp('/mypage');
    await screen.findByRole('button', { name: '로그아웃' });
    api.on(/GET users\/me$/, over);
    window.dispatchEvent(new StorageEvent('storage', { key: 'credit' }));
    expect(await screen.findByRole('dialog', { name: '다시 로그인해 주세요' })).toBeTruthy();
    localStorage.removeItem('sessionUsedAt');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await hasLeft()).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  /** Presses 로그아웃; the answer has not come. */
  async function underWay() {
    const answered = Promise.withResolvers<StubAnswer>();
    renderApp('/mypage');
    await screen.findByRole('button', { name: '로그아웃' });
    api.on(/POST users\/log-out/, () => answered.promise);
    await logOut();
    await waitFor(() => expect(calls()).toContainEqual(['POST', 'users/log-out', undefined]));
    return answered;
  }
});
