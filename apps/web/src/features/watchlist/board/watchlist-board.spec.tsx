// @vitest-environment jsdom
import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { buildRecords } from '../../../../testing/news-records.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { stockOf } from '../../../../testing/stocks.ts';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { answerWatchlist, toWatchlistStock } from '../../../../testing/watchlist-stocks.ts';

const last = {
  _id: 'c'.repeat(24),
  created_at: new Date(Date.now() - 4 * 86_400_000).toISOString(),
  good: 58,
  bad: 30,
  reserve: 12,
  thin: false,
  percentage_value: 64,
  score_version: 2 as const,
};

describe('the board of watched stocks', () => {
  let api: StubApi;
  let stocks: WatchlistStock[];
  const rowOf = async (name: string) => {
    const row = (await screen.findByRole('link', { name })).closest('tr');
    if (row === null) throw new Error('no row');
    return within(row);
  };

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    const [analysed, never] = buildRecords(2).map(toWatchlistStock);
    if (analysed === undefined || never === undefined) throw new Error('no stocks');
    const price = { close: 196_700, change_pct: 1.7, as_of: '2026-11-20', source: 'kiwoom' as const };
    stocks = [{ ...analysed, last, change: { good: 9, bad: -6 }, price }, never];
    answerWatchlist(api, () => stocks, { analysed: 1, good: 1, good_up: 1 });
  });

  it('shows price, scores, change and age of a stock; analysed again for a named price', async () => {
    renderApp('/favorite');
    const row = await rowOf('종목1');
    expect(row.getByText('196,700원')).toBeTruthy();
    expect(row.getByText('1.7%')).toBeTruthy();
    expect(row.getByRole('img', { name: '호재 58점, 판단 유보 12점, 악재 30점' })).toBeTruthy();
    expect(row.getByText('9점 올랐어요')).toBeTruthy();
    expect(row.getByText('6점 내렸어요')).toBeTruthy();
    expect(row.getByText('4일 전')).toBeTruthy();
    expect(row.getByRole('button', { name: '다시 분석 20 크레딧', description: '종목1' })).toBeTruthy();
    expect(screen.getByText(/주가는 2026\.11\.20 종가예요\. 출처 키움증권/)).toBeTruthy();
  });

  it('offers the first analysis of a stock that has none, without figures', async () => {
    renderApp('/favorite');
    const row = await rowOf('종목2');
    expect(row.getByText('분석한 적 없어요')).toBeTruthy();
    expect(row.getByRole('button', { name: '분석하기 20 크레딧' })).toBeTruthy();
    expect(row.queryByRole('img')).toBeNull();
    expect(row.queryByText(/원$/)).toBeNull();
  });

  it('says the day of a close that is older than the others, and that closes are made up', async () => {
    const price = { close: 100, change_pct: 0, as_of: '2026-11-18', source: 'sample' as const };
    stocks = stocks.map((stock, at) => ({ ...stock, price: at === 0 ? { ...price, as_of: '2026-11-20' } : price }));
    renderApp('/favorite');
    expect((await rowOf('종목2')).getByText('2026.11.18 종가')).toBeTruthy();
    expect((await rowOf('종목1')).queryByText(/종가/)).toBeNull();
    expect((await rowOf('종목1')).getByText('변동 없음')).toBeTruthy();
    expect(screen.getByText('예시 데이터')).toBeTruthy();
  });

  it('sums up the whole list', async () => {
    renderApp('/favorite');
    await rowOf('종목1');
    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual(['관심 종목2개', '분석한 종목1개', '호재 우세1개호재가 오른 종목 1개', '악재 우세0개']);
  });

  it('leaves the list of the accumulation service as it is', async () => {
    renderApp('/mjb-favorite');
    expect((await rowOf('종목1')).queryByText('196,700원')).toBeNull();
    expect(document.querySelector('dl')).toBeNull();
  });

  it('offers the five largest companies to an empty list, each added by a press', async () => {
    stocks = [];
    const companies = buildRecords(5).map(({ stock_code: code, stock_name: name }) => stockOf({ code, name }));
    api.on(/GET stocks\/search/, () => ({ body: { items: companies, page: 1, size: 5, total: 5, pages: 1 } }));
    api.on(/POST watchlist\/stocks/, () => {
      stocks = buildRecords(1).map(toWatchlistStock);
      return { status: 201, body: { added: 1 } };
    });
    renderApp('/favorite');
    const list = within(await screen.findByRole('list', { name: '시가총액이 큰 종목' }));
    expect(list.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(list.getByRole('button', { name: '종목1 관심 종목' }));
    await rowOf('종목1');
    expect(api.calls.find(({ path }) => path === 'stocks/search')?.query.toString()).toBe('page=1&size=5');
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ stocks: { '000001': '종목1' } });
  });
});
