import type { MjbProgress } from '@gaemi/contracts/accumulation';
import { messages } from '@gaemi/contracts/messages';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildAccumulation, marketCalendar, sortedAs } from '../../../testing/accumulation-records.ts';
import { member } from '../../../testing/members.ts';
import { renderWithin } from '../../../testing/render-app.tsx';
import { stockOf } from '../../../testing/stocks.ts';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { SignedInMember } from '../../shared/session/signed-in-member.ts';
import { AccumulationRoute } from './analysis-route.tsx';

/** The product's times, a twentieth of them. */
const timing = { pollInterval: 50, resultDelay: 75 };
const stock = stockOf();

function show(address = '/mjb?q=삼성', own = member()) {
  return renderWithin(
    <MemoryRouter initialEntries={[address]}>
      <SignedInMember value={own}>
        <AccumulationRoute timing={timing} />
      </SignedInMember>
    </MemoryRouter>,
  );
}

/** A day of the calendar (`yyyy-MM-dd`); asking by role reads the whole month each time. */
function day(date: string): HTMLElement {
  const button = document.querySelector(`[data-day="${date}"] button`);
  if (!(button instanceof HTMLElement)) throw new Error(`${date} is not shown`);
  return button;
}

async function openCalendar() {
  await userEvent.click(await screen.findByRole('button', { name: '삼성전자 매집비 구하기 10 크레딧' }));
  const dialog = await screen.findByRole('dialog', { name: '검색 날짜 설정' });
  await within(dialog).findByRole('button', { name: '3개월' });
  return within(dialog);
}

/** Two presses so soon after each other that the screen has not answered the first one. */
function doubleClick(button: HTMLElement): void {
  fireEvent.click(button);
  fireEvent.click(button);
}

async function analyse(): Promise<void> {
  const dialog = await openCalendar();
  await userEvent.click(dialog.getByRole('button', { name: '3개월' }));
  await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
}

