import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { managedMember } from '../../../../testing/members.ts';
import { renderWithin } from '../../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { UsersPanel } from './users-panel.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

it('the same search again finds who has signed up meanwhile', async () => {
  const answerWith = (items: unknown[]) => {
    const total = items.length;
    const counts = { all: total, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
    const totals = { members: total, credit: 0, paid: 0, counts };
    api.on(/GET admin\/users/, () => ({ body: { items, page: 1, size: 5, total, pages: total, totals } }));
  };
  answerWith([]);
  renderWithin(
    <MemoryRouter>
      <UsersPanel />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByRole('searchbox'), '도윤{Enter}');
  expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
  answerWith([managedMember]);
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
  expect(await screen.findByText('"도윤" 검색 결과 1명')).toBeTruthy();
});
