import { paged } from '@gaemi/contracts/paging';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined } from '../../../../testing/analysis-results.ts';
import { member } from '../../../../testing/members.ts';
import { buildRun } from '../../../../testing/news-runs.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { stockOf } from '../../../../testing/stocks.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { answerWatchlist, toWatchlistStock } from '../../../../testing/watchlist-stocks.ts';

const list = <Item,>(items: Item[]): StubAnswer => ({ body: paged(items, items.length, { page: 1, size: 10 }) });

describe('the start of the news service', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member({ credit: 90 }) }));
    api.on(/GET stocks\/search/, () => list([stockOf(), stockOf({ code: '000660', name: 'SK하이닉스' })]));
    answerWatchlist(api, () => [toWatchlistStock({ _id: '2'.repeat(24), stock_name: '카카오', stock_code: '035720' })]);
    api.on(/GET combined-news-result/, ({ query }) => {
      expect(query.get('group')).toBe('stock');
      const latest = [
        buildCombined('request-1'),
        buildCombined('request-3', { _id: '5'.repeat(24), stock_code: '000880', stock_name: '한화', thin: true }),
      ];
      const facets = { all: 2, good: 1, bad: 0, even: 1, thin: 1, liked: 0, turned: 0, analyses: 3 };
      const items = latest.map((record) => ({
        latest: { ...record, top_good: null, top_bad: null },
        runs: [buildRun(0, { _id: record._id })],
        ...{ run_count: 1, change: null, turned: false },
      }));
      return { body: { ...Object(list(items).body), facets } };
    });
  });
  /** What a part shows once it has come: its place before is another node. */
  const region = async (name: string) =>
    within(
      await waitFor(() => {
        const part = screen.getByRole('region', { name });
        expect(part.ariaBusy).not.toBe('true');
        return part;
      }),
    );

  it('lists the companies analysed last, each once, those on the watchlist and the largest', async () => {
    renderApp('/analysis');
    const recent = await region('최근 분석');
    expect((await recent.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^삼성전자 .*호재 우세$/),
      expect.stringMatching(/^한화 .*근거가 적어 방향을 말하지 않아요$/),
    ]);
    expect(await (await region('관심 종목')).findByRole('link', { name: '카카오 035720' })).toBeTruthy();
    const largest = await region('시가총액이 큰 회사');
    expect((await largest.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      '삼성전자 005930 · 코스피',
      'SK하이닉스 000660 · 코스피',
    ]);
    expect(screen.getByText('분석할 종목을 검색해주세요.')).toBeTruthy();
  });

  it('hides a list that is empty or cannot be had', async () => {
    answerWatchlist(api, () => []);
    api.on(/GET combined-news-result/, () => refusal(400, 'VALIDATION_FAILED', '목록을 불러오지 못했습니다.'));
    renderApp('/analysis');
    await (await region('시가총액이 큰 회사')).findAllByRole('link');
    await waitFor(() => expect(screen.queryByRole('region', { name: '관심 종목' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('region', { name: '최근 분석' })).toBeNull());
    expect(screen.queryByText('목록을 불러오지 못했습니다.')).toBeNull();
  });

  it('keeps the room of every list until all have come', async () => {
    const { promise, resolve } = Promise.withResolvers<StubAnswer>();
    api.on(/GET stocks\/search/, () => promise);
    answerWatchlist(api, () => []);
    renderApp('/analysis');
    await screen.findByRole('region', { name: '최근 분석' });
    await waitFor(() => expect(api.calls.filter(({ path }) => path === 'watchlist')).toHaveLength(1));
    await waitFor(() => expect(api.calls.filter(({ path }) => path === 'combined-news-result')).toHaveLength(1));
    expect(screen.getAllByRole('region').filter((each) => each.ariaBusy === 'true')).toHaveLength(3);
    resolve(list([stockOf()]));
    await (await region('시가총액이 큰 회사')).findByRole('link');
    expect(screen.queryByRole('region', { name: '관심 종목' })).toBeNull();
  });

  it('leads from a company to its search, which names the cost, and spends nothing by itself', async () => {
    renderApp('/analysis');
    await userEvent.click(await (await region('관심 종목')).findByRole('link', { name: /카카오/ }));
    expect(await screen.findByRole('button', { name: '삼성전자 분석하기 20 크레딧' })).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('value', '카카오');
    expect(screen.queryByRole('region', { name: '최근 분석' })).toBeNull();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('tells how many analyses the balance buys, and shows an example for nothing', async () => {
    renderApp('/analysis');
    const balance = await region('크레딧');
    expect(balance.getByText('90')).toBeTruthy();
    expect(balance.getByText('3개월 안에서 60개까지')).toBeTruthy();
    expect(balance.getByText('뉴스 분석을 4번 할 수 있어요. 오류로 멈추면 모두 돌려드려요.')).toBeTruthy();
    const sample = await region('예시 결과');
    expect(sample.getByText('예시 데이터')).toBeTruthy();
    expect(sample.getByRole('link', { name: '예시 결과 보기 0 크레딧' }).getAttribute('href')).toBe('/sample');
  });
});

describe('the example result', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());

  it('is shown to everybody with its badge, asks the server for nothing, and cannot be saved', async () => {
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    renderApp('/sample');
    expect(await screen.findByRole('heading', { name: '별마루전자' })).toBeTruthy();
    expect(screen.getByText('X00001')).toBeTruthy();
    expect(screen.getAllByText('예시 데이터').length).toBeGreaterThan(0);
    expect(screen.getByText('실제로는 없는 회사와 소식이에요. 크레딧을 쓰지 않아요.')).toBeTruthy();
    expect(await screen.findByRole('region', { name: '언제 무슨 일이 있었나' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '근거' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /관심 종목/ })).toBeNull();
    expect(screen.queryByText('내려받기')).toBeNull();
    expect(screen.getAllByRole('link', { name: '회원가입' })[0]?.getAttribute('href')).toBe('/signup');
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['users/me']));
  });
});
