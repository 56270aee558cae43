import type { AdminPlanRequest } from '@gaemi/contracts/plans';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { managedMember } from '../../../testing/members.ts';
import { renderWithin } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { PlanRequestsPanel } from './plan-requests-panel.tsx';

const { _id, user_name, user_email, grade, expired_at, credit } = managedMember;
const request = (index: number): AdminPlanRequest => ({
  ...{ _id: String(index).padStart(24, '0'), grade: 'pro', payer: user_name, paid: true, state: 'open' },
  ...{ created_at: '2026-11-20T12:04:00.000Z', decided_at: null, reason: null, granted: null },
  user: { _id, user_name, user_email, grade, expired_at, credit },
});

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it.each([
  [20, '합계 400,000원'],
  [23, '먼저 온 20건 합계 400,000원'],
])('the sum of %d requests for plans is said to be that of the ones that are shown', async (total, said) => {
  const items = Array.from({ length: 20 }, (_, index) => request(index));
  api.on(/GET admin\/plan-requests/, () => ({ body: { items, page: 1, size: 20, total, pages: 2 } }));
  renderWithin(<PlanRequestsPanel />);
  expect(await screen.findByText(`${total}건`)).toBeTruthy();
  expect(screen.getByText(/합계/).textContent).toBe(said);
});
