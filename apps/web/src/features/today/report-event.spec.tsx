import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { pressTwice } from '../../../testing/press-twice.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { buildEvent } from '../../../testing/today.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET events\/e1$/, () => ({ body: buildEvent({ analysis_id: '1'.repeat(24) }) }));
  api.on(/GET events\/e1\/articles$/, () => ({ body: { items: [] } }));
});
afterAll(() => api.close());

it('takes back a report that was pressed twice before the screen had changed', async () => {
  renderApp('/event/e1');
  pressTwice(await screen.findByRole('button', { name: '방향이 반대예요' }));
  await userEvent.click(await screen.findByRole('button', { name: '신고 취소' }));
  await waitFor(() => expect(screen.queryByText(/알려 주신 내용을 곧 보내요/)).toBeNull());
  // Sends at once whatever still waits.
  window.dispatchEvent(new Event('pagehide'));
  const button = screen.getByRole('button', { name: '방향이 반대예요' });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
