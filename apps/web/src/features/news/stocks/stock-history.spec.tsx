import type { NewsStock, NewsStockFacets } from '@gaemi/contracts/news-list';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { answerRecords, buildPage, buildRecords } from '../../../../testing/news-records.ts';
import { buildRun } from '../../../../testing/news-runs.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

Element.prototype.scrollIntoView = () => undefined;

const noFacets: NewsStockFacets = { all: 0, good: 0, bad: 0, even: 0, thin: 0, liked: 0, turned: 0, analyses: 0 };

describe('the history by stock', () => {
  let api: StubApi;
  let stocks: NewsStock[];
  let facets: Partial<NewsStockFacets>;
  const matchMedia = window.matchMedia;
  const cards = () => screen.findAllByRole('article');
  const cardOf = async (name: string) => within(await screen.findByRole('article', { name: `${name} 분석 기록` }));
  const widen = () => {
    window.matchMedia = (query) =>
      Object.assign(new EventTarget(), { matches: query.startsWith('(min-width') }) as MediaQueryList;
  };
  const change = (at: number, more: Partial<NewsStock>) => {
    stocks = stocks.map((stock, index) => (index === at ? { ...stock, ...more } : stock));
  };

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    const records = buildRecords(11);
    answerRecords(api, records);
    stocks = records.map((record) => ({
      latest: { ...record, top_good: '자사주 소각', top_bad: '파업 예고' },
      runs: [buildRun(0, { _id: record._id })],
      run_count: 1,
      change: null,
      turned: false,
    }));
    facets = { all: 11, good: 11, analyses: 26 };
    api.on(/GET combined-news-result$/, (call) => {
      if (call.query.get('group') !== 'stock') return buildPage(records, call);
      const found = stocks.filter(({ latest }) => latest.stock_name.includes(call.query.get('stock_name') ?? ''));
      return {
        body: { ...Object(buildPage(found, call).body), facets: { ...noFacets, ...facets, all: found.length } },
      };
    });
  });

  it('stands beside the list by time, and keeps the search when it is chosen', async () => {
    renderApp('/search?q=종목1');
    const views = within(await screen.findByRole('navigation', { name: '기록 보기' }));
    expect(views.getByRole('link', { current: true }).textContent).toBe('시간순');
    await userEvent.click(views.getByRole('link', { name: '종목별' }));
    expect(await screen.findByText('"종목1" 검색 결과')).toBeTruthy();
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(api.calls.at(-1)?.query.toString()).toBe('stock_name=%EC%A2%85%EB%AA%A91&page=1&size=3&group=stock');
  });

  it('marks sample data once where all are, else at the stocks that rest on them', async () => {
    const { unmount } = renderApp('/search?view=stocks');
    expect(await cards()).toHaveLength(3);
    expect(screen.getAllByText('예시 데이터')).toHaveLength(1);
    unmount();
    const [first] = stocks;
    if (first === undefined) throw new Error('no stocks');
    change(0, { latest: { ...first.latest, data_source: 'feed' } });
    renderApp('/search?view=stocks');
    expect(await cards()).toHaveLength(3);
    expect((await cardOf('종목1')).queryByText('예시 데이터')).toBeNull();
    expect((await cardOf('종목2')).getByText('예시 데이터')).toBeTruthy();
  });

  it('shows a card for each stock, three at first and three more with 더보기', async () => {
    change(0, { change: { good: 9, bad: -6 }, runs: [buildRun(0), buildRun(1)], run_count: 2 });
    renderApp('/search?view=stocks');
    expect(await cards()).toHaveLength(3);
    expect(screen.getByText(/종목 11개, 분석 26번/)).toBeTruthy();
    const card = await cardOf('종목1');
    for (const text of ['PRO', '2026.11.21', '000001', '호재 58점', '악재 30점', '호재 우세', '3달치 검색 결과']) {
      expect(card.getByText(text)).toBeTruthy();
    }
    for (const text of ['자사주 소각과 3분기 실적이 앞섰어요.', '과징금이 부담이에요.', '9점 올랐어요', '6점 내렸어요'])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByRole('img', { name: /^종목1 점수 흐름\. 11\.20 호재 57 악재 30, 11\.21 호재 58/ })).toBeTruthy();
    expect((await cardOf('종목2')).getByText('첫 분석이에요')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () => expect(await cards()).toHaveLength(6));
    expect(
      api.calls
        .filter(({ query }) => query.get('group') === 'stock')
        .at(-1)
        ?.query.get('size'),
    ).toBe('3');
  });

  it('has the stock that another device analysed anew between two pages', async () => {
    renderApp('/search?view=stocks');
    expect(await cards()).toHaveLength(3);
    // The number of stocks stays: only their order tells it.
    stocks.unshift(...stocks.splice(8, 1));
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    expect(await screen.findByRole('article', { name: /종목9/ })).toBeTruthy();
    expect(await cards()).toHaveLength(6);
  });

  it('opens the analyses of one stock at a time, three at first', async () => {
    const runs = Array.from({ length: 12 }, (_, at) => buildRun(at));
    change(0, { runs, run_count: 14 });
    renderApp('/search?view=stocks');
    await userEvent.click((await cardOf('종목1')).getByRole('button', { name: '지난 기록 14번' }));
    const card = await cardOf('종목1');
    expect(card.getAllByRole('listitem').filter((item) => item.querySelector('time'))).toHaveLength(3);
    await userEvent.click(card.getByRole('button', { name: '나머지 9번 보기' }));
    expect(card.getAllByRole('listitem').filter((item) => item.querySelector('time'))).toHaveLength(12);
    expect(card.getByText(/최근 12번까지 보여요/)).toBeTruthy();
    await userEvent.click((await cardOf('종목2')).getByRole('button', { name: '지난 기록 1번' }));
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1);
    expect((await cardOf('종목1')).queryByText(/최근 12번까지 보여요/)).toBeNull();
  });

  it('says once that an analysis claims no direction', async () => {
    change(0, { runs: [buildRun(0, { thin: true, lead: ['근거가 적어 방향을 말하지 않아요.'] })] });
    renderApp('/search?view=stocks&card=000001');
    const card = await cardOf('종목1');
    await waitFor(() => expect(card.getAllByText(/근거가 적어 방향을 말하지 않아요/)).toHaveLength(1));
  });

  it('draws scores of one tier only', async () => {
    const runs = [buildRun(0), buildRun(1, { news_tier: 'premium', good: 99 }), buildRun(2)];
    change(0, { runs, run_count: 3 });
    renderApp('/search?view=stocks&card=000001');
    const course = '종목1 점수 흐름. 11.19 호재 56 악재 30, 11.21 호재 58 악재 30';
    expect((await cardOf('종목1')).getByRole('img', { name: course })).toBeTruthy();
  });

  it('never compares scores of another formula, and says so', async () => {
    const first = buildRun(1, { score_version: 1 });
    change(0, { runs: [buildRun(0), first], run_count: 2 });
    renderApp('/search?view=stocks&card=000001');
    const card = await cardOf('종목1');
    expect(card.getByText('계산 방식이 달라 비교하지 않아요')).toBeTruthy();
    expect(card.getByText('예전 방식으로 계산한 점수는 지금 점수와 비교하지 않아요.')).toBeTruthy();
    expect(card.queryByRole('img', { name: /점수 흐름/ })).toBeNull();
  });

  it('filters what is loaded, and counts as the server does', async () => {
    const bad = stocks[1]?.latest;
    if (bad === undefined) throw new Error('no stock');
    change(1, { latest: { ...bad, percentage_value: 20 } });
    facets = { good: 9, bad: 2, analyses: 26 };
    renderApp('/search?view=stocks');
    await cards();
    const chip = (name: string) => within(screen.getByRole('group', { name: '거르기' })).getByRole('button', { name });
    await userEvent.click(chip('악재 우세 2'));
    expect((await cards()).map((card) => card.getAttribute('aria-label'))).toEqual(['종목2 분석 기록']);
    expect(chip('악재 우세 2').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(chip('방향이 바뀐 종목 0'));
    expect(screen.getByText('여기에 맞는 종목이 없어요.')).toBeTruthy();
    facets = { liked: 1, analyses: 26 };
    await userEvent.click(chip('전체 11'));
    expect(await cards()).toHaveLength(3);
  });

  it('leads to a result and back to the stock that it was opened from', async () => {
    renderApp('/search?view=stocks');
    await userEvent.click((await cardOf('종목2')).getByRole('link', { name: /결과 보기/ }));
    await userEvent.click(await screen.findByRole('button', { name: '< 목록으로' }));
    const opener = (await cardOf('종목2')).getByRole('button', { name: '지난 기록 1번' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('is a table of nine stocks where the screen is wide, sorted by its heads', async () => {
    change(3, { change: { good: 20, bad: 0 }, run_count: 2, runs: [buildRun(0), buildRun(1)] });
    widen();
    renderApp('/search?view=stocks');
    const table = within(await screen.findByRole('table', { name: '종목별 분석 기록' }));
    const names = () =>
      table.getAllByRole('row').flatMap((row) => within(row).queryAllByRole('link').at(0)?.textContent ?? []);
    await waitFor(() => expect(names()).toHaveLength(9));
    const sorted = () =>
      table.getAllByRole('columnheader').filter((head) => head.ariaSort !== null || head.hasAttribute('aria-sort'));
    expect(sorted().map(({ textContent }) => textContent)).toEqual(['분석일']);
    await userEvent.click(table.getByRole('button', { name: '지난번보다' }));
    expect(sorted().map(({ textContent }) => textContent)).toEqual(['지난번보다']);
    expect(names()[0]).toBe('종목4');
    expect(screen.getByText(/^불러온 종목만 정렬했어요/)).toBeTruthy();
    await userEvent.click(table.getByRole('button', { name: /종목4 지난 기록 2번/ }));
    expect(table.getByText('이유 1가 앞섰어요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(() => expect(table.getAllByRole('button', { name: /지난 기록/ })).toHaveLength(11));
    expect(screen.queryByText(/^불러온 종목만/)).toBeNull();
  });

  it('has on paper, which is narrow, a card for each stock that the wide screen has', async () => {
    let change: (() => void) | undefined;
    let isPaper = false;
    window.matchMedia = (query) => {
      const list = Object.assign(new EventTarget(), { matches: !isPaper && query.startsWith('(min-width') });
      list.addEventListener = (_: string, heard: EventListenerOrEventListenerObject | null) => {
        if (query === '(min-width: 80em)' && typeof heard === 'function') change = () => heard(new Event('change'));
      };
      return list as MediaQueryList;
    };
    renderApp('/search?view=stocks');
    const table = within(await screen.findByRole('table', { name: '종목별 분석 기록' }));
    await waitFor(() => expect(table.getAllByRole('button', { name: /지난 기록/ })).toHaveLength(9));
    fireEvent(window, new Event('beforeprint'));
    expect(screen.getAllByRole('article')).toHaveLength(9);
    isPaper = true;
    act(() => change?.());
    expect(screen.getAllByRole('article')).toHaveLength(9);
    isPaper = false;
    fireEvent(window, new Event('afterprint'));
    expect(screen.getByRole('table', { name: '종목별 분석 기록' })).toBeTruthy();
  });

  it('says that more fit a filter than are loaded', async () => {
    facets = { ...facets, liked: 2 };
    for (const at of [0, 4]) change(at, { latest: { ...stocks[at]?.latest, like: true } as NewsStock['latest'] });
    renderApp('/search?view=stocks&show=liked');
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(screen.getByText('불러온 3종목에서 찾았어요. 더보기를 누르면 이어서 찾아요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.queryByText(/이어서 찾아요/)).toBeNull();
  });

  it('says that there is nothing, and leads to the analysis', async () => {
    stocks = [];
    renderApp('/search?view=stocks');
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '종목 분석하기' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: '거르기' })).toBeNull();
  });

  it('without the stock that was searched for leads on with it', async () => {
    renderApp('/search?view=stocks&q=카카오');
    expect(await screen.findByText('"카카오" 기록이 없을 뿐이에요. 새로 분석할 수 있어요.')).toBeTruthy();
    const link = screen.getByRole('link', { name: '"카카오" 분석하기' });
    expect(link.getAttribute('href')).toBe(`/analysis?q=${encodeURIComponent('카카오')}`);
  });
});
