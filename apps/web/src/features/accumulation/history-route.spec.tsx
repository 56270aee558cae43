import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  answerAccumulationRecords,
  buildAccumulation,
  buildAccumulationRecords,
} from '../../../testing/accumulation-records.ts';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { answerWatchlist, toWatchlistStock } from '../../../testing/watchlist-stocks.ts';

Element.prototype.scrollIntoView = () => undefined;

describe('accumulation history', () => {
  let api: StubApi;
  let records: MjbDetail[];
  const listCalls = () => api.calls.filter(({ path }) => path === 'mjb');
  const cards = () => screen.findAllByRole('article');

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    records = buildAccumulationRecords(4);
    answerAccumulationRecords(api, records);
  });

  it('shows three cards a load with their letters and period, and 더보기 for the rest', async () => {
    records[0] = buildAccumulation('MJB-short', { stock_name: '종목1', searching_period: '2026-11-02 ~ 2026-11-20' });
    for (const record of records) if (record.stock_name === '종목2') record.present_name = '새이름';
    renderApp('/mjb-search');
    expect(await cards()).toHaveLength(3);
    expect(screen.getByText('최근 결과')).toBeTruthy();
    const [first, second] = await cards();
    expect(within(first ?? document.body).getByText('18일 검색 결과')).toBeTruthy();
    expect(within(second ?? document.body).getByText('3개월 검색 결과')).toBeTruthy();
    // Renamed since: the name at the time, and the present one beside it.
    expect(second?.textContent).toContain('종목2000002현재 새이름');
    expect(screen.getAllByText(/^현재/)).toHaveLength(1);
    const letters = within(second ?? document.body).getByRole('link').textContent;
    expect(letters).toBe('종목2 매집비 자세히 매수·매도비 A주요 매집비 B선도 매집비 C');
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () => expect(await cards()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: '더보기' })).toBeNull();
    expect(listCalls().every(({ query }) => query.get('size') === '3')).toBe(true);
  });

  it('searches by name, says so where nothing was found, and tries again after an error', async () => {
    renderApp('/mjb-search');
    await cards();
    await userEvent.type(screen.getByPlaceholderText('종목명 (예:삼성전자)'), '없음{Enter}');
    expect(await screen.findByText('"없음" 검색 결과')).toBeTruthy();
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
    api.on(/GET mjb$/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), '종목{Enter}');
    expect(await screen.findByText('매집비 기록을 가져오지 못했어요.')).toBeTruthy();
    answerAccumulationRecords(api, records);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await cards()).toHaveLength(3);
  });

  it('opens one card at a time; the letters lead to the detail, whose order stays in the address', async () => {
    renderApp('/mjb-search');
    const [first, second] = (await cards()).map((card) => within(card).getByRole('button', { expanded: false }));
    if (first === undefined || second === undefined) throw new Error('no cards');
    await userEvent.click(first);
    expect(screen.getByText('주요 거래원의 매수 ÷ 매도')).toBeTruthy();
    await userEvent.click(second);
    expect(screen.getAllByText('주요 거래원의 매수 ÷ 매도')).toHaveLength(1);
    expect(first.getAttribute('aria-expanded')).toBe('false');

    await userEvent.click(screen.getByRole('link', { name: /^종목2 매집비 자세히/ }));
    await waitFor(() => expect(document.title).toBe('종목2 매집비 | 개미렌즈'));
    const table = within(await screen.findByRole('table', { name: /^거래원별 순매수/ }));
    expect(table.getByText('한울증권')).toBeTruthy();
    expect(screen.getByText(/주식의 실제 주인이 아니에요/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '순매수 비율' }));
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path.startsWith('mjb/')).map(({ query }) => query.get('sort_by'))).toEqual([
        'volume',
        'ratio',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: '< 목록으로' }));
    const card = await screen.findByRole('button', { expanded: true });
    expect(card.textContent).toContain('종목2');
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it('tells what a letter is made of: formula, distance to the next, net beside gross, what weakens it', async () => {
    const record = buildAccumulation('MJB-request-1');
    records[0] = {
      ...record,
      basis: {
        ...record.basis,
        major_sell: Math.ceil(record.basis.major_buy * 0.84),
        churn: 0.83,
        provisional: true,
        quiet_days: ['2026-11-03'],
        total_buy: 600_000,
        total_sell: 598_800,
      },
    };
    renderApp(`/mjb-search?detail=${record._id}`);
    const tile = within(await screen.findByRole('region', { name: '주요 매집비 B' }));
    expect(tile.getByText('8.2%p')).toBeTruthy();
    expect(
      within(tile.getByRole('list', { name: '글자 구간' }))
        .getByText('B')
        .getAttribute('aria-current'),
    ).toBe('true');
    await userEvent.click(tile.getByText('계산식'));
    const formula = within(tile.getByRole('region', { name: '주요 거래원의 매수 ÷ 유통주식 계산식' }));
    expect(formula.getByText('8,412,300주')).toBeTruthy();
    expect(formula.getByText('71,290,000주')).toBeTruthy();
    expect(formula.getByText('= 11.8%')).toBeTruthy();
    expect(formula.getByText('A는 20% 이상이에요.')).toBeTruthy();
    expect(formula.getByText('6.2%')).toBeTruthy();
    expect(screen.getByRole('region', { name: '매집비 결과' }).textContent).toContain(
      '다만 산 만큼의 84%를 되팔았어요.',
    );
    expect(screen.getByText('회전이 커요.')).toBeTruthy();
    expect(screen.getByText(/전체 매수와 전체 매도가 1,200주\(0.2%\) 달라요/)).toBeTruthy();
    expect(screen.getByText('83.0%')).toBeTruthy();
    // Read on a later day than its last one.
    expect(screen.getByText(/11월 20일 수치는 확정되기 전에 구한 거예요/)).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: '무엇으로 계산했나요' }));
    expect(facts.getByText(/^유통주식 수는 2026\.11\.20 기준이에요/)).toBeTruthy();
    expect(facts.getByText('거래 없던 날').nextSibling?.textContent).toBe('1일');
    expect(screen.getByText(/거래가 없던 날이 1일 있어요 \(11월 3일\)/)).toBeTruthy();
    expect(screen.getByText(/앞으로의 주가를 알려주지 않아요/)).toBeTruthy();
  });

  it('says what E means where nobody bought more than they sold', async () => {
    records[0] = buildAccumulation('MJB-request-1', {}, { brokers: [{ name: '누리증권', buy: 10, sell: 10 }] });
    renderApp(`/mjb-search?detail=${records[0]._id}`);
    expect(await screen.findByText(/그래서 세 글자가 모두 E예요/)).toBeTruthy();
    // The verdict, and the table that has no net buyer.
    await waitFor(() => expect(screen.getAllByText('순매수한 거래원이 없어요.')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: '날마다 이렇게 쌓였어요' })).toBeNull();
    expect(screen.queryByRole('region', { name: '선도 거래원을 빼고 보면' })).toBeNull();
  });

  it.each([
    [404, 'ANALYSIS_NOT_FOUND', '분석 결과를 찾을 수 없습니다.'],
    [400, 'VALIDATION_FAILED', '요청 번호가 올바르지 않습니다.'],
  ])('offers no further try at an analysis answered %i, but the ways on', async (status, code, detail) => {
    api.on(/GET mjb\/gone/, () => refusal(status, code, detail));
    renderApp('/mjb-search?detail=gone');
    expect(await screen.findByRole('heading', { name: detail })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    expect(screen.getByRole('link', { name: '매집비 기록 보기' }).getAttribute('href')).toBe('/mjb-search');
  });

  it('lists the watchlist on /mjb-favorite and leads to the accumulation analyses of a stock', async () => {
    answerWatchlist(api, () => records.map(toWatchlistStock));
    renderApp('/mjb-favorite');
    await userEvent.click(await screen.findByRole('link', { name: '종목2' }));
    expect(await screen.findByRole('heading', { level: 1, name: '종목2' })).toBeTruthy();
    expect(await cards()).toHaveLength(1);
    expect(listCalls().at(-1)?.query.get('stock_code')).toBe('000002');
    await userEvent.click(screen.getByRole('button', { name: '목록으로' }));
    expect(await screen.findByRole('link', { name: '종목1' })).toBeTruthy();
  });
});
