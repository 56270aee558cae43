import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildAccumulation, marketCalendar } from '../../../../testing/accumulation-records.ts';
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
  data_source: 'gdelt' as const,
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
  afterEach(() => void vi.useRealTimers());
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

  it('marks scores that rest on sample data', async () => {
    stocks = stocks.map((stock) => ({ ...stock, last: { ...last, data_source: 'sample' }, price: null }));
    renderApp('/favorite');
    expect((await rowOf('종목1')).getByText('예시 데이터')).toBeTruthy();
  });

  it('sums up the whole list', async () => {
    renderApp('/favorite');
    await rowOf('종목1');
    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual(['관심 종목2개', '분석한 종목1개', '호재 우세1개호재가 오른 종목 1개', '악재 우세0개']);
  });

  it('names the year of a period that began in another one', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T03:00:00.000Z') });
    const accumulation = buildAccumulation('MJB-year');
    const periods = ['2025-11-24 ~ 2026-11-20', '2026-08-21 ~ 2026-11-20'];
    stocks = stocks.map((stock, at) => ({
      ...stock,
      accumulation: { ...accumulation, searching_period: periods[at] ?? '' },
    }));
    answerWatchlist(api, () => stocks, { traces: { clear: 2, medium: 0, faint: 0 } });
    renderApp('/mjb-favorite');
    expect((await rowOf('종목2')).getByText('08.21 ~ 11.20')).toBeTruthy();
    const year = await rowOf('종목1');
    expect([year.getByText('2025.11.24 ~'), year.getByText('11.20')]).toHaveLength(2);
  });

  it('shows what came out of the last accumulation analysis in words, its letters and its period', async () => {
    const { _id, searching_period, created_at, data_source, basis, ...rest } = buildAccumulation('MJB-last');
    const { first_mjb_grade, second_mjb_grade, third_mjb_grade } = rest;
    const letters = { first_mjb_grade, second_mjb_grade, third_mjb_grade };
    const accumulation = { _id, searching_period, created_at, data_source, basis, ...letters };
    stocks = stocks.map((stock, at) => ({ ...stock, accumulation: at === 0 ? accumulation : null }));
    answerWatchlist(api, () => stocks, { traces: { clear: 1, medium: 0, faint: 0 } });
    api.on(/GET mjb-calendar/, () => ({ body: marketCalendar }));
    renderApp('/mjb-favorite');
    const row = await rowOf('종목1');
    expect(row.getByText('196,700원')).toBeTruthy();
    expect(row.getByText('주요 거래원 5곳이 448만 주를 순매수했어요.')).toBeTruthy();
    expect(row.getByText('산 만큼의 46%는 되팔았어요.')).toBeTruthy();
    expect(row.getByText('매집 흔적이 뚜렷해요')).toBeTruthy();
    expect(row.getByText('거래일 61일')).toBeTruthy();
    expect(screen.getAllByText('예시 데이터')).toHaveLength(1);
    expect((await rowOf('종목2')).getByRole('link', { name: '매집비 구하기' }).getAttribute('href')).toBe(
      '/mjb?q=000002',
    );

    await userEvent.click(row.getByRole('button', { name: '다시 분석 10 크레딧' }));
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('heading', { name: '종목1을 다시 분석할까요?' })).toBeTruthy();
    expect(await sheet.findByText('시작일은 그대로 두고 확정된 마지막 거래일까지 구해요.')).toBeTruthy();
    await userEvent.click(sheet.getAllByRole('button', { name: '닫기' })[0] ?? document.body);

    await userEvent.click(screen.getByRole('button', { name: '약해요 0' }));
    expect(await screen.findByText('다른 매집 흔적을 골라 보세요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '뚜렷해요 1' }));
    expect(await rowOf('종목1')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '종목2' })).toBeNull();
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
