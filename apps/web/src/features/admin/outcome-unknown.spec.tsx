// @vitest-environment jsdom
import { messages } from '@gaemi/contracts/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { managedMember, member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the window of the member with 100 credits to add. */
async function fill(): Promise<void> {
  await press(/이도윤/);
  await userEvent.click(await screen.findByRole('tab', { name: '크레딧 추가' }));
  await userEvent.type(screen.getByLabelText('추가할 크레딧'), '100');
}

describe('a grant of credit whose outcome is unknown', () => {
  let api: StubApi;
  /** Balance on the server, and the keys it has carried out. */
  let credit: number;
  let done: Set<unknown>;
  let answers: boolean;
  const user = () => ({ ...managedMember, credit });

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    credit = 280;
    done = new Set();
    answers = false;
    api.on(/GET users\/me/, () => ({ body: member({ is_admin: true }) }));
    api.on(/GET admin\/users/, ({ query }) => {
      const items = query.get('filter') === 'expiring' ? [] : [user()];
      const counts = { all: 1, paid: 0, expiring: 0, expired: 0, unpaid: 0 };
      const totals = { members: 1, credit, paid: 0, counts };
      return { body: { items, page: 1, size: 5, total: items.length, pages: 1, totals } };
    });
    api.on(/PATCH admin\/users-credit/, ({ headers, body }) => {
      const key = headers['idempotency-key'];
      if (!done.has(key)) credit += Object(body).credit;
      done.add(key);
      return answers ? { body: user() } : refusal(502, 'UNKNOWN', '');
    });
    renderApp('/admin');
  });

  it('is held open, says that it looks, and is added once', async () => {
    await fill();
    await press('확인');
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText(messages.pressLooking)).toBeTruthy();
    await press('취소');
    expect(screen.getByRole('dialog')).toBeTruthy();
    answers = true;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(credit).toBe(380);
  });

  it('is the same one in another window and after a reload, says so, and the row shows the balance', async () => {
    await fill();
    await press('확인');
    expect(await screen.findByText(messages.pressUnknown, {}, { timeout: 60_000 })).toBeTruthy();
    await press('취소');
    expect(await screen.findByRole('cell', { name: '380' })).toBeTruthy();
    cleanup();
    renderApp('/admin');
    await fill();
    answers = true;
    await press('확인');
    // The admin may have meant another one: the window says that there was one, and the next press adds again.
    expect(await screen.findByText(messages.grantMerged)).toBeTruthy();
    expect([credit, done.size]).toEqual([380, 1]);
    await press('확인');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([credit, done.size]).toEqual([480, 2]);
  }, 120_000);
});
