import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { managedMember } from '../../../testing/members.ts';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { editedUserQuery } from './admin-queries.ts';

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
