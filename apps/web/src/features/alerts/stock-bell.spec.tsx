import type { AlertChangeBody, Alerts } from '@gaemi/contracts/alerts';
import { messages } from '@gaemi/contracts/messages';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alertStock, alertsWith } from '../../../testing/alerts.ts';
import { member } from '../../../testing/members.ts';
import { buildRecords } from '../../../testing/news-records.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { answerWatchlist, toWatchlistStock } from '../../../testing/watchlist-stocks.ts';

const stocks = buildRecords(2).map(toWatchlistStock);
let api: StubApi;
/** What the server has. */
let stored: Alerts;
const shown = () =>
  stocks.map((stock) => ({ ...stock, alerted: stored.stocks.some(({ code, on }) => on && code === stock.code) }));
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  stored = alertsWith({
    briefing: { on: true, at: '08:00' },
    stocks: stocks.map(({ code, name }) => alertStock(code, name, false)),
  });
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET alerts$/, () => ({ body: stored }));
  api.on(/PUT alerts$/, ({ body }) => {
    const { stock, mail = stored.mail } = body as AlertChangeBody;
    const stocks = stored.stocks.map((own) => (own.code === stock?.code ? { ...own, ...stock } : own));
    stored = { ...stored, stocks, mail };
    return { body: stored };
  });
  answerWatchlist(api, shown);
});

const bellOf = (name: string) => screen.findByRole('button', { name: `${name} 알림` });
const isOn = async (name: string) => (await bellOf(name)).getAttribute('aria-pressed') === 'true';

describe('the bell of a watched stock', () => {
  it('switches its alerts on and off again, and changes no other setting', async () => {
    renderApp('/favorite');
    expect(await isOn('종목1')).toBe(false);
    await userEvent.click(await bellOf('종목1'));
    expect(await screen.findByText('알림을 켰어요.')).toBeTruthy();
    await waitFor(async () => expect(await isOn('종목1')).toBe(true));
    expect(await isOn('종목2')).toBe(false);
    expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      stock: { code: '000001', on: true },
    });
    await userEvent.click(await bellOf('종목1'));
    await waitFor(async () => expect(await isOn('종목1')).toBe(false));
    expect(stored.stocks.map(({ on }) => on)).toEqual([false, false]);
  });

  it('says where to choose the way while no way is chosen', async () => {
    stored = { ...stored, briefing: { ...stored.briefing, on: false } };
    renderApp('/favorite');
    await userEvent.click(await bellOf('종목1'));
    expect(await screen.findByText(/내 정보의 알림에서 켜주세요/)).toBeTruthy();
  });

  it('says that mails and browsers are off after a mail was unsubscribed from: a program may still be told', async () => {
    stored = { ...stored, briefing: { ...stored.briefing, on: false }, instant: true, mail: false };
    const { unmount } = renderApp('/favorite');
    await userEvent.click(await bellOf('종목1'));
    const said = '알림을 켰어요. 메일과 기기 알림이 모두 꺼져 있으니 내 정보의 알림에서 켜주세요.';
    expect(await screen.findByText(said)).toBeTruthy();
    unmount();
    renderApp('/mypage/alerts');
    const note = '메일과 기기 알림이 모두 꺼져 있어요. 받으려면 하나를 켜주세요.';
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: '메일 알림' }));
    await waitFor(() => expect(screen.queryByText(note)).toBeNull());
  });

  it('says that all alerts are paused, on the bell and when one is switched on', async () => {
    stored = { ...stored, paused: true };
    answerWatchlist(api, shown, { alerts_paused: true });
    renderApp('/favorite');
    await userEvent.click(await bellOf('종목1'));
    expect(await screen.findByText(messages.alertOnWhilePaused)).toBeTruthy();
    expect(await screen.findByRole('button', { name: '종목1 알림, 모두 쉬는 중', pressed: true })).toBeTruthy();
  });

  it('is read again where the answer was lost: it shows and says what the server has', async () => {
    api.on(/PUT alerts$/, ({ body }) => {
      const { stock } = body as AlertChangeBody;
      const stocks = stored.stocks.map((own) => (own.code === stock?.code ? { ...own, ...stock } : own));
      stored = { ...stored, stocks };
      return { status: 502 };
    });
    renderApp('/favorite');
    await userEvent.click(await bellOf('종목1'));
    expect(await screen.findByText('알림을 켰어요.')).toBeTruthy();
    await waitFor(async () => expect(await isOn('종목1')).toBe(true));
    api.on(/(PUT|GET) alerts$/, () => ({ status: 502 }));
    await userEvent.click(await bellOf('종목2'));
    expect(await screen.findByText(/^저장됐는지 확인하지 못했어요/)).toBeTruthy();
  });

  it('shows a change that is saved late, as its sentence says', async () => {
    api.on(/PUT alerts$/, () => ({ status: 502 }));
    renderApp('/favorite');
    await userEvent.click(await bellOf('종목1'));
    expect(await screen.findByText(/늦게 저장되면 화면도 바뀌어요/)).toBeTruthy();
    await waitFor(async () => expect(await isOn('종목1')).toBe(false));
    // It arrives late.
    stored = { ...stored, stocks: stored.stocks.map((own) => ({ ...own, on: own.code === '000001' })) };
    await waitFor(async () => expect(await isOn('종목1')).toBe(true));
  });

  it('goes back with the sentence of a refusal', async () => {
    const sentence = '지금 등급에서 알림을 켤 수 있는 종목 수를 넘었어요.';
    api.on(/PUT alerts$/, () => refusal(409, 'ALERT_STOCKS_FULL', sentence));
    renderApp('/favorite');
    await userEvent.click(await bellOf('종목1'));
    expect(await screen.findByText(sentence)).toBeTruthy();
    await waitFor(async () => expect(await isOn('종목1')).toBe(false));
  });
});
