import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { answerRecords, buildRecords, firstAnalysis } from '../../../testing/news-records.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { preloadNewsHistory } from './history-route.tsx';

Element.prototype.scrollIntoView = () => undefined;

describe('analysis history', () => {
  let api: StubApi;
  let records: CombinedNews[];
  const listCalls = () => api.calls.filter(({ path }) => path === 'combined-news-result');
  const cards = () => screen.findAllByRole('article');

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => ({ body: member() }));
    records = buildRecords(7);
    answerRecords(api, records);
  });

  it('shows three cards a page and 더보기 while fewer are loaded than there are', async () => {
    for (const record of records) if (record.stock_name === '종목2') record.present_name = '새이름';
    renderApp('/search');
    expect(await cards()).toHaveLength(3);
    expect(screen.getByText('최근 결과')).toBeTruthy();
    const card = within((await cards())[0] ?? document.body);
    for (const text of [
      'PRO',
      '2026.11.21',
      '종목1',
      '호재 58점',
      '유보 12',
      '악재 30점',
      '호재 우세',
      '3달치 검색 결과',
    ]) {
      expect(card.getByText(text)).toBeTruthy();
    }
    // Renamed since: the name at the time, and the present one beside it.
    expect((await cards())[1]?.textContent).toContain('종목2000002현재 새이름');
    expect(screen.getAllByText(/^현재/)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () => expect(await cards()).toHaveLength(6));
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () => expect(await cards()).toHaveLength(7));
    expect(screen.queryByRole('button', { name: '더보기' })).toBeNull();
    expect(listCalls().every(({ query }) => query.get('size') === '3')).toBe(true);
  });

  it('has the analysis that another device added between two pages, and ends', async () => {
    renderApp('/search');
    expect(await cards()).toHaveLength(3);
    records.unshift(...buildRecords(8).slice(7));
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () =>
      expect((await cards()).map(({ textContent }) => textContent?.match(/종목\d/)?.[0])).toEqual([
        '종목8',
        '종목1',
        '종목2',
        '종목3',
        '종목4',
        '종목5',
      ]),
    );
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    await waitFor(async () => expect(await cards()).toHaveLength(8));
    expect(screen.queryByRole('button', { name: '더보기' })).toBeNull();
    expect(listCalls().map(({ query }) => query.get('page'))).toEqual(['1', '2', '1', '3']);
  });

  it('writes the amounts of the summaries as those of the lead', async () => {
    records = buildRecords(1).map((record) => ({ ...record, good_summary: '2930억원 규모의 계약을 맺었어요.' }));
    answerRecords(api, records);
    renderApp('/search');
    await userEvent.click(within((await cards())[0] ?? document.body).getByRole('button', { expanded: false }));
    expect(await screen.findByText('2,930억 원 규모의 계약을 맺었어요.')).toBeTruthy();
  });

  it('says of a thin result on how much it rests, and once that it claims no direction', async () => {
    records = buildRecords(1).map((record) => ({
      ...record,
      thin: true,
      lead: ['근거가 적어 방향을 말하지 않아요.'],
      coverage: { ...record.coverage, events: 5, neutral: 5, price_events: 0 },
    }));
    answerRecords(api, records);
    renderApp('/search');
    const card = within((await cards())[0] ?? document.body);
    expect(card.getAllByText(/방향을 말하지 않아요/)).toHaveLength(1);
    expect(card.getByText('점수에 쓸 소식이 없어요.')).toBeTruthy();
  });

  it('says 로딩... while the next page is on its way', async () => {
    let let2In = () => {};
    renderApp('/search');
    await cards();
    answerRecords(api, records);
    const second = new Promise<void>((resolve) => {
      let2In = resolve;
    });
    api.on(/GET combined-news-result$/, async ({ query }) => {
      await second;
      return { body: { items: records.slice(3, 6), page: Number(query.get('page')), size: 3, total: 7, pages: 3 } };
    });
    await userEvent.click(screen.getByRole('button', { name: '더보기' }));
    expect(screen.getByText('로딩...')).toBeTruthy();
    let2In();
    await waitFor(async () => expect(await cards()).toHaveLength(6));
  });

  it('searches by name, from the first page again, and says so', async () => {
    renderApp('/search?pages=2');
    await waitFor(async () => expect(await cards()).toHaveLength(6));
    await userEvent.type(screen.getByPlaceholderText('종목명 (예:삼성전자)'), '종목7{Enter}');
    expect(await screen.findByText('"종목7" 검색 결과')).toBeTruthy();
    await waitFor(async () => expect(await cards()).toHaveLength(1));
    expect(listCalls().at(-1)?.query.get('page')).toBe('1');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.click(screen.getByRole('button', { name: '검색' }));
    expect(await screen.findByText('최근 결과')).toBeTruthy();
    await waitFor(async () => expect(await cards()).toHaveLength(3));
    expect(listCalls()[0]?.query.has('stock_name')).toBe(false);
  });

  it('says so where nothing was found, and tries again after an error', async () => {
    records.length = 0;
    const { unmount } = renderApp('/search');
    expect(await screen.findByText('최근 분석 결과가 없습니다.')).toBeTruthy();
    await userEvent.type(screen.getByRole('searchbox'), '현대차{Enter}');
    const start = await screen.findByRole('link', { name: '"현대차" 분석하기' });
    expect(start.getAttribute('href')).toBe(`/analysis?q=${encodeURIComponent('현대차')}`);
    unmount();
    api.on(/GET combined-news-result$/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    renderApp('/search');
    expect(await screen.findByText('뉴스 데이터를 가져오는 데 실패했습니다.')).toBeTruthy();
    records.push(...buildRecords(1));
    answerRecords(api, records);
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await cards()).toHaveLength(1);
  });

  it('opens one card at a time', async () => {
    renderApp('/search');
    const [first, second] = (await cards()).map((card) => within(card).getByRole('button', { expanded: false }));
    if (first === undefined || second === undefined) throw new Error('no cards');
    await userEvent.click(first);
    expect(screen.getByText('좋은 소식이에요.')).toBeTruthy();
    expect(screen.getByText('나쁜 소식이에요.')).toBeTruthy();
    await userEvent.click(second);
    expect(screen.getAllByText('좋은 소식이에요.')).toHaveLength(1);
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(second);
    expect(screen.queryByText('좋은 소식이에요.')).toBeNull();
  });

  it('fills the heart at once and fetches every loaded page again, three a page', async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(/POST watchlist\/stocks/, async () => {
      await held;
      for (const record of records) record.like = record.stock_code === '000001';
      return { status: 201, body: { added: 1 } };
    });
    renderApp('/search?pages=2');
    await waitFor(async () => expect(await cards()).toHaveLength(6));
    const before = listCalls().length;
    const heart = screen.getByRole('button', { name: '종목1 관심 종목' });
    // Both halves of a double click come before the screen is drawn again.
    fireEvent.click(heart);
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    expect(listCalls()).toHaveLength(before);
    await userEvent.click(heart);
    answer();
    expect(await screen.findByText('종목이 관심 종목에 추가되었습니다.')).toBeTruthy();
    await waitFor(() => expect(listCalls().slice(before)).toHaveLength(2));
    expect(
      listCalls()
        .slice(before)
        .map(({ query }) => [query.get('page'), query.get('size')]),
    ).toEqual([
      ['1', '3'],
      ['2', '3'],
    ]);
    const adds = api.calls.filter(({ method }) => method === 'POST');
    expect(adds.map(({ body }) => body)).toEqual([{ stocks: { '000001': '종목1' } }]);
  });

  it("gives the heart back with the server's sentence when that failed", async () => {
    api.on(/POST watchlist\/stocks/, () => refusal(409, 'WATCHLIST_FULL', '관심 종목은 500개까지 추가할 수 있습니다.'));
    renderApp('/search');
    const heart = await screen.findByRole('button', { name: '종목2 관심 종목' });
    await userEvent.click(heart);
    expect(await screen.findByText('관심 종목은 500개까지 추가할 수 있습니다.')).toBeTruthy();
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });

  it('opens the detail with both slides and returns to the card', async () => {
    renderApp('/search');
    await userEvent.click(within((await cards())[1] ?? document.body).getByRole('button', { expanded: false }));
    await userEvent.click(screen.getByRole('link', { name: /악재.*나쁜 소식이에요\./ }));
    expect(await screen.findByText('근거가 없습니다')).toBeTruthy();
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('악재');
    await userEvent.click(screen.getByRole('tab', { name: '호재' }));
    expect(await screen.findByText('공급 계약을 맺었어요.')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('악재'));
    await userEvent.click(screen.getByRole('button', { name: '< 목록으로' }));
    const card = within((await cards())[1] ?? document.body).getByRole('button', { expanded: true });
    await waitFor(() => expect(document.activeElement).toBe(card));
  });

  it.each([
    [
      'to its card, which is closed',
      () => records[1]?._id,
      async () => (await cards())[1]?.querySelector('[aria-expanded]'),
    ],
    ['to the list where no card is its own', () => 'f'.repeat(24), async () => (await cards())[0]?.parentElement],
  ])('leads back from a detail that an address has opened %s', async (_where, id, place) => {
    renderApp(`/search?detail=${id()}`);
    await userEvent.click(await screen.findByRole('button', { name: '< 목록으로' }));
    const expected = await place();
    expect(expected).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(expected));
  });

  it('turns the slide only for a drag of more than 50 px', async () => {
    renderApp(`/search?detail=${records[0]?._id}`);
    await screen.findByText('공급 계약을 맺었어요.');
    const view = screen.getByRole('tabpanel').parentElement ?? document.body;
    const drag = (by: number) => {
      const pointer = { isPrimary: true, button: 0, pointerId: 1 };
      fireEvent.pointerDown(view, { ...pointer, clientX: 200, clientY: 10 });
      fireEvent.pointerMove(view, { ...pointer, buttons: 1, clientX: 200 + by, clientY: 12 });
      fireEvent.pointerUp(view, { ...pointer, clientX: 200 + by, clientY: 12 });
    };
    drag(-50);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('호재');
    drag(-51);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('악재');
    drag(60);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('호재');
  });

  it('leaves the slide where it is once the button was let go of outside the window', async () => {
    renderApp(`/search?detail=${records[0]?._id}`);
    await screen.findByText('공급 계약을 맺었어요.');
    const view = screen.getByRole('tabpanel').parentElement ?? document.body;
    const pointer = { isPrimary: true, button: 0, pointerId: 1, clientY: 10 };
    fireEvent.pointerDown(view, { ...pointer, buttons: 1, clientX: 200 });
    fireEvent.pointerMove(view, { ...pointer, buttons: 0, clientX: 100 });
    fireEvent.pointerUp(view, { ...pointer, buttons: 0, clientX: 100 });
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('호재');
  });

  it('says what changed since the last analysis and marks the new reasons', async () => {
    api.on(/GET combined-news\/\w+\/changes/, () => ({
      body: {
        previous_id: 'b'.repeat(24),
        previous_created_at: '2026-11-01T03:04:05.000Z',
        previous_tier: 'basic',
        good_change: 5,
        bad_change: -3,
        new_good_reasons: ['공급 계약을 맺었어요.'],
        new_bad_reasons: [],
        gone_good_reasons: [],
        gone_bad_reasons: ['소송이 이어졌어요.'],
      },
    }));
    renderApp(`/search?detail=${records[0]?._id}`);
    expect(await screen.findByText('2026.11.01 분석보다')).toBeTruthy();
    expect(screen.getByRole('img', { name: '호재 53점에서 58점으로' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '악재 33점에서 30점으로' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '판단 유보 14점에서 12점으로' })).toBeTruthy();
    expect(screen.getByText('새로 들어온 근거 1개')).toBeTruthy();
    expect(screen.getByText('이번에 빠진 근거 1개')).toBeTruthy();
    expect(screen.getByText('소송이 이어졌어요.')).toBeTruthy();
    expect(await screen.findByText('새 근거')).toBeTruthy();
    expect(
      screen.getByText(/지난 분석은 1개월 안에서 소식 30개까지, 이번은 3개월 안에서 소식 60개까지 읽었어요/),
    ).toBeTruthy();
  });

  it('asks at once for all that an analysis shows, whatever takes longest', async () => {
    let answer = () => {};
    const sides = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.on(/GET (?:good|bad)-news/, async () => {
      await sides;
      return { status: 404 };
    });
    const { _id: id = '', good_news_obj_id: good, bad_news_obj_id: bad } = records[0] ?? {};
    const loads = preloadNewsHistory(new QueryClient(), new URL(`http://web.example/search?detail=${id}`));
    // What a screen of the test before asked for may still arrive.
    await expect
      .poll(() => api.calls.map(({ path }) => path))
      .toEqual(
        expect.arrayContaining([
          ...[`combined-news/${id}`, `good-news/${good}`, `bad-news/${bad}`, 'stocks/000001/prices'],
          ...[`combined-news/${id}/changes`, 'combined-news-result'],
        ]),
      );
    await waitFor(() => expect(listCalls()).toHaveLength(2));
    answer();
    await Promise.all(loads);
  });

  it('does not compare with an analysis that another formula scored, and says so', async () => {
    api.on(/GET combined-news\/\w+\/changes/, () => ({
      body: { ...firstAnalysis, previous_id: 'b'.repeat(24), previous_created_at: '2026-11-01T03:04:05.000Z' },
    }));
    renderApp(`/search?detail=${records[0]?._id}`);
    expect(
      await screen.findByText(/지난 분석\(2026\.11\.01\)과는 점수를 계산한 방식이나 자료가 달라 비교하지 않아요/),
    ).toBeTruthy();
    expect(screen.queryByText(/첫 분석이에요/)).toBeNull();
  });
});
