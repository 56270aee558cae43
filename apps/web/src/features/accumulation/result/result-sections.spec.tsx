import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildAccumulation, someBrokers } from '../../../../testing/accumulation-records.ts';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { SignedInMember } from '../../../shared/session/signed-in-member.ts';
import { fewPeriodsText } from './rarity-text.ts';
import { ResultSections } from './result-sections.tsx';

describe('the sections of a result', () => {
  let api: StubApi;
  let asked: MjbSort[] = [];
  const show = (record: MjbDetail, sort: MjbSort = 'volume', waiting = false) =>
    renderWithin(
      <MemoryRouter>
        <SignedInMember value={member()}>
          <ResultSections
            record={record}
            detail={record}
            sort={sort}
            onSort={(next) => asked.push(next)}
            waiting={waiting}
          />
        </SignedInMember>
      </MemoryRouter>,
    );
  const card = (name: string) => within(screen.getByRole('region', { name }));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  afterEach(() => {
    cleanup();
    api.reset();
    asked = [];
  });

  it('walk through the days with the arrow keys from one tab stop, and let go with Esc', async () => {
    show(buildAccumulation('MJB-shown-1'));
    const days = card('날마다 이렇게 쌓였어요').getByRole('slider', { name: '하루씩 보기' });
    const text = () => days.getAttribute('aria-valuetext');
    expect(text()).toBe(
      '11월 20일, 주요 누적 +2,800,000주, 선도 한울증권 누적 +1,600,000주, 그날 순매수 +400,000주, 종가 50,300원',
    );
    days.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(text()).toMatch(/^11월 18일, 주요 누적 \+1,800,000주/);
    expect(screen.getByText('11월 18일')).toBeTruthy();
    await userEvent.keyboard('{Home}');
    expect(text()).toMatch(/^11월 17일/);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('11월 18일')).toBeNull();
    expect(text()).toMatch(/^11월 20일/);
  });

  it('show a day under the pointer, and the days as a table', () => {
    show(buildAccumulation('MJB-shown-1'));
    const course = card('날마다 이렇게 쌓였어요');
    fireEvent.pointerMove(course.getByRole('slider'), { clientX: 0 });
    expect(course.getByText('종가 50,000원')).toBeTruthy();
    fireEvent.pointerLeave(course.getByRole('slider'), { pointerType: 'mouse' });
    expect(course.queryByText('종가 50,000원')).toBeNull();
    expect(course.getByText('표로 보기')).toBeTruthy();
    expect(course.getAllByRole('row', { hidden: true })).toHaveLength(5);
  });

  it('leave the price out where no source knows it', () => {
    const record = buildAccumulation('MJB-shown-1');
    show({ ...record, days: record.days.map((day) => ({ ...day, close: null })) });
    const course = card('날마다 이렇게 쌓였어요');
    expect(course.queryByText('종가')).toBeNull();
    expect(course.getByRole('img', { name: /누적 순매수/ }).getAttribute('aria-label')).not.toContain('종가');
  });

  it('hold everybody in one table: net buyers, biggest sellers, the rest on demand, in the order asked for', async () => {
    const brokers = [...someBrokers, { name: '가을증권', buy: 100, sell: 400 }, { name: '겨울증권', buy: 0, sell: 50 }];
    show(buildAccumulation('MJB-shown-1', {}, { brokers }), 'volume', true);
    const table = screen.getByRole('table', { name: /^거래원별 순매수/ });
    const names = () =>
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual([
      '한울증권선도',
      '글로벌브릿지증권주요',
      '가온투자증권주요',
      '새빛증권주요',
      '동해증권주요',
      '남산증권',
      '푸른자산증권',
      '순매도한 곳',
      '다온증권',
      '누리증권',
      '산들증권',
    ]);
    expect(screen.getByRole('region', { name: '거래원' }).getAttribute('aria-busy')).toBe('true');
    expect(within(table).getByText('매수 310,000주, 매도 3,024,400주')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '나머지 2곳 보기 순매도 350주' }));
    expect(names().slice(-2)).toEqual(['가을증권', '겨울증권']);
    const sorts = within(table)
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('aria-sort'));
    expect(sorts).toEqual([null, null, 'descending', 'none', null]);
    await userEvent.click(within(table).getByRole('button', { name: '순매수 비율' }));
    expect(asked).toEqual(['ratio']);
  });

  it('stand whole on paper, where no button is', () => {
    const { matchMedia } = window;
    window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: media === 'print' }) as MediaQueryList;
    onTestFinished(() => {
      window.matchMedia = matchMedia;
    });
    const brokers = [...someBrokers, { name: '가을증권', buy: 100, sell: 400 }, { name: '겨울증권', buy: 0, sell: 50 }];
    show(buildAccumulation('MJB-shown-1', {}, { brokers }));
    expect(screen.getByRole('rowheader', { name: '겨울증권' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^나머지 2곳 보기/ }).dataset.print).toBe('never');
  });

  it('tell the share of the first five and what is left without the lead', () => {
    show(buildAccumulation('MJB-shown-1'));
    const share = card('순매수의 96%가 5곳에 몰렸어요');
    expect(share.getByText('순매수 합계 4,644,800주 가운데 4,485,900주')).toBeTruthy();
    const parts = share.getAllByRole('listitem').map((part) => Number(/([\d.]+)%$/.exec(part.textContent)?.[1]));
    expect(parts).toHaveLength(6);
    // Whole tenths: what they add up to is no sum of rounding errors.
    expect(parts.reduce((sum, part) => sum + Math.round(part * 10), 0)).toBe(1000);
    expect(card('선도 거래원을 빼고 보면').getByText(/한 곳을 빼면|그대로예요/)).toBeTruthy();
  });

  it('tell one share of a buyer, in the bar as in the list', () => {
    const brokers = [
      { name: '봄증권', buy: 5004, sell: 0 },
      { name: '여름증권', buy: 4996, sell: 0 },
      { name: '가을증권', buy: 0, sell: 10_000 },
    ];
    show(buildAccumulation('MJB-shown-1', {}, { brokers }));
    expect(
      card('순매수는 2곳이 나눠 가졌어요')
        .getAllByText(/^[\d.]+%$/)
        .map(({ textContent }) => textContent),
    ).toEqual([...['50%', '50%', '50.0%', '50.0%']]);
  });

  it('tell how rare each letter was, and that too few periods say nothing', () => {
    const some = { A: 6, B: 20, C: 14, D: 20, E: 20 };
    const rates = { window_days: 61, n: 80, first: some, second: some, third: some, windows: [] };
    show(buildAccumulation('MJB-shown-1', { base_rates: rates }));
    const second = card('주요 매집비 B');
    expect(
      second.getByText('최근 1년의 같은 길이 기간 80번 중 33%가 B 이상이었어요. 가끔 나오는 글자예요.'),
    ).toBeTruthy();
    const shares = second.getAllByText(/기간의 \d+%/).map((share) => share.textContent?.trim());
    expect(shares).toEqual(['기간의 25%', '기간의 25%', '기간의 18%', '기간의 25%', '기간의 8%']);
    cleanup();
    show(buildAccumulation('MJB-shown-1'));
    expect(screen.getAllByText(fewPeriodsText(buildAccumulation('MJB-shown-1')))).toHaveLength(1);
  });

  it('have no share where only one broker bought', () => {
    show(buildAccumulation('MJB-shown-1', {}, { brokers: [{ name: '한울증권', buy: 100, sell: 40 }] }));
    expect(screen.queryByText(/순매수의 \d+%|나눠 가졌어요/)).toBeNull();
    expect(screen.queryByText('순매도한 곳')).toBeNull();
  });

  it('name no broker a seller that sold as much as it bought', () => {
    show(buildAccumulation('MJB-even', {}, { brokers: [{ name: '한울증권', buy: 700, sell: 700 }] }));
    expect(card('거래원').queryByText('순매도한 곳')).toBeNull();
    expect(card('거래원').getByText('산 만큼 판 곳')).toBeTruthy();
  });

  it('show what groups of investors bought, name days without figures, nothing where no source knows', () => {
    const days = [
      { day: '2026-11-19', foreign: 1_000, institutional: -1_500, individual: 500 },
      { day: '2026-11-20', foreign: null, institutional: null, individual: null },
    ];
    show(buildAccumulation('MJB-shown-1', { investor_flows: { source: 'sample', venue: 'KRX+NXT', days } }));
    const flows = card('누가 샀나요');
    expect(flows.getByText('−1,500주')).toBeTruthy();
    expect(flows.getByText('예시 데이터')).toBeTruthy();
    expect(flows.getByText('KRX · NXT')).toBeTruthy();
    expect(card('거래원').getByText(/^KRX · NXT · \d+곳 · 단위 주$/)).toBeTruthy();
    expect(flows.getByText('11월 20일은 확정된 자료를 받지 못해 비워 뒀어요.')).toBeTruthy();
    // The brokers are known from the 17th on.
    expect(flows.getByText('자료가 있는 11월 19일부터 11월 20일까지의 투자자별 순매수예요.')).toBeTruthy();
    cleanup();
    show(buildAccumulation('MJB-shown-1'));
    expect(screen.queryByRole('region', { name: '누가 샀나요' })).toBeNull();
  });

  it('say of how many days the net buying is where days in between are missing', () => {
    const detail = buildAccumulation('MJB-shown-1');
    const shown = detail.days.map(({ day }) => ({ day, foreign: 10, institutional: -10, individual: 0 }));
    show({ ...detail, investor_flows: { source: 'sample', venue: 'KRX+NXT', days: shown } });
    expect(card('누가 샀나요').getByText('이 기간의 투자자별 순매수예요.')).toBeTruthy();
    cleanup();
    const holed = shown.filter((_, index) => index !== 1);
    show({ ...detail, investor_flows: { source: 'sample', venue: 'KRX+NXT', days: holed } });
    const text = `거래일 ${shown.length}일 가운데 자료가 있는 ${holed.length}일의 투자자별 순매수예요.`;
    expect(card('누가 샀나요').getByText(text)).toBeTruthy();
  });

  it('set the letters of earlier results of the stock beside these', async () => {
    const earlier = buildAccumulation(
      'MJB-earlier',
      { _id: 'b'.repeat(24), created_at: '2026-10-01T00:00:00.000Z', searching_period: '2026-08-01 ~ 2026-09-30' },
      { floatingShares: 30_000_000 },
    );
    const record = buildAccumulation('MJB-shown-1');
    api.on(/GET mjb$/, ({ query }) => ({
      body: {
        items:
          query.get('stock_code') === record.stock_code
            ? [record, earlier].map((each) => ({ ...each, price: null }))
            : [],
        page: 1,
        size: 20,
        total: 2,
        pages: 1,
      },
    }));
    show(record);
    const rows = within(await screen.findByRole('table', { name: '지난 기록의 세 글자' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '9.3011.20',
      '매수·매도비AA',
      '주요 매집비AB',
      '선도 매집비BC',
    ]);
  });

  it('help beginners: what it is, three letters, and that A is no forecast', async () => {
    show(buildAccumulation('MJB-shown-1'));
    await userEvent.click(screen.getByRole('button', { name: '매집비가 처음이신가요?' }));
    const help = within(screen.getByRole('dialog', { name: '매집비가 처음이신가요?' }));
    expect(help.getByRole('img', { name: '유통주식 7,129만 주 가운데 주요 거래원 매수가 11.8%예요' })).toBeTruthy();
    expect(help.getByText('A면 오르나요?')).toBeTruthy();
    await userEvent.click(help.getByRole('button', { name: '알겠어요' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ask whether to analyse the news of the stock', async () => {
    show(buildAccumulation('MJB-shown-1'));
    await userEvent.click(screen.getByRole('button', { name: '뉴스 분석하기 20 크레딧' }));
    expect(screen.getByRole('heading', { name: '삼성전자를 다시 분석할까요?' })).toBeTruthy();
  });
});
