import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../testing/members.ts';
import { answerRecords } from '../../testing/news-records.ts';
import { renderApp, renderWithin } from '../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../testing/stub-api.ts';
import { App } from './app.tsx';

// As a browser answers where the file, or its style sheet, does not come.
vi.mock('./header-menu.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

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
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a menu that cannot be loaded', () => {
  it('leaves the screen and the header standing, and can be loaded again', async () => {
    renderApp('/search');
    const again = await screen.findByRole('button', { name: '메뉴를 불러오지 못했어요. 다시 불러오기' });
    expect(again).toHaveProperty('disabled', false);
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^김서연/ })).toBeTruthy();
  });

  it('waits for the network', async () => {
    renderApp('/search');
    await screen.findByRole('button', { name: /다시 불러오기$/ });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('button', { name: /^연결되면 메뉴를/ })).toHaveProperty('disabled', true);
  });
});

it('a frame that breaks says so in Korean and can be loaded again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const broken = (): never => {
    throw new Error('Unable to preload CSS');
  };
  renderWithin(
    <MemoryRouter>
      <App routes={[{ Component: broken, path: '*' }]} />
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('예기치 않은 오류가 발생했습니다.');
  expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeTruthy();
});
