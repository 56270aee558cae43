import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

const fill = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('where the server says nothing that can be read', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/POST/, () => ({ status: 502, body: 'Bad Gateway' }));
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    api.on(/GET users\/check-email/, () => ({ body: { available: true } }));
  });

  it('the log-in says 로그인에 실패했습니다. 다시 시도해주세요 and stays on its screen', async () => {
    renderApp('/login');
    await fill('이메일', 'seoyeon.kim@example.com');
    await fill('비밀번호', 'gaemi20251');
    await press('로그인');
    expect(await screen.findByText('로그인에 실패했습니다. 다시 시도해주세요')).toBeTruthy();
    expect(screen.getByRole('form', { name: '로그인' })).toBeTruthy();
  });
});
