import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../testing/members.ts';
import { answerRecords } from '../../testing/news-records.ts';
import { renderApp, renderWithin } from '../../testing/render-app.tsx';
import { stockOf } from '../../testing/stocks.ts';
import { type StubApi, startStubApi } from '../../testing/stub-api.ts';
import { ScreenError } from './layout.tsx';

const OFFLINE = '인터넷에 연결되어 있지 않아요';

/** As the browser tells of it: calls fail, the flag and its event change. */
function setOnline(online: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  if (online) vi.unstubAllGlobals();
  else vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

describe('without a network', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    const found = [stockOf()];
    api.on(/GET stocks\/search/, () => ({ body: { items: found, total: 1, page: 1, size: 5, pages: 1 } }));
    answerRecords(api, []);
  });
  afterEach(() => {
    setOnline(true);
    vi.restoreAllMocks();
  });

  it('a banner says so, and for a moment that it is back', async () => {
    renderApp('/chart');
    await screen.findByRole('heading', { name: '차트 분석' });
    setOnline(false);
    expect(screen.getByRole('status', { name: '연결 상태' }).textContent).toContain(OFFLINE);
    vi.useFakeTimers();
    setOnline(true);
    expect(screen.getByRole('status', { name: '연결 상태' }).textContent).toBe('다시 연결됐어요');
    act(() => void vi.advanceTimersByTime(3_000));
    vi.useRealTimers();
    expect(screen.getByRole('status', { name: '연결 상태' }).textContent).toBe('');
  });

  it('a list fails at once instead of hanging, and comes by itself when the network is back', async () => {
    renderApp('/analysis');
    const box = await screen.findByRole('combobox');
    setOnline(false);
    await userEvent.type(box, '삼성{Enter}');
    expect(await screen.findByText('종목 검색 중 오류 발생, 잠시 후 다시 시도해주세요.')).toBeTruthy();
    setOnline(true);
    expect(await screen.findByText('005930')).toBeTruthy();
  });

  it('buttons that spend credits are off and say why', async () => {
    renderApp('/analysis?q=삼성');
    const button = await screen.findByRole('button', { name: /^삼성전자 분석하기 \d+ 크레딧$/ });
    setOnline(false);
    expect(button).toHaveProperty('disabled', true);
    expect(button.getAttribute('aria-label')).toBe('삼성전자 분석하기 연결되면 할 수 있어요');
    expect(button.textContent).toContain('연결되면 할 수 있어요');
  });

  it('a screen whose script cannot be loaded says so, and is loaded when the network is back', async () => {
    const reload = vi.fn();
    setOnline(false);
    renderWithin(<ScreenError reload={reload} />);
    expect(screen.getByRole('alert').textContent).toContain(OFFLINE);
    expect(screen.queryByText(/예기치 않은/)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    setOnline(true);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it.each([
    { status: 404, loads: 1 },
    { status: 200, loads: 0 },
  ])('a screen that breaks loads itself again once an update took its script: $status', async ({ status, loads }) => {
    const reload = vi.fn();
    const answer = vi.fn(async () => new Response(null, { status }));
    vi.stubGlobal('fetch', answer);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_000);
    renderWithin(<ScreenError reload={reload} />);
    await waitFor(() =>
      expect(answer).toHaveBeenCalledWith(expect.any(String), expect.objectContaining({ method: 'HEAD' })),
    );
    await act(async () => {});
    expect(reload).toHaveBeenCalledTimes(loads);
  });

  it('a screen that breaks with a network is not loaded again by itself', () => {
    const reload = vi.fn();
    renderWithin(<ScreenError reload={reload} />);
    expect(screen.getByRole('alert').textContent).toContain('예기치 않은 오류가 발생했습니다.');
    expect(reload).not.toHaveBeenCalled();
  });
});
