import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderWithin } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { AdminTabs } from './admin-tabs.tsx';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
  api.on(/GET admin\/summary/, () => ({ body: {} }));
});
afterAll(() => api.close());

const open = (address: string) =>
  renderWithin(
    <MemoryRouter initialEntries={[address]}>
      <AdminTabs
        panels={{
          ...{ members: '회원들', objections: '이의들', sources: '출처들' },
          ...{ errors: '오류들', judge: '판들', changes: '기록들' },
        }}
      />
    </MemoryRouter>,
  );

it('the parts of the admin screen are tabs: keys move along them and the address names the open one', async () => {
  open('/admin');
  screen.getByRole('tab', { name: '회원', selected: true }).focus();
  await userEvent.keyboard('{End}');
  expect(await screen.findByRole('tab', { name: '변경 기록', selected: true })).toBe(document.activeElement);
  expect(screen.getByRole('tabpanel', { name: '변경 기록' }).textContent).toBe('기록들');
  cleanup();
  open('/admin?tab=sources');
  expect(screen.getByRole('tabpanel', { name: '데이터 출처' }).textContent).toBe('출처들');
  cleanup();
  open('/admin?tab=nothing');
  expect(screen.getByRole('tabpanel', { name: '회원' })).toBeTruthy();
});
