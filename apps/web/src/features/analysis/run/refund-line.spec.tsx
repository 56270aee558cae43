import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
      <RefundLine />
    </>,
  );
  expect(await screen.findByText('20 크레딧을 돌려드렸어요 · 지금 20')).toBeTruthy();
  expect(await screen.findByText('크레딧 20')).toBeTruthy();
});
