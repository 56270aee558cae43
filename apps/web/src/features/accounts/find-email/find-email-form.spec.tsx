import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

async function search(phone = '01048210000'): Promise<void> {
  await userEvent.type(await screen.findByLabelText('이름'), '김서연');
  await userEvent.type(screen.getByLabelText('전화번호 앞자리'), phone);
  await userEvent.click(screen.getByRole('button', { name: '이메일 찾기' }));
}

describe('find-email', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    renderApp('/find-email');
  });

  it('names what is missing without asking the server', async () => {
    await userEvent.click(await screen.findByRole('button', { name: '이메일 찾기' }));
    expect(await screen.findByText('이름은 1자 이상이어야 합니다.')).toBeTruthy();
    expect(screen.getByText('전화번호는 11자 이상이어야 합니다.')).toBeTruthy();
    expect(api.calls.some(({ path }) => path === 'users/find-email')).toBe(false);
  });

  it('shows the masked address with 이메일 찾기 성공', async () => {
    api.on(/POST users\/find-email/, () => ({ body: { user_email: 'seo***@example.com' } }));
    await search();
    expect(await screen.findByText('이메일 찾기 성공')).toBeTruthy();
    expect(screen.getByText('seo***@example.com')).toBeTruthy();
    expect(api.calls.findLast(({ path }) => path === 'users/find-email')?.body).toEqual({
      user_name: '김서연',
      user_mobile: '010-4821-0000',
    });
  });

  it('takes a number in the wide digits of a Korean keyboard', async () => {
    api.on(/POST users\/find-email/, () => ({ body: { user_email: 'seo***@example.com' } }));
    await search('０１０４８２１００００');
    expect(await screen.findByText('seo***@example.com')).toBeTruthy();
    const asked = api.calls.findLast(({ path }) => path === 'users/find-email');
    expect(asked?.body).toMatchObject({ user_mobile: '010-4821-0000' });
  });

  it('keeps the form where nobody fits', async () => {
    api.on(/POST users\/find-email/, () => refusal(404, 'NO_MATCHING_MEMBER', '일치하는 회원을 찾을 수 없습니다.'));
    await search();
    expect(await screen.findByText('일치하는 회원을 찾을 수 없습니다.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('이름').value).toBe('김서연');
  });
});
