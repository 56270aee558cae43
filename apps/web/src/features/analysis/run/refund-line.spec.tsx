import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { useMember } from '../../../shared/session/member.ts';
import { RefundLine } from './refund-line.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => api.reset());

/** As the header shows it. */
const Balance = () => <p>크레딧 {useMember().data?.credit}</p>;

it('a refund is in the balance, too, as soon as it is said', async () => {
  let credit = 0;
  api.on(/GET users\/me$/, () => ({ body: member({ credit }) }));
  const refund = { credit_after: 20, change: 20, created_at: '2026-11-20T08:40:00.000Z', reason: '분석 오류 환불' };
  api.on(/GET users\/me\/credit-logs/, async () => {
    await waitFor(() => expect(screen.getByText('크레딧 0')).toBeTruthy());
    credit = 20;
    return { body: { items: [refund], total: 1, page: 1, size: 5, pages: 1 } };
  });
  renderWithin(
    <>
      <Balance />
      <RefundLine charged={20} />
    </>,
  );
  expect(await screen.findByText('20 크레딧을 돌려드렸어요 · 지금 20')).toBeTruthy();
  expect(await screen.findByText('크레딧 20')).toBeTruthy();
});

it.each([
  { charged: 20, what: 'another one was refunded after it', says: '20 크레딧을 돌려드렸어요 · 지금 100' },
  { charged: 10, what: 'another one was refunded before it', says: '10 크레딧을 돌려드렸어요 · 지금 100' },
  { charged: null, what: 'its cost is not known', says: '10 크레딧을 돌려드렸어요 · 지금 100' },
])('the refund of an analysis is told where $what', async ({ charged, says }) => {
  answerLogs(
    ['분석 오류 환불', 10],
    ['분석 오류 환불', 20],
    ['현대차 매집비 분석', -10],
    ['삼성전자 호재/악재 분석', -20],
  );
  renderWithin(<RefundLine charged={charged} />);
  expect(await screen.findByText(says)).toBeTruthy();
});

it('the refund is told, too, where another analysis has begun since, and never that of an earlier one', async () => {
  answerLogs(['현대차 매집비 분석', -10], ['분석 오류 환불', 20], ['삼성전자 호재/악재 분석', -20]);
  renderWithin(<RefundLine charged={20} />);
  expect(await screen.findByText('20 크레딧을 돌려드렸어요 · 지금 100')).toBeTruthy();
  cleanup();
  answerLogs(['삼성전자 호재/악재 분석', -20], ['분석 오류 환불', 20], ['삼성전자 호재/악재 분석', -20]);
  const { client } = renderWithin(<RefundLine charged={20} />);
  await waitFor(() => expect(client.getQueryState(['credit-logs', 'after-failure'])?.status).toBe('success'));
  expect(screen.queryByText(/돌려드렸어요/)).toBeNull();
});

/** The latest first, after which there are 100 credits. */
function answerLogs(...logs: [reason: string, change: number][]): void {
  let credit_after = 100;
  const items = logs.map(([reason, change]) => {
    const log = { reason, change, credit_after, created_at: '2026-11-20T08:40:00.000Z' };
    credit_after -= change;
    return log;
  });
  api.on(/GET users\/me\/credit-logs/, () => ({ body: { items, total: items.length, page: 1, size: 5, pages: 1 } }));
}
