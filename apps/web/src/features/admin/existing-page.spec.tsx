import type { AdminUser } from '@gaemi/contracts/admin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { managedMember, member } from '../../../testing/members.ts';
import { renderWithin } from '../../../testing/render-app.tsx';
import { type StubApi, type StubCall, startStubApi } from '../../../testing/stub-api.ts';
import { SignedInMember } from '../../shared/session/signed-in-member.ts';
import { ExpiringPanel } from './members/expiring-panel.tsx';
import { UsersPanel } from './members/users-panel.tsx';

const userOf = (index: number): AdminUser => ({
  ...{ ...managedMember, _id: String(index).repeat(24), user_name: `회원${index}` },
  ...{ grade: 'pro', expired_at: '2099-12-31T14:59:59.999Z' },
});

let api: StubApi;
let users: AdminUser[];
const list = ({ query }: StubCall) => {
  const page = Number(query.get('page'));
  const items = users.slice((page - 1) * 5, page * 5);
  const counts = { all: users.length, paid: 0, expiring: users.length, expired: 0, unpaid: 0 };
  const paging = { page, size: 5, total: users.length, pages: Math.ceil(users.length / 5) };
  return { body: { items, ...paging, totals: { members: users.length, credit: 0, paid: 0, counts } } };
};
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  users = [1, 2, 3, 4, 5, 6].map(userOf);
  api.on(/GET admin\/users/, list);
  api.on(/PATCH admin/, () => {
    users = users.slice(0, 5);
    return { body: userOf(6) };
  });
});
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it.each<[string, ReactNode]>([
  ['the plans that end soon', <ExpiringPanel key="expiring" />],
  ['the members', <UsersPanel key="users" />],
])('%s go on with the page before when the last one of a page has left them', async (_, panel) => {
  renderWithin(
    <MemoryRouter>
      <SignedInMember value={member({ is_admin: true })}>{panel}</SignedInMember>
    </MemoryRouter>,
  );
  await screen.findAllByText('회원5');
  await press('2쪽');
  await screen.findAllByText('회원6');
  await press(/^회원6/);
  await press('확인');
  expect(await screen.findAllByText('회원5', undefined, { timeout: 3_000 })).not.toHaveLength(0);
});

it('the address keeps search, division, order and page of the members', async () => {
  const asked = () => api.calls.findLast(({ path }) => path === 'admin/users')?.query.toString();
  const show = (at: string) =>
    renderWithin(
      <MemoryRouter initialEntries={[at]}>
        <SignedInMember value={member({ is_admin: true })}>
          <UsersPanel />
        </SignedInMember>
        <Place />
      </MemoryRouter>,
    );
  const { unmount } = show('/admin');
  await screen.findAllByText('회원5');
  await userEvent.type(screen.getByPlaceholderText('이름 또는 이메일'), '회원{Enter}');
  await press(/^곧 만료/);
  await press('2쪽');
  await waitFor(() => expect(asked()).toBe('search=%ED%9A%8C%EC%9B%90&filter=expiring&page=2&size=5'));
  const address = screen.getByTestId('place').textContent ?? '';
  unmount();
  api.calls.length = 0;
  // As a reload does.
  show(address);
  await screen.findAllByText('회원6');
  expect(api.calls.map(({ query }) => query.toString())).toEqual([
    'search=%ED%9A%8C%EC%9B%90&filter=expiring&page=2&size=5',
  ]);
  expect(screen.getByPlaceholderText('이름 또는 이메일')).toHaveProperty('value', '회원');
});

function Place() {
  const { pathname, search } = useLocation();
  return <output data-testid="place">{pathname + search}</output>;
}
