import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined } from '../../../../testing/analysis-results.ts';
import { pressTwice } from '../../../../testing/press-twice.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { Toasts } from '../../../ui/toast/toasts.tsx';
import { toResultView } from '../result/result-view.ts';
import { ShareButton } from './share-button.tsx';

const url = 'https://lens.example/r/AbCdEfGhIjKlMnOpQrStUv';
const until = '2026-12-20T07:10:00.000Z';

describe('sharing a result', () => {
  let api: StubApi;
  let live: boolean;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    live = false;
    api.on(/GET combined-news\/.+\/share/, () => ({
      body: live ? { created_at: '2026-11-20T07:10:00.000Z', expires_at: until } : null,
    }));
    api.on(/POST combined-news\/.+\/share/, () => {
      live = true;
      return { status: 201, body: { token: 'AbCdEfGhIjKlMnOpQrStUv', url, expires_at: until } };
    });
    api.on(/DELETE combined-news\/.+\/share/, () => {
      live = false;
      return { status: 204 };
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  async function open(overrides: Partial<CombinedNews> = {}) {
    renderWithin(
      <MemoryRouter>
        <ShareButton view={toResultView(buildCombined('shared', { data_source: 'dart', ...overrides }), [])} />
        <Toasts />
      </MemoryRouter>,
    );
    // Brings a clipboard of its own.
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: '공유' }));
    return user;
  }

  it('makes a link, copies it, tells its last day, and ends it', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    expect(await screen.findByText('링크를 복사했어요')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
    expect((await screen.findByLabelText<HTMLInputElement>('공유 링크')).value).toBe(url);
    expect(screen.getByText('12월 20일까지')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '공유 그만하기' }));
    expect(await screen.findByText('공유를 끝냈어요')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '링크 만들기' })).toBeTruthy();
    // The pressed button has gone.
    expect(document.activeElement?.textContent).toMatch(/^링크가 있으면/);
  });

  it('makes one link where its button is pressed twice before the screen has changed', async () => {
    await open();
    pressTwice(await screen.findByRole('button', { name: '링크 만들기' }));
    expect((await screen.findByLabelText<HTMLInputElement>('공유 링크')).value).toBe(url);
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('keeps the address of a link that could not be ended, and forgets that of one ended elsewhere', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    await screen.findByLabelText('공유 링크');
    const reads = () => api.calls.filter(({ method }) => method === 'GET').length;
    const before = reads();
    api.on(/DELETE combined-news\/.+\/share/, () => ({ status: 502 }));
    await user.click(screen.getByRole('button', { name: '공유 그만하기' }));
    expect(await screen.findByText('공유를 끝내지 못했어요.')).toBeTruthy();
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(screen.getByLabelText<HTMLInputElement>('공유 링크').value).toBe(url);
    api.on(/DELETE combined-news\/.+\/share/, () => {
      live = false;
      return refusal(404, 'SHARE_ENDED', '공유가 끝난 결과예요.');
    });
    await user.click(screen.getByRole('button', { name: '공유 그만하기' }));
    expect(await screen.findByRole('button', { name: '링크 만들기' })).toBeTruthy();
    expect(screen.queryByLabelText('공유 링크')).toBeNull();
  });

  it('shows a link that was made without an answer', async () => {
    api.on(/POST combined-news\/.+\/share/, () => {
      live = true;
      return { status: 502 };
    });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    expect(await screen.findByRole('button', { name: '새 링크 만들기' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '공유 그만하기' })).toBeTruthy();
  });

  it('opens the share sheet of a device that has one, and takes its closing for no error', async () => {
    const shared: ShareData[] = [];
    const user = await open();
    await navigator.clipboard.writeText('from before');
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => {
        shared.push(data);
        throw new DOMException('closed', 'AbortError');
      },
    });
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    await screen.findByLabelText('공유 링크');
    await waitFor(() => expect(shared).toEqual([{ title: '삼성전자 뉴스 분석', url }]));
    expect(await navigator.clipboard.readText()).toBe('from before');
  });

  it('says of a link made before that a new one ends it', async () => {
    live = true;
    await open();
    expect(await screen.findByText(/새 링크를 만들면 앞의 링크는 끝나요/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '새 링크 만들기' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '공유 그만하기' })).toBeTruthy();
  });

  it('explains that sample data is not shared, and asks the server nothing', async () => {
    await open({ data_source: 'sample' });
    expect(screen.getByText('예시 데이터는 공유할 수 없어요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /링크/ })).toBeNull();
    expect(api.calls).toEqual([]);
  });

  it('tells why a result is not shared', async () => {
    const sentence = '출처의 이용 조건 때문에 이 결과는 공유할 수 없어요.';
    api.on(/POST combined-news\/.+\/share/, () => refusal(409, 'SHARE_NOT_ALLOWED', sentence));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});
