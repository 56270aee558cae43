import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProgress } from '../../testing/analysis-results.ts';
import { member } from '../../testing/members.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';
import { answerWatchlist, toWatchlistStock } from '../../testing/watchlist-stocks.ts';

const notLoggedIn = () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.');

describe('session', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, notLoggedIn);
  });

  it('leads from a screen for members to the log-in screen where nobody is signed in', async () => {
    renderApp('/analysis');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
  });

  it.each([401, 403])('stays with a member whose call a proxy answers with a page: %i', async (status) => {
    const page = () => ({ status, body: '<html>', headers: { 'content-type': 'text/html' } });
    api.reset();
    api.on(/GET users\/me$/, () => ({ body: member() }));
    api.on(/GET users\/me\/credit-logs/, page);
    const { client } = renderApp('/mypage');
    expect(await screen.findByRole('button', { name: '비밀번호 변경' })).toBeTruthy();
    api.on(/GET users\/me$/, page);
    await client.invalidateQueries();
    expect(screen.getByRole('button', { name: '비밀번호 변경' })).toBeTruthy();
    expect(screen.queryByRole('form', { name: '로그인' })).toBeNull();
    expect(localStorage.getItem('username')).toBe('김서연');
  });

  it('leads a member who is suspended to the log-in screen, which says so', async () => {
    const suspended = () => refusal(403, 'SUSPENDED', '이용이 정지된 계정이에요. 관리자에게 문의해주세요.');
    api.on(/GET users\/me/, suspended);
    api.on(/POST users\/log-in/, suspended);
    localStorage.setItem('username', '김서연');
    renderApp('/mypage');
    expect(await screen.findByText('이용이 정지된 계정이에요. 관리자에게 문의해주세요.')).toBeTruthy();
    expect(localStorage.getItem('username')).toBeNull();
    await userEvent.type(await screen.findByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251{Enter}');
    expect(await screen.findByText('이용이 정지된 계정이에요. 관리자에게 문의해주세요.')).toBeTruthy();
  });

  it('leads a member who is suspended while an analysis runs to the log-in, and follows it afterwards', async () => {
    const suspended = () => refusal(403, 'SUSPENDED', '이용이 정지된 계정이에요. 관리자에게 문의해주세요.');
    const run = { requestId: 'request-1', stock: { code: '005930', name: '삼성전자' }, charged: 20, stage: 'accepted' };
    sessionStorage.setItem('newsAnalysis', JSON.stringify({ ...run, owner: member().user_email, tier: 'medium' }));
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET news-progress/, suspended);
    renderApp('/analysis');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(screen.getByText('이용이 정지된 계정이에요. 관리자에게 문의해주세요.')).toBeTruthy();
    expect(screen.queryByText('오류가 발생하여 진행이 중단되었습니다')).toBeNull();
    api.on(/GET news-progress/, () => ({ body: buildProgress(30) }));
    await logIn();
    expect(await screen.findByText('삼성전자 분석중입니다')).toBeTruthy();
  });

  it('shows the log-in screen at an address that does not exist', async () => {
    renderApp('/no-such-screen');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
  });

  it('restores the session at the start and remembers the member', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ credit: 1240 }) }));
    renderApp('/analysis');
    expect(await screen.findByText('분석할 종목을 검색해주세요.')).toBeTruthy();
    expect(localStorage.getItem('username')).toBe('김서연');
    expect(localStorage.getItem('credit')).toBe('1240');
    expect(localStorage.getItem('isAdmin')).toBe('false');
  });

  it('clears the storage when the login check finds no session', async () => {
    localStorage.setItem('username', '김서연');
    localStorage.setItem('selectedService', 'mjb');
    renderApp('/login');
    await waitFor(() => expect(localStorage.getItem('username')).toBeNull());
    expect(localStorage.getItem('selectedService')).toBeNull();
  });

  it('goes to the log-in screen and clears the storage when a call finds the session gone', async () => {
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, (call) => (call.query.get('query') === '' ? { status: 404 } : notLoggedIn()));
    renderApp('/analysis');
    await userEvent.type(await screen.findByRole('combobox'), '삼성{Enter}');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(localStorage.getItem('username')).toBeNull();
  });

  it('follows another tab: credit that was spent there, another member, nobody', async () => {
    const fireStorage = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }));
    const list = (name: string) =>
      answerWatchlist(api, () => [toWatchlistStock({ _id: '1'.repeat(24), stock_name: name, stock_code: '005930' })]);
    api.on(/GET users\/me/, () => ({ body: member({ credit: 100 }) }));
    list('삼성전자');
    renderApp('/favorite');
    expect(await screen.findByText('삼성전자')).toBeTruthy();
    api.on(/GET users\/me/, () => ({ body: member({ credit: 90 }) }));
    fireStorage('credit');
    expect(await screen.findByText('90')).toBeTruthy();

    const other = member({ user_email: 'minsu@example.com', user_name: '박민수', credit: 70 });
    api.on(/GET users\/me/, () => ({ body: other }));
    list('카카오');
    fireStorage('username');
    expect(await screen.findByText('박민수')).toBeTruthy();
    expect(await screen.findByText('카카오')).toBeTruthy();
    expect(screen.queryByText('삼성전자')).toBeNull();

    // Logged out there.
    localStorage.clear();
    api.on(/GET users\/me/, notLoggedIn);
    fireStorage('username');
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
  });

  it('asks again when the back button brings a page back as the browser kept it', async () => {
    api.on(/GET users\/me/, () => ({ body: member() }));
    renderApp('/mypage');
    expect(await screen.findByRole('button', { name: '로그아웃' })).toBeTruthy();
    // Ended meanwhile on another device: this browser was told nothing.
    api.on(/GET users\/me/, notLoggedIn);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await screen.findByRole('dialog', { name: '다시 로그인해 주세요' })).toBeTruthy();
  });

  it('says when the member could not be loaded and tries again', async () => {
    api.on(/GET users\/me/, () => refusal(503, 'UNAVAILABLE', '잠시 이용할 수 없습니다.'));
    renderApp('/mypage');
    expect(await screen.findByText('회원 정보를 불러오지 못했습니다.')).toBeTruthy();
    api.on(/GET users\/me/, () => ({ body: member() }));
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('button', { name: '로그아웃' })).toBeTruthy();
  });

  it('logs in, names only the first wrong field before, and shows a refusal as a toast', async () => {
    api.on(/POST users\/log-in/, () => refusal(401, 'LOG_IN_FAILED', '이메일 또는 비밀번호가 올바르지 않습니다.'));
    renderApp('/login');
    const submit = await screen.findByRole('button', { name: '로그인' });
    await userEvent.click(submit);
    expect(await screen.findByText('이메일을 입력해주세요.')).toBeTruthy();
    expect(screen.queryByText('비밀번호는 10자 이상이어야 합니다')).toBeNull();

    await userEvent.type(screen.getByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251');
    await userEvent.click(submit);
    expect(await screen.findByText('이메일 또는 비밀번호가 올바르지 않습니다.')).toBeTruthy();

    api.on(/POST users\/log-in/, () => ({ body: member() }));
    await userEvent.click(submit);
    expect(await screen.findByText('로그인에 성공했습니다.')).toBeTruthy();
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
    expect(localStorage.getItem('username')).toBe('김서연');
  });

  it('logs out from my page', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ expired_at: null }) }));
    api.on(/POST users\/log-out/, () => ({ status: 204 }));
    renderApp('/mypage');
    expect(await screen.findByText('등급 만료일 없음')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    expect(localStorage.getItem('username')).toBeNull();
  });

  it('keeps a member who is no admin out of the admin screen', async () => {
    api.on(/GET users\/me/, () => ({ body: member() }));
    renderApp('/admin');
    expect(await screen.findByText('관리자 권한이 없습니다.')).toBeTruthy();
    expect(await screen.findByPlaceholderText('종목명 (예:삼성전자)')).toBeTruthy();
    expect(screen.getByRole('link', { name: '소개' })).toBeTruthy();
  });

  it('shows admins the admin item in place of the introduction', async () => {
    api.on(/GET users\/me/, () => ({ body: member({ is_admin: true }) }));
    renderApp('/search');
    expect(await screen.findByRole('link', { name: '관리자' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '소개' })).toBeNull();
  });

  const logIn = async () => {
    api.on(/POST users\/log-in/, () => ({ body: member() }));
    await userEvent.type(await screen.findByLabelText('이메일'), 'seoyeon.kim@example.com');
    await userEvent.type(screen.getByLabelText('비밀번호'), 'gaemi20251');
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
  };

  it('returns after the log-in to the screen that was asked for', async () => {
    api.on(/GET stocks\/search/, () => ({ body: { items: [], total: 0, page: 1, size: 5, pages: 0 } }));
    renderApp('/analysis?q=카카오');
    await logIn();
    expect(await screen.findByDisplayValue('카카오')).toBeTruthy();
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
  });

  it('leads nowhere else, whatever a link asks for', async () => {
    renderApp(`/login?${new URLSearchParams({ next: '//evil.example/' })}`);
    await logIn();
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
  });

  it('starts at the beginning for who logs in after a log-out', async () => {
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/POST users\/log-out/, () => ({ status: 204 }));
    renderApp('/mypage');
    await userEvent.click(await screen.findByRole('button', { name: '로그아웃' }));
    await logIn();
    expect(await screen.findByText('김서연 님, 무엇을 살펴볼까요?')).toBeTruthy();
  });

  it('tells a member what an address without a screen is, and leads on', async () => {
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET stocks\/search/, () => ({ body: { items: [], total: 0, page: 1, size: 5, pages: 0 } }));
    renderApp('/no-such-screen');
    expect(await screen.findByRole('heading', { name: '여기에는 아무것도 없어요' })).toBeTruthy();
    expect(screen.getByRole('link', { name: '처음 화면으로' }).getAttribute('href')).toBe('/select-service');
    expect(screen.getByRole('link', { name: '분석 기록 보기' }).getAttribute('href')).toBe('/search');
    expect(screen.queryByRole('button', { name: /다시/ })).toBeNull();
    await userEvent.type(screen.getByRole('searchbox'), '카카오{Enter}');
    expect(await screen.findByText('검색 결과가 없습니다.')).toBeTruthy();
    expect(screen.getByDisplayValue('카카오')).toBeTruthy();
  });
});
