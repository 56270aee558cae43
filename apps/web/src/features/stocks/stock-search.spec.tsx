import { paged } from '@gaemi/contracts/paging';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined, buildDetail, buildProgress } from '../../../testing/analysis-results.ts';
import { member } from '../../../testing/members.ts';
import { renderApp, renderWithin } from '../../../testing/render-app.tsx';
import { stockOf } from '../../../testing/stocks.ts';
import { type StubAnswer, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { noSums } from '../../../testing/watchlist-stocks.ts';
import { SignedInMember } from '../../shared/session/signed-in-member.ts';
import { NewsAnalysisRoute } from '../news/analysis-route.tsx';

/** The buttons and the address of a browser. */
function BrowserBar() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (
    <>
      <button type="button" onClick={() => navigate(-1)}>
        뒤로
      </button>
      <button type="button" onClick={() => navigate(1)}>
        앞으로
      </button>
      <output>{decodeURIComponent(search)}</output>
    </>
  );
}

const open = (address: string) => renderApp(address, <BrowserBar />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the search of both services', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, ({ query }) => {
      const term = query.get('query') ?? '';
      const [page, size] = [Number(query.get('page')), Number(query.get('size'))];
      const items = Array.from({ length: size }, (_, at) =>
        stockOf({ code: `${page}0000${at}`, name: `${term}${page}-${at}` }),
      );
      return { body: paged(term.length > 40 ? [] : items, term.length > 40 ? 0 : 12, { page, size }) };
    });
  });

  it.each(['/analysis', '/mjb'])('keeps term and page of %s in the address, for back and forward', async (path) => {
    open(path);
    await userEvent.type(await screen.findByRole('combobox'), '한화{Enter}');
    expect(await screen.findByText(/1-0$/)).toBeTruthy();
    await press('2쪽');
    expect(await screen.findByText(/2-0$/)).toBeTruthy();
    expect(document.querySelector('output')?.textContent).toBe('?q=한화&page=2');
    await press('뒤로');
    expect(await screen.findByText(/1-0$/)).toBeTruthy();
    await press('뒤로');
    expect(await screen.findByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    await press('앞으로');
    expect(await screen.findByText(/1-0$/)).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('value', '한화');
  });

  it.each([
    ['/analysis', 15, '크레딧이 5 모자라요. 요금제에서 신청하기'],
    ['/mjb', 0, '크레딧이 10 모자라요. 요금제에서 신청하기'],
  ])('tells on %s how many credits are missing, and where to get them', async (path, credit, sentence) => {
    api.on(/GET users\/me/, () => ({ body: member({ credit }) }));
    open(path);
    const link = await screen.findByRole('link', { name: '요금제에서 신청하기' });
    expect(link.getAttribute('href')).toBe('/subscribe');
    expect(link.parentElement?.textContent).toBe(sentence);
  });

  it('tells of no missing credits where they suffice', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ credit: 20 }) }));
    open('/analysis');
    expect(await screen.findByText('20 크레딧', { selector: 'span:last-child b' })).toBeTruthy();
    expect(screen.queryByText(/모자라요/)).toBeNull();
  });

  it.each(['/analysis', '/mjb', '/search', '/mjb-search', '/favorite', '/mjb-favorite'])(
    'searches %s for as much of an address as a box takes',
    async (path) => {
      const nothing = (call: { query: URLSearchParams }) => ({
        status: (call.query.get('stock_name') ?? call.query.get('query') ?? '').length > 50 ? 400 : 200,
        body: {
          ...paged([], 0, { page: 1, size: 5 }),
          ...{ sums: noSums, alerts_paused: false, as_of: '2026-11-20T07:10:00.000Z' },
        },
      });
      api.on(/GET (combined-news-result|mjb|watchlist)$/, nothing);
      open(`${path}?q=${'가'.repeat(80)}%00${'나'.repeat(10)}&page=1e30`);
      expect(await screen.findByText(/^(검색 결과가|최근 분석 결과가) 없습니다\.$/)).toBeTruthy();
      expect(screen.getByRole(/^.(analysis|mjb)$/.test(path) ? 'combobox' : 'searchbox')).toHaveProperty(
        'value',
        '가'.repeat(50),
      );
    },
  );

  it('does not say of a term what was found for the one before', async () => {
    open('/analysis?q=없음');
    api.on(/GET stocks\/search/, ({ query }) =>
      query.get('query') === '없음'
        ? { body: paged([], 0, { page: 1, size: 5 }) }
        : new Promise<StubAnswer>(() => undefined),
    );
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
    await userEvent.clear(screen.getByRole('combobox'));
    await userEvent.type(screen.getByRole('combobox'), '한화{Enter}');
    expect(await screen.findByRole('status', { name: '종목을 찾는 중' })).toBeTruthy();
    expect(screen.queryByText('검색 결과가 없습니다.')).toBeNull();
  });

  it('leads back from a result to the companies that were found, and forward to the result', async () => {
    api.on(/POST \w+-(good|bad)-news-sqs/, ({ body }) => ({
      status: 202,
      body: { ...Object(body), model_tier: 'pro', charged: 20 },
    }));
    api.on(/GET news-progress/, () => ({ body: buildProgress(100) }));
    api.on(/GET combined-news-result/, ({ path }) => ({ body: buildCombined(path.split('/')[1] ?? '') }));
    api.on(/GET good-news/, () => ({ body: buildDetail('good') }));
    api.on(/GET bad-news/, () => ({ body: buildDetail('bad') }));
    const timing = { pollInterval: 50, resultLoadDelay: 20, resultPanelDelay: 10, mostLostPolls: 3 };
    renderWithin(
      <MemoryRouter initialEntries={['/analysis?q=한화&page=2']}>
        <SignedInMember value={member()}>
          <NewsAnalysisRoute timing={timing} />
        </SignedInMember>
        <BrowserBar />
      </MemoryRouter>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^한화2-0 분석하기/ }));
    expect(await screen.findByText('호재 우세')).toBeTruthy();
    expect(document.querySelector('output')?.textContent).toBe('?q=한화&page=2');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
    // Without a press in the page, as the browser's own button does.
    fireEvent.click(screen.getByRole('button', { name: '뒤로' }));
    const found = await screen.findByRole('button', { name: /^한화2-0 분석하기/ });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(found)).toBe(true);
    await press('앞으로');
    expect(await screen.findByText('호재 우세')).toBeTruthy();
    await waitFor(() => expect(sessionStorage.getItem('newsAnalysis')).toBeNull());
  });
});
