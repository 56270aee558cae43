import type { SeenBrowserError } from '@gaemi/contracts/browser-errors';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { BrowserErrors } from './browser-errors.tsx';

const seen: SeenBrowserError = {
  _id: '7'.repeat(24),
  kind: 'render',
  name: 'TypeError',
  frames: [
    { file: 'result-Zz9.js', line: 1, column: 2_045 },
    { file: 'index-a1B2.js', line: 14, column: 99 },
  ],
  route: '/r/:token',
  release: 'index-a1B2.js',
  count: 1_204,
  first_seen_at: '2026-11-20T03:04:05.000Z',
  last_seen_at: '2026-11-21T03:04:05.000Z',
};
const buildPage = (items: SeenBrowserError[], page = 1, total = items.length) => ({
  body: { items, page, size: 5, total, pages: Math.ceil(total / 5) },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the errors of browsers', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => api.reset());

  it('are listed with class, place, screen, version, count and the last time in Seoul', async () => {
    api.on(/GET admin\/browser-errors/, () =>
      buildPage([seen, { ...seen, _id: '8'.repeat(24), kind: 'rejection', name: 'ChunkLoadError', frames: [] }]),
    );
    renderWithin(<BrowserErrors />);
    const rows = within(await screen.findByRole('table', { name: '브라우저 오류' })).getAllByRole('row');
    const text = rows[1]?.textContent ?? '';
    for (const part of [
      'TypeError',
      '오류 화면이 나옴',
      'result-Zz9.js:1:2045',
      '/r/:token',
      'index-a1B2.js',
      '1,204번',
    ])
      expect(text).toContain(part);
    expect(text).toContain('2026.11.21 12:04');
    expect(rows[2]?.textContent).toContain('위치를 알 수 없음');
    expect(screen.getByText(/마지막으로 난 뒤 30일이 지나면 지워요/)).toBeTruthy();
  });

  it('come page by page', async () => {
    api.on(/GET admin\/browser-errors/, ({ query }) => {
      const page = Number(query.get('page'));
      return buildPage([{ ...seen, name: page === 1 ? 'TypeError' : 'RangeError' }], page, 6);
    });
    renderWithin(<BrowserErrors />);
    await press('2쪽');
    expect(await screen.findByText('RangeError')).toBeTruthy();
    expect(api.calls.at(-1)?.query.toString()).toBe('page=2&size=5');
  });

  it('go on with the page before when the last error of a page is gone', async () => {
    api.on(/GET admin\/browser-errors/, ({ query }) =>
      query.get('page') === '1' ? buildPage([seen], 1, 6) : buildPage([], 2, 5),
    );
    renderWithin(<BrowserErrors />);
    await press('2쪽');
    expect(await screen.findByRole('button', { name: '1쪽', current: 'page' })).toBeTruthy();
    expect(screen.getByText('TypeError')).toBeTruthy();
  });

  it('may be none', async () => {
    api.on(/GET admin\/browser-errors/, () => buildPage([]));
    renderWithin(<BrowserErrors />);
    expect(await screen.findByText('30일 동안 난 오류가 없어요.')).toBeTruthy();
  });

  it('are asked for again where they could not be loaded', async () => {
    api.on(/GET admin\/browser-errors/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderWithin(<BrowserErrors />);
    expect(await screen.findByText('브라우저 오류를 불러오지 못했어요.')).toBeTruthy();
    api.on(/GET admin\/browser-errors/, () => buildPage([seen]));
    await press('다시 시도');
    await waitFor(() => expect(screen.getByText('TypeError')).toBeTruthy());
  });
});