describe('accumulation analysis', () => {
  let api: StubApi;
  let progress: () => { status?: number; body?: unknown };
  let periods: Map<string, string>;
  const answerProgress = (value: MjbProgress) => {
    progress = () => ({ body: value });
  };
  const posts = () => api.calls.filter(({ method }) => method === 'POST').map(({ body }) => Object(body));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    periods = new Map();
    answerProgress({ progress: 10, status: 'running' });
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [stock], page: 1, size: 5, total: 1, pages: 1 } }));
    api.on(/GET mjb-calendar/, () => ({ body: marketCalendar }));
    api.on(/POST mjb$/, ({ body }) => {
      const { request_id, start_date, end_date } = Object(body);
      periods.set(request_id, `${start_date} ~ ${end_date}`);
      const known = { request_id, stock_code: '005930', stock_name: '삼성전자' };
      return { status: 202, body: { ...known, searching_period: periods.get(request_id), charged: 10 } };
    });
    api.on(/GET mjb-progress/, () => progress());
    api.on(/GET mjb\/MJB-/, (call) => {
      const id = call.path.split('/')[1] ?? '';
      return { body: sortedAs(buildAccumulation(id, { searching_period: periods.get(id) ?? '' }), call) };
    });
  });

  it('goes to the last page of companies from an address behind it', async () => {
    api.on(/GET stocks\/search/, ({ query }) => {
      const page = Number(query.get('page'));
      return { body: { items: page === 1 ? [stock] : [], page, size: 5, total: 1, pages: 1 } };
    });
    show('/mjb?q=삼성&page=99');
    expect(await screen.findByRole('button', { name: '삼성전자 매집비 구하기 10 크레딧' })).toBeTruthy();
  });

  it('offers only days the exchange was open, marks the others, and asks for a date', async () => {
    show();
    const dialog = await openCalendar();
    expect(day('2026-11-20')).toHaveProperty('disabled', false);
    expect(day('2026-11-21')).toHaveProperty('disabled', true);
    await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
    expect(dialog.getByText('날짜를 선택해주세요.')).toBeTruthy();
    await userEvent.click(day('2026-11-20'));
    await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
    expect(dialog.getByText('날짜를 선택해주세요.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /이전 달|Previous/i }));
    expect(day('2026-10-05')).toHaveProperty('disabled', true);
    expect(day('2026-10-05').textContent).toMatch(/^2026년 10월 5일 월요일휴장$/);
    expect(posts()).toHaveLength(0);
  });

  it('swaps reversed ends and counts the trading days', async () => {
    show();
    const dialog = await openCalendar();
    await userEvent.click(day('2026-11-20'));
    await userEvent.click(day('2026-11-02'));
    expect(dialog.getByText('거래일 15일')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
    await waitFor(() => expect(posts()).toHaveLength(1));
    expect(posts()[0]).toMatchObject({ stock_name: '삼성전자', start_date: '2026-11-02', end_date: '2026-11-20' });
    expect(posts()[0].request_id).toMatch(/^MJB-/);
  });

  it('shows the progress and then the result; another order is fetched, ranks stay', async () => {
    show();
    await analyse();
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    expect(screen.getByRole('combobox')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10'));
    answerProgress({ progress: 100, status: 'done' });
    expect(await screen.findByRole('heading', { name: '삼성전자' })).toBeTruthy();
    expect(screen.getByText('2026-08-21 ~ 2026-11-20 · 3개월')).toBeTruthy();
    expect(screen.getAllByText('예시 데이터').length).toBeGreaterThan(0);
    expect(screen.getByText('투자 판단의 책임은 본인에게 있어요')).toBeTruthy();

    const ranks = () =>
      within(screen.getByRole('rowgroup', { name: '순매수한 거래원' }))
        .getAllByRole('row')
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(ranks().slice(0, 4)).toEqual(['1위', '2위', '3위', '4위']);
    await userEvent.click(screen.getByRole('button', { name: '순매수 비율' }));
    await waitFor(() => expect(ranks().slice(0, 4)).toEqual(['1위', '3위', '2위', '4위']));
    const asked = api.calls.filter(({ path }) => path.startsWith('mjb/MJB-')).map(({ query }) => query.get('sort_by'));
    expect(asked).toEqual(['volume', 'ratio']);
  });

  it('asks again from the same first day for a new last day, each time with a request id of its own', async () => {
    answerProgress({ progress: 100, status: 'done' });
    show();
    await analyse();
    const again = await screen.findByRole('button', { name: /재분석하기/ });
    await userEvent.click(again);
    expect(screen.getByText('날짜를 선택해주세요.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /새 종료일/ }));
    await userEvent.click(day('2026-11-10'));
    await userEvent.click(again);
    expect(await screen.findByText('2026-08-21 ~ 2026-11-10 · 3개월')).toBeTruthy();
    expect(posts()[1]).toMatchObject({ start_date: '2026-08-21', end_date: '2026-11-10' });
    expect(posts()[1].request_id).not.toBe(posts()[0].request_id);
  });

  it('says where the days for another analysis could not be loaded, and tries again', async () => {
    answerProgress({ progress: 100, status: 'done' });
    const { client } = show();
    await analyse();
    await screen.findByRole('button', { name: /재분석하기/ });
    api.on(/GET mjb-calendar/, () => refusal(400, 'VALIDATION_FAILED', '입력한 내용을 확인해주세요.'));
    void client.resetQueries({ queryKey: ['accumulation-calendar'] });
    expect(await screen.findByText('달력을 불러오지 못했어요.')).toBeTruthy();
    expect(screen.getByRole('button', { name: /새 종료일/ })).toHaveProperty('disabled', true);
    api.on(/GET mjb-calendar/, () => ({ body: marketCalendar }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /새 종료일/ })).toHaveProperty('disabled', false));
    expect(screen.queryByText('달력을 불러오지 못했어요.')).toBeNull();
  });

  it('takes a double click for one request, the first time and again', async () => {
    answerProgress({ progress: 100, status: 'done' });
    show();
    const dialog = await openCalendar();
    await userEvent.click(dialog.getByRole('button', { name: '3개월' }));
    doubleClick(dialog.getByRole('button', { name: /매집비 구하기/ }));
    const again = await screen.findByRole('button', { name: /재분석하기/ });
    expect(posts()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /새 종료일/ }));
    await userEvent.click(day('2026-11-10'));
    doubleClick(again);
    expect(await screen.findByText('2026-08-21 ~ 2026-11-10 · 3개월')).toBeTruthy();
    expect(posts()).toHaveLength(2);
  });

  it('keeps the window and its days when the credit does not suffice', async () => {
    api.on(/POST mjb$/, () => refusal(402, 'NOT_ENOUGH_CREDIT', '크레딧이 부족합니다.'));
    show();
    await analyse();
    expect(await screen.findByText('크레딧이 부족합니다.')).toBeTruthy();
    expect(screen.getByRole('button', { name: '3개월' }).getAttribute('aria-pressed')).toBe('true');
    expect(sessionStorage.getItem('mjbAnalysis')).toBeNull();
  });

  it('says in the window how many credits are missing, and where to get them', async () => {
    show(undefined, member({ credit: 4 }));
    const dialog = await openCalendar();
    const sentence = dialog.getByText(/모자라요/);
    expect(sentence.textContent).toBe('크레딧이 6 모자라요. 요금제에서 신청하기');
    expect(within(sentence).getByRole('link').getAttribute('href')).toBe('/subscribe');
  });

  it('offers the days of today after a refusal: midnight may have passed since the window opened', async () => {
    show();
    const dialog = await openCalendar();
    api.on(/GET mjb-calendar/, () => ({ body: { ...marketCalendar, today: '2026-11-24', from: '2025-11-24' } }));
    api.on(/POST mjb$/, () => refusal(400, 'VALIDATION_FAILED', messages.dayBeforeReach));
    const ask = async () => {
      await userEvent.click(dialog.getByRole('button', { name: '1년' }));
      await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
      expect(await dialog.findByText(messages.dayBeforeReach)).toBeTruthy();
    };
    await ask();
    await waitFor(() => expect(api.calls.filter(({ path }) => path === 'mjb-calendar')).toHaveLength(2));
    await ask();
    await waitFor(() => expect(posts().map(({ start_date }) => start_date)).toEqual(['2025-11-21', '2025-11-24']));
  });

  it('keeps the window open until the answer is there, so that a refusal is seen', async () => {
    const answer = Promise.withResolvers<void>();
    api.on(/POST mjb$/, async () => {
      await answer.promise;
      return refusal(402, 'NOT_ENOUGH_CREDIT', '크레딧이 부족합니다.');
    });
    show();
    await analyse();
    await waitFor(() => expect(posts()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    answer.resolve();
    expect(await screen.findByText('크레딧이 부족합니다.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens the error dialog for an analysis that failed; confirming it leads back to the empty search', async () => {
    const detail = '이 기간의 거래원 자료가 없어요. 사용한 크레딧은 돌려드렸어요.';
    progress = () => ({ body: { progress: 40, status: 'error', detail } });
    show();
    await analyse();
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('오류가 발생하여 진행이 중단되었습니다')).toBeTruthy();
    expect(dialog.getByText(detail)).toBeTruthy();
    expect(dialog.getByText('확인을 누르시면 이전페이지로 돌아갑니다')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '확인' }));
    expect(await screen.findByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    expect(sessionStorage.getItem('mjbAnalysis')).toBeNull();
  });

  it('says that the refund is on its way in the place of how long it takes, until the end is there [R27]', async () => {
    answerProgress({ progress: 40, status: 'running', detail: messages.refundPending });
    show();
    await analyse();
    expect(await screen.findByText(messages.refundPending)).toBeTruthy();
    expect(screen.queryByText(/보통 1분|몇 분 걸릴|오류로 멈추면/)).toBeNull();
    const detail = messages.noBrokerData;
    answerProgress({ progress: 40, status: 'error', detail });
    expect(within(await screen.findByRole('alertdialog')).getByText(detail)).toBeTruthy();
    expect(screen.queryByText(messages.refundPending)).toBeNull();
  });

  it.each([
    ['1개월', '보통 1분 안에 끝나요. 다른 화면에 다녀와도 괜찮아요.'],
    // A source that gives a day a second needs longer for days that nobody has asked for.
    ['3개월', '처음 분석하는 날이 많으면 몇 분 걸릴 수 있어요. 다른 화면에 다녀와도 괜찮아요.'],
  ])('promises a minute for a month at most: %s', async (period, text) => {
    answerProgress({ progress: 40, status: 'running' });
    show();
    const dialog = await openCalendar();
    await userEvent.click(dialog.getByRole('button', { name: period }));
    await userEvent.click(dialog.getByRole('button', { name: /매집비 구하기/ }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('gives up after three failed looks in a row, not after one', async () => {
    let looks = 0;
    progress = () => {
      looks += 1;
      return looks === 1
        ? refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.')
        : { body: { progress: 30, status: 'running' } };
    };
    show();
    await analyse();
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30'));
    progress = () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.');
    const dialog = within(await screen.findByRole('alertdialog'));
    const late = '분석 결과를 불러오는 데 시간이 걸리고 있어요. 잠시 후 다시 확인해 주세요.';
    expect(dialog.getByText(late)).toBeTruthy();
  });

  it('survives a reload while it runs, and asks for nothing by itself that the server never took', async () => {
    show();
    await analyse();
    await waitFor(() => expect(sessionStorage.getItem('mjbAnalysis')).toContain('"accepted"'));
    cleanup();
    show();
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
    answerProgress({ progress: 100, status: 'done' });
    expect(await screen.findByRole('heading', { name: '삼성전자' })).toBeTruthy();
    expect(posts()).toHaveLength(1);
    cleanup();

    const asked = {
      ...JSON.parse('{"requestId":"MJB-never-taken","charged":null,"stage":"asked"}'),
      owner: member().user_email,
    };
    sessionStorage.setItem(
      'mjbAnalysis',
      JSON.stringify({ ...asked, stock, period: { from: '2026-11-02', to: '2026-11-20' } }),
    );
    progress = () => refusal(404, 'PROGRESS_NOT_FOUND', 'Progress not found');
    show();
    await waitFor(() => expect(sessionStorage.getItem('mjbAnalysis')).toBeNull());
    expect(posts()).toHaveLength(1);
  });
});
