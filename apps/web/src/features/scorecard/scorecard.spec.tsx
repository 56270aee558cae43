import { emptyScorecard, type ScorecardAnswer } from '@gaemi/contracts/scorecard';
import { bandOrder } from '@gaemi/domain/scorecard/scorecard';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { figureText, percentText, UNCONFIRMED } from './figures.ts';

const metric = (id: 'same_day_rank' | 'next_day_rank' | 'next_day_auc', figures: object) => ({
  id,
  null_value: id === 'next_day_auc' ? 0.5 : 0,
  n: 1_795,
  days: 59,
  value: 0,
  lo: -0.02,
  hi: 0.03,
  verdict: 'unconfirmed' as const,
  ...figures,
});
const counted: ScorecardAnswer = {
  ...emptyScorecard,
  period: { from: '2026-08-24', to: '2026-11-18' },
  n: 1_795,
  days: 59,
  versions: [
    {
      score_version: 2,
      judged_by: 'offline',
      judge_version: 'v5',
      from: '2026-08-24',
      to: '2026-11-18',
      n: 1_795,
      counted: true,
    },
  ],
  metrics: [
    metric('same_day_rank', { value: 0.32, lo: 0.25, hi: 0.39, verdict: 'confirmed' }),
    metric('next_day_rank', { value: -0.08, lo: -0.13, hi: -0.02, verdict: 'reversed' }),
    metric('next_day_auc', { value: 0.46, lo: 0.44, hi: 0.49 }),
  ],
  bands: [
    {
      horizon: 'same_day',
      base: 0.002,
      n: 1_795,
      days: 59,
      priced: { min: 40, max: 62 },
      rows: bandOrder.map((band, index) =>
        band === 'even'
          ? { band, n: 14, mean: null, lo: null, hi: null }
          : { band, n: 400, mean: 0.01 * (index - 2), lo: 0.01 * (index - 2) - 0.003, hi: 0.01 * (index - 2) + 0.003 },
      ),
    },
  ],
  filings: [
    { type: 'earnings', n: 38, confirmed: 28, share: 0.74, lo: 0.58, hi: 0.85 },
    { type: 'legal', n: 12, confirmed: 4, share: null, lo: null, hi: null },
  ],
  files: [{ name: 'rows.csv', rows: 1_795, bytes: 151_000, sha256: 'abc', withheld: 3 }],
};

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  api.on(/GET users\/me$/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
});
const open = async (answer: ScorecardAnswer) => {
  api.on(/GET scorecard$/, () => ({ body: answer }));
  renderApp('/scorecard');
  await screen.findByRole('heading', { level: 1, name: '채점표' });
};
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('the scorecard', () => {
  it('is one card before anything can be counted: what will be, and how many days of how many', async () => {
    await open({ ...emptyScorecard, days: 7 });
    const card = part('아직 세지 않았어요');
    expect(card.getByText(/20거래일 가운데/).textContent).toContain('20거래일 가운데 7일이 쌓였어요.');
    for (const name of [
      '그날 주가와 함께 움직였나요',
      '다음 날 주가를 미리 알려 주나요',
      '소식이 나중에 공시로 확인됐나요',
    ])
      expect(card.getByText(name)).toBeTruthy();
    expect(screen.queryByRole('region', { name: '점수대마다 그 뒤 주가는 어땠나요' })).toBeNull();
    expect(screen.getAllByText(/아직 세지 않았어요/)).toHaveLength(1);
  });

  it('answers in words by the verdict, with value, interval, number and days', async () => {
    await open(counted);
    const same = part('그날 주가와 함께 움직였나요');
    expect(same.getByText('함께 움직였어요')).toBeTruthy();
    expect(same.getByText('0.32').parentElement?.textContent).toBe('순위 상관 0.32 95% 구간 [0.25, 0.39]');
    expect(same.getByText('n 1,795 · 59거래일')).toBeTruthy();
    expect(part('다음 날 주가를 미리 알려 주나요').getByText('아니요. 조금 반대였어요')).toBeTruthy();
    // Its own interval excludes a coin, but not the one that holds for all figures together.
    const coin = part('다음 날 시장보다 오를지 가려내나요');
    expect(coin.getByText(UNCONFIRMED)).toBeTruthy();
    expect(coin.getByText('여러 수치를 함께 보면 우연일 수 있어요.')).toBeTruthy();
    expect(screen.getByText(/다음 날 주가는 조금 반대였어요/)).toBeTruthy();
  });

  it('reaches every mark of a plot by one stop of the Tab key and the arrows', async () => {
    await open(counted);
    const plot = screen.getByRole('figure', { name: '그날 점수대별 평균과 95% 구간' });
    const marks = within(plot).getAllByRole('img');
    expect(marks.map((mark) => mark.tabIndex)).toEqual([0, -1, -1, -1, -1]);
    marks[0]?.focus();
    const read = [document.activeElement?.getAttribute('aria-label')];
    for (let step = 1; step < marks.length; step += 1) {
      await userEvent.keyboard('{ArrowDown}');
      read.push(document.activeElement?.getAttribute('aria-label'));
    }
    expect(read[0]).toBe('악재 강세 평균 −2.0%, 95% 구간 −2.3%에서 −1.7%, 400건, 기준선 +0.2%');
    expect(read[2]).toBe('중립 14건이라 적지 않아요');
    expect(new Set(read).size).toBe(5);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.hasAttribute('data-hidden')).toBe(true);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(marks[0]);
  });

  it('has the figures of the plots as a table', async () => {
    await open(counted);
    const rows = within(part('점수대별 수익률 표').getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '그날악재 강세−2.0%−2.3% ~ −1.7%400',
      '그날악재 우세−1.0%−1.3% ~ −0.7%400',
      '그날중립–적어서 비웠어요14',
      '그날호재 우세+1.0%+0.7% ~ +1.3%400',
      '그날호재 강세+2.0%+1.7% ~ +2.3%400',
      '그날기준선+0.2%–1,795',
    ]);
  });

  it('shows the share of filings with its number, and none of too few', async () => {
    await open(counted);
    const filings = part('소식이 나중에 공시로 확인됐나요');
    expect(filings.getByRole('img', { name: '실적 74%, 95% 구간 58%에서 85%, 38건 중 28건' })).toBeTruthy();
    expect(filings.getByText('12건 · 표본이 모자라요')).toBeTruthy();
  });

  it('offers the files with their hashes, and says what stays inside', async () => {
    await open(counted);
    const recount = part('직접 다시 셀 수 있어요');
    const link = recount.getByRole('link', { name: '받기 rows.csv' });
    expect(link.getAttribute('href')).toBe('/api/v1/scorecard/files/rows.csv');
    expect(recount.getByText('sha256 abc')).toBeTruthy();
    expect(recount.getByText(/3줄의 수익률은 시세를 준 곳의 권리 때문에/)).toBeTruthy();
  });

  it.each(['guest', 'member'])('leads a %s to no plan, neither from the page nor from its header', async (who) => {
    if (who === 'member') api.on(/GET users\/me$/, () => ({ body: member({ grade: 'new' }) }));
    await open(counted);
    if (who === 'member') await screen.findByRole('link', { name: /님의 내 정보/ });
    else await screen.findByRole('link', { name: '로그인' });
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => /subscribe/.test(target ?? ''))).toEqual([]);
  });

  it('is linked in the header for guests and in the footer for everybody', async () => {
    renderApp('/login');
    const header = within(await screen.findByRole('banner'));
    expect((await header.findByRole('link', { name: '채점표' })).getAttribute('href')).toBe('/scorecard');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '채점표' }).getAttribute('href')).toBe('/scorecard');
  });

  it('offers another try where it cannot be loaded', async () => {
    api.on(/GET scorecard$/, () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.'));
    renderApp('/scorecard');
    expect(await screen.findByText('채점표를 불러오지 못했어요.')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '채점표' })).toBeTruthy();
    api.on(/GET scorecard$/, () => ({ body: emptyScorecard }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    await waitFor(() => expect(screen.queryByText('채점표를 불러오지 못했어요.')).toBeNull());
    // The pressed button went with the panel: the keyboard goes on within the screen.
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

it('figures have a real minus sign, and no sign for nothing', () => {
  expect([figureText(-0.081), figureText(-0.001), percentText(0.0149), percentText(-0.0004)]).toEqual([
    '−0.08',
    '0.00',
    '+1.5%',
    '0.0%',
  ]);
});
