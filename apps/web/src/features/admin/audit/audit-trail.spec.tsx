import type { AuditEntry } from '@gaemi/contracts/admin';
import { OPERATOR_ID } from '@gaemi/domain/members/audit-action';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { AuditTrail } from './audit-trail.tsx';

const entry: AuditEntry = {
  ...{ _id: '2'.repeat(24), action: 'suspended', before: null, after: null, objection: null },
  ...{ created_at: '2026-11-20T03:04:05.000Z', request_id: 'req-12345678' },
  user: { _id: '1'.repeat(24), user_email: 'doyoon@example.com' },
  admin: { _id: '3'.repeat(24), user_email: null },
};

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it.each([
  ['an admin who has left', '3'.repeat(24), '관리자 탈퇴한 회원'],
  ['the operator at the machine', OPERATOR_ID, '관리자 운영자'],
])('the trail says of a change who made it: %s', async (_, id, said) => {
  const items = [{ ...entry, admin: { ...entry.admin, _id: id } }];
  api.on(/GET admin\/audit/, () => ({ body: { items, page: 1, size: 5, total: 1, pages: 1 } }));
  renderWithin(<AuditTrail />);
  const row = (await screen.findByText(/req-12345678/)).closest('tr');
  expect([...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).toContain(said);
});
