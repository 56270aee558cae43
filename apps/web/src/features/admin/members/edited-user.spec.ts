import { adminUsersQuery } from '@gaemi/contracts/admin';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { managedMember } from '../../../../testing/members.ts';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { editedUserQuery } from '../admin-queries.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it('the window of a member is up to date though other addresses contain that of the member', async () => {
  const others = Array.from({ length: 8 }, (_, index) => ({
    ...{ ...managedMember, _id: String(index + 2).repeat(24), user_email: `a${index}${managedMember.user_email}` },
  }));
  const found = [...others, { ...managedMember, is_suspended: true }];
  api.on(/GET admin\/users/, ({ query }) => {
    const size = Number(query.get('size'));
    const counts = { all: 9, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
    const totals = { members: 9, credit: 0, paid: 0, counts };
    return { body: { items: found.slice(0, size), page: 1, size, total: 9, pages: Math.ceil(9 / size), totals } };
  });
  const query = { ...editedUserQuery(managedMember), staleTime: 0 };
  expect(await new QueryClient().fetchQuery(query)).toMatchObject({ _id: managedMember._id, is_suspended: true });
});

it('the window of a member is up to date though the address is longer than a search', async () => {
  const user = { ...managedMember, user_email: `${'long.'.repeat(12)}name@${'mail.'.repeat(12)}example.com` };
  api.on(/GET admin\/users/, ({ query }) => {
    const { success, data } = adminUsersQuery.safeParse(Object.fromEntries(query));
    if (!success) return refusal(400, 'VALIDATION_FAILED', '검색어는 100자 이하여야 합니다.');
    const items = user.user_email.includes(data.search) ? [{ ...user, is_suspended: true }] : [];
    const counts = { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
    const totals = { members: 1, credit: 0, paid: 0, counts };
    return { body: { items, page: 1, size: data.size, total: items.length, pages: 1, totals } };
  });
  const query = { ...editedUserQuery(user), staleTime: 0 };
  expect(await new QueryClient().fetchQuery(query)).toMatchObject({ _id: user._id, is_suspended: true });
});
