import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

const notLoggedIn = () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');

describe('the log-in page', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, notLoggedIn);
  });

  it('has its form at once, and then an example and the steps', async () => {
    renderApp('/login');
    const form = screen.getByRole('form', { name: '로그인' });
    expect(screen.queryByText('별마루전자')).toBeNull();
    const sample = within(await screen.findByRole('region', { name: '별마루전자' }));
    expect(sample.getByText('예시 데이터')).toBeTruthy();
    expect(sample.getByText('자사주 1,200억 원어치를 사들여 소각하기로 했어요.')).toBeTruthy();
    expect(sample.getByRole('link', { name: '예시 결과 전체 보기' }).getAttribute('href')).toBe('/sample');
    expect(await screen.findByRole('heading', { name: '이렇게 살펴봐요' })).toBeTruthy();
    expect(screen.getByRole('form', { name: '로그인' })).toBe(form);
    expect(new Set(api.calls.map(({ path }) => path))).toEqual(new Set(['users/me']));
  });

  it('leads guests to the plans from header and form, and to the scorecard without a figure of it', async () => {
    renderApp('/login');
    const header = within(screen.getByRole('banner'));
    expect((await header.findByRole('link', { name: '요금제' })).getAttribute('href')).toBe('/subscribe');
    expect(screen.getByText('가입하면 100 크레딧을 드려요')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '요금제' })).toHaveLength(2);
    expect(header.getByRole('link', { name: '채점표' }).getAttribute('href')).toBe('/scorecard');
    expect(screen.getAllByText('채점표').map(({ textContent }) => textContent)).toEqual(['채점표', '채점표']);
  });

  it('does not say that a session was idle which was used a day ago', async () => {
    localStorage.setItem('username', '김서연');
    localStorage.setItem('sessionUsedAt', String(Date.now() - 86_400_000));
    renderApp('/mypage');
    expect((await screen.findByText('로그아웃됐어요.')).parentElement?.textContent).toContain('로그인하면 보던 화면');
    expect(screen.queryByText(/오래 쉬어서/)).toBeNull();
  });

  it('tells a member whose session has ended where the log-in leads back to', async () => {
    localStorage.setItem('username', '김서연');
    localStorage.setItem('sessionUsedAt', String(Date.now() - 7 * 86_400_000));
    renderApp('/mypage');
    const notice = await screen.findByText('오래 쉬어서 로그아웃됐어요.');
    expect(notice.parentElement?.textContent).toContain('로그인하면 보던 화면(내 정보)으로 돌아가요.');
    api.on(/POST users\/log-in/, () => ({ body: member() }));
    await userEvent.type(screen.getByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251');
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: '로그인' })).toBeNull());
  });

  it('sends one try, however often its button is pressed before its validator is here', async () => {
    api.on(/POST users\/log-in/, () => refusal(401, 'LOG_IN_FAILED', '이메일이나 비밀번호가 맞지 않아요.'));
    renderApp('/login');
    await userEvent.type(await screen.findByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20252');
    const button = screen.getByRole('button', { name: '로그인' });
    for (let press = 0; press < 3; press += 1) fireEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(await screen.findByText('이메일이나 비밀번호가 맞지 않아요.')).toBeTruthy();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(api.calls.filter(({ path }) => path === 'users/log-in')).toHaveLength(1);
    fireEvent.click(button);
    await waitFor(() => expect(api.calls.filter(({ path }) => path === 'users/log-in')).toHaveLength(2));
  });

  it('says nothing of an end to a guest who only follows a link', async () => {
    renderApp('/mypage');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(await screen.findByRole('region', { name: '별마루전자' })).toBeTruthy();
    expect(screen.queryByText(/로그아웃됐어요/)).toBeNull();
  });
});
