import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { alertsWith } from '../../../testing/alerts.ts';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const codes = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0'));
let api: StubApi;
/** What the server has: the stocks that were switched, and then the others, as it answers them. */
let stored: Alerts;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  stored = { ...alertsWith(), stocks: codes.map((code) => ({ code, name: `종목${code}`, on: false, min: 3 })) };
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET alerts$/, () => ({ body: stored }));
  api.on(/GET alerts\/preview/, () => ({ body: null }));
  api.on(/PUT alerts$/, ({ body }) => {
    const { stock: { code = '', on = false } = {} } = body as AlertChangeBody;
    const others = stored.stocks.filter((each) => each.code !== code);
    stored = { ...stored, stocks: [{ code, name: `종목${code}`, on, min: 3 }, ...others] };
    return { body: stored };
  });
});

it('a stock that is switched keeps its place, and its row where the list is folded again', async () => {
  renderApp('/mypage/alerts');
  const expectShown = (count: number) =>
    waitFor(() =>
      expect(screen.getAllByRole('switch', { name: /^종목/ }).map((each) => each.getAttribute('aria-label'))).toEqual(
        codes.slice(0, count).map((code) => `종목${code} 알림`),
      ),
    );
  const switchTo = async (on: boolean) => {
    const reads = () => api.calls.filter(({ method, path }) => method === 'GET' && path === 'alerts').length;
    const before = reads();
    await userEvent.click(screen.getByRole('switch', { name: '종목000030 알림' }));
    await waitFor(() => expect(stored.stocks[0]).toMatchObject({ code: '000030', on }));
    // The answer is there: the settings are read again after it.
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
  };
  await userEvent.click(await screen.findByRole('button', { name: '나머지 30개 보기' }));
  await switchTo(true);
  await expectShown(40);
  await userEvent.click(screen.getByRole('button', { name: '종목 접기' }));
  await expectShown(31);
  await switchTo(false);
  await expectShown(31);
});
