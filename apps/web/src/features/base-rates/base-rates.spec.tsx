import type { BaseRateItem, BaseRatesAnswer } from '@gaemi/contracts/base-rates';
import { emptyScorecard } from '@gaemi/contracts/scorecard';
import { render, screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { RatePlot } from './rate-plot.tsx';

const item = (changes: Partial<BaseRateItem> = {}): BaseRateItem => ({
  ...{ type: 'orders', side: 'good', horizon: 1, n: 214, days: 90, median: 0.31, lo: -0.2, hi: 0.9, confirmed: false },
  ...changes,
});
const rates = (changes: Partial<BaseRatesAnswer> = {}): BaseRatesAnswer => ({
  ...{ as_of: '2026-11-20', items: [item()], data_source: null },
  ...changes,
});

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  api.on(/GET users\/me$/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
  api.on(/GET scorecard$/, () => ({ body: emptyScorecard }));
});

const part = async () => within(await screen.findByRole('region', { name: /^그 뒤의 주가/ }));

it('the scorecard has every figure of what followed, and says where no difference is confirmed', async () => {
  const confirmed = item({
    type: 'financing',
    side: 'bad',
    horizon: 5,
    median: -2.4,
    lo: -3,
    hi: -1.6,
    confirmed: true,
  });
  api.on(/GET event-types\/base-rates$/, () => ({ body: rates({ items: [item(), confirmed] }) }));
  renderApp('/scorecard');
  const rows = (await part())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toEqual([
    '호재 수주·계약1일+0.3%차이를 확인하지 못했어요−0.2% ~ +0.9%214',
    '악재 자금 조달5일−2.4%차이가 있었어요−3.0% ~ −1.6%214',
  ]);
  expect((await part()).getByText('2개 가운데 1개에서 차이가 있었어요.')).toBeTruthy();
  expect((await part()).getByRole('table', { name: '종류별 그 뒤의 주가' })).toBeTruthy();
  expect(screen.queryByText('예시 데이터')).toBeNull();
});

it('the scorecard marks figures of made-up events, and says where nothing is counted yet', async () => {
  api.on(/GET event-types\/base-rates$/, () => ({ body: rates({ items: [], as_of: null, data_source: 'sample' }) }));
  renderApp('/scorecard');
  expect((await part()).getByText(/아직 세지 않았어요/)).toBeTruthy();
  expect((await part()).getByText('예시 데이터')).toBeTruthy();
});

it('an address that names what followed leads there, once it has come', async () => {
  const led: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    led.push(this.id);
  };
  api.on(/GET event-types\/base-rates$/, () => ({ body: rates({ items: [item()] }) }));
  renderApp('/scorecard#followed');
  await part();
  expect(led).toEqual(['followed']);
});

it('a plot does not say of a figure that is missing why: it may have 20 events, on fewer than 15 days', () => {
  render(<RatePlot items={[item()]} />);
  expect(screen.getAllByText('아직 세기에 모자라요')).toHaveLength(2);
});
