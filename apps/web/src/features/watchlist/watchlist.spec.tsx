import { messages } from '@gaemi/contracts/messages';
import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { answerRecords, buildPage, buildRecords } from '../../../testing/news-records.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { answerWatchlist, noSums, toWatchlistStock } from '../../../testing/watchlist-stocks.ts';

const rest = { alerts_paused: false, sums: noSums };

describe('watchlist', () => {
  let api: StubApi;
  let stocks: WatchlistStock[];
  const heartOf = (name: string) => screen.findByRole('button', { name: `${name} 관심 종목` });

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    stocks = buildRecords(6).map(toWatchlistStock);
    api.on(/GET users\/me/, () => ({ body: member() }));
    answerWatchlist(api, () => stocks);
    api.on(/DELETE watchlist\/stocks/, ({ path }) => {
      stocks = stocks.filter(({ code }) => !path.endsWith('all') && !path.endsWith(code));
      return { status: 204 };
    });
    answerRecords(api, buildRecords(4));
  });

  it('lists five a page and searches by name', async () => {
    renderApp('/favorite');
    await heartOf('종목5');
    expect(screen.queryByText('종목6')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '2쪽' }));
    await heartOf('종목6');
    await userEvent.type(screen.getByRole('searchbox'), '종목3{Enter}');
    await heartOf('종목3');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    expect(
      api.calls
        .filter(({ path }) => path === 'watchlist')
        .at(-1)
        ?.query.toString(),
    ).toBe('query=%EC%A2%85%EB%AA%A93&page=1&size=5');
  });

  it('does not say of a term what was found for the one before', async () => {
    renderApp('/favorite?q=없음');
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
    api.on(/GET watchlist/, () => new Promise(() => undefined));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '종목3{Enter}');
    expect(await screen.findByRole('status', { name: '관심 종목을 불러오는 중' })).toBeTruthy();
    expect(screen.queryByText('검색 결과가 없습니다.')).toBeNull();
  });

  it('is shown where the address names no stock, and says so where it names none there can be', async () => {
    const view = renderApp('/favorite?stock=');
    await heartOf('종목5');
    view.unmount();
    api.calls.length = 0;
    renderApp('/favorite?stock=zzz');
    expect(await screen.findByText('종목을 찾을 수 없어요.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(api.calls.some(({ path }) => path.startsWith('combined-news'))).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: '관심 종목 보기' }));
    await heartOf('종목5');
  });

  it('says that it looks where the answer to 전체 삭제 was lost, and cannot be called off', async () => {
    let sent = 0;
    api.on(/DELETE watchlist\/stocks\/all/, () => {
      sent += 1;
      stocks = [];
      return sent === 1 ? { status: 502 } : { status: 204 };
    });
    renderApp('/favorite');
    await userEvent.click(await screen.findByRole('button', { name: '전체 삭제' }));
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText(messages.pressLooking)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '취소' }));
    expect(screen.getByRole('alertdialog', { name: '전체 삭제' })).toBeTruthy();
    expect(await screen.findByText('관심 종목을 모두 지웠어요.')).toBeTruthy();
    expect(sent).toBe(2);
  });

  it('deletes in a repeat nothing that was added since the list was read', async () => {
    const asked: (string | null)[] = [];
    let now = '2026-11-21T03:04:05.000Z';
    api.on(/GET watchlist/, (call) => ({ body: { ...Object(buildPage(stocks, call).body), ...rest, as_of: now } }));
    api.on(/DELETE watchlist\/stocks\/all/, ({ query }) => {
      asked.push(query.get('up_to'));
      now = '2026-11-21T03:05:00.000Z';
      return asked.length === 1 ? { status: 502 } : { status: 204 };
    });
    renderApp('/favorite');
    await userEvent.click(await screen.findByRole('button', { name: '전체 삭제' }));
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    await waitFor(() => expect(asked).toEqual(['2026-11-21T03:04:05.000Z', '2026-11-21T03:04:05.000Z']));
  });

  it('asks before the heart deletes, and goes back a page when it was the last there', async () => {
    renderApp('/favorite?page=2');
    await userEvent.click(await heartOf('종목6'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '취소' }));
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(await heartOf('종목6'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('종목이 관심 종목에서 삭제되었습니다.')).toBeTruthy();
    await heartOf('종목1');
    expect(screen.queryByText('종목6')).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole('table'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['says what happened where the answer to a heart was lost', refusal(502, 'UNKNOWN', '')],
    [
      'says that a stock is off the list where another tab took it off',
      refusal(404, 'NOT_ON_WATCHLIST', '관심 종목에 없는 종목입니다.'),
    ],
  ])('%s', async (_, answer) => {
    api.on(/DELETE watchlist\/stocks/, ({ path }) => {
      stocks = stocks.filter(({ code }) => !path.endsWith(code));
      return answer;
    });
    renderApp('/favorite');
    await userEvent.click(await heartOf('종목1'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('종목이 관심 종목에서 삭제되었습니다.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: '종목1 관심 종목' })).toBeNull());
  });

  it('does not say that all is gone above a list that has stocks', async () => {
    const [newest, ...others] = stocks;
    api.on(/DELETE watchlist\/stocks\/all/, () => {
      stocks = stocks.filter(({ code }) => code === newest?.code);
      return { status: 204 };
    });
    expect(others).toHaveLength(5);
    renderApp('/favorite');
    await userEvent.click(await screen.findByRole('button', { name: '전체 삭제' }));
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('관심 종목을 지웠어요. 그 뒤에 담은 종목은 남아 있어요.')).toBeTruthy();
  });

  it("keeps the stock and shows the server's sentence when the deletion failed", async () => {
    api.on(/DELETE watchlist\/stocks/, () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.'));
    renderApp('/favorite');
    await userEvent.click(await heartOf('종목1'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('잠시 이용할 수 없습니다.')).toBeTruthy();
    await waitFor(async () => expect((await heartOf('종목1')).getAttribute('aria-pressed')).toBe('true'));
  });

  it('deletes all after asking', async () => {
    renderApp('/favorite');
    await userEvent.click(await screen.findByRole('button', { name: '전체 삭제' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '전체 삭제' }));
    expect(dialog.getByText('전체 관심 종목을 삭제하시겠습니까?')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
    const empty = await screen.findByText('관심 종목이 없습니다.');
    expect(document.activeElement?.contains(empty)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    expect(api.calls.find(({ method }) => method === 'DELETE')?.path).toBe('watchlist/stocks/all');
  });

  it.each(['/favorite', '/mjb-favorite'])('offers 전체 삭제 at %s only where the whole list is shown', async (path) => {
    renderApp(`${path}?q=종목3`);
    await heartOf('종목3');
    expect(screen.getByText('검색 결과 1개')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '전체 삭제' })).toBeNull();
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
    expect(await screen.findByRole('button', { name: '전체 삭제' })).toBeTruthy();
    expect(await screen.findByText('전체 6개')).toBeTruthy();
  });

  it('shows the records of a stock that is picked, and leads back to the list', async () => {
    renderApp('/favorite');
    await userEvent.click(await screen.findByRole('link', { name: '종목2' }));
    expect(await screen.findByRole('heading', { level: 1, name: '종목2' })).toBeTruthy();
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(api.calls.findLast(({ path }) => path === 'combined-news-result')?.query.get('stock_code')).toBe('000002');
    await userEvent.click(screen.getByRole('button', { name: '목록으로' }));
    await heartOf('종목1');
  });
});
