import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../testing/members.ts';
import { answerRecords } from '../../testing/news-records.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

describe('a browser that stores nothing', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    answerRecords(api, []);
  });
  afterEach(() => vi.restoreAllMocks());

  it('shows a member the screens where its storage is full', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    renderApp('/search');
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
  });

  const notLoggedIn = () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');
  const forbidStorage = () => {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
  };

  it('says why each log-in is gone at once where its storage is forbidden, and with it cookies', async () => {
    forbidStorage();
    api.on(/GET users\/me\/sessions/, notLoggedIn);
    renderApp('/mypage');
    expect(await screen.findByText(/막으면 로그인이 남지 않아요/)).toBeTruthy();
  });

  it('shows everybody the sample where its storage is forbidden', async () => {
    api.on(/GET users\/me/, notLoggedIn);
    forbidStorage();
    renderApp('/sample');
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText('예기치 않은 오류가 발생했습니다.')).toBeNull();
  });
});
