import type { Grade } from '@gaemi/domain/members/grades';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../testing/members.ts';
import { answerRecords } from '../../testing/news-records.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../testing/stub-api.ts';

const menuOf = async (name: string) =>
  within(await screen.findByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const news = [
  ['분석 기록', '/search'],
  ['종목 분석', '/analysis'],
  ['관심 종목', '/favorite'],
];
const mjb = [
  ['매집비 기록', '/mjb-search'],
  ['매집비 분석', '/mjb'],
  ['관심 종목', '/mjb-favorite'],
];

describe('header, menus and the selected service', () => {
  let api: StubApi;
  const signedInAs = (grade: Grade, is_admin = false) =>
    api.on(/GET users\/me/, () => ({ body: member({ grade, is_admin, credit: 1240 }) }));
  beforeAll(async () => {
    api = await startStubApi();
    // Come in the middle of a later test, it would ask for records in the name of each app that waits for it.
    await import('../features/news/history-route.tsx');
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    signedInAs('pro');
    answerRecords(api, []);
  });

  it('selecting a service stores it, opens its first screen and shows its menu; the logo leads back', async () => {
    renderApp('/select-service');
    await userEvent.click(await screen.findByRole('link', { name: '매집비 분석 시작하기' }));
    expect(localStorage.getItem('selectedService')).toBe('mjb');
    expect(await menuOf('매집비 메뉴')).toEqual(mjb);
    await userEvent.click(screen.getByRole('link', { name: /개미렌즈/ }));
    await userEvent.click(await screen.findByRole('link', { name: '뉴스 분석 시작하기' }));
    expect(localStorage.getItem('selectedService')).toBe('news');
    expect(await menuOf('뉴스 메뉴')).toEqual([...news, ['소개', '/subscribe']]);
  });

  it.each(['/stock/005930', '/event/e1'])('the menu of the selected service is there on %s, too', async (path) => {
    localStorage.setItem('selectedService', 'mjb');
    renderApp(path);
    expect(await menuOf('매집비 메뉴')).toEqual(mjb);
  });

  it('the menu leads to the other services and to the charts, stores the choice, and closes by Esc', async () => {
    renderApp('/search');
    const opener = async () => (await screen.findByText('서비스 바꾸기')).closest('summary');
    const choices = () => within(screen.getByRole('group')).queryAllByRole('link');
    const open = async () => {
      const summary = await opener();
      if (summary !== null) await userEvent.click(summary);
      return summary;
    };
    const summary = await open();
    expect(choices().map((link) => link.getAttribute('href'))).toEqual(['/search', '/mjb', '/chart']);
    expect(choices()[0]?.getAttribute('aria-current')).toBe('true');
    await userEvent.keyboard('{Escape}');
    expect(choices()).toEqual([]);
    expect(document.activeElement).toBe(summary);
    await open();
    await userEvent.click(screen.getByText('매집비 분석'));
    expect(await menuOf('매집비 메뉴')).toEqual(mjb);
    expect(localStorage.getItem('selectedService')).toBe('mjb');
    await open();
    await userEvent.click(document.body);
    expect(choices()).toEqual([]);
  });

  it('the balance leads to where it came from and went', async () => {
    renderApp('/chart');
    const badge = await screen.findByRole('link', { name: /크레딧\s*1,240$/ });
    expect(badge.getAttribute('href')).toBe('/mypage#credit');
  });

  it('shows admins 관리자, in the news menu in the place of 소개', async () => {
    signedInAs('premium', true);
    const { unmount } = renderApp('/search');
    await screen.findByRole('link', { name: '관리자' });
    expect(await menuOf('뉴스 메뉴')).toEqual([...news, ['관리자', '/admin']]);
    unmount();
    renderApp('/mjb');
    await screen.findByRole('link', { name: '관리자' });
    expect(await menuOf('매집비 메뉴')).toEqual([...mjb, ['관리자', '/admin']]);
  });

  it.each(['/search/', '/Search'])('knows the screen at %s, as the router does', async (path) => {
    localStorage.setItem('selectedService', 'mjb');
    renderApp(path);
    expect(await menuOf('뉴스 메뉴')).toEqual([...news, ['소개', '/subscribe']]);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('분석 기록');
  });

  it('leads a member from /Login/ on, as from /login', async () => {
    renderApp('/Login/');
    expect(await screen.findByRole('link', { name: '뉴스 분석 시작하기' })).toBeTruthy();
  });

  it.each(['new', 'basic', 'pro', 'premium'] as const)(
    'the name leads to my page, beside the balance in the colour of the grade: %s',
    async (grade) => {
      signedInAs(grade);
      renderApp('/chart');
      const name = await screen.findByRole('link', { name: /^김서연/ });
      expect(name.getAttribute('href')).toBe('/mypage');
      const badge = name.nextElementSibling;
      expect(badge?.textContent).toContain('1,240');
      expect(badge?.className).toMatch(new RegExp(`_${grade}_`));
      expect(await menuOf('차트 메뉴')).toEqual([
        ['분석 기록', '/search'],
        ['종목 분석', '/analysis'],
        ['차트 분석', '/chart'],
      ]);
    },
  );

  it.each([
    ['/search', /GET combined-news-result$/, 'mjb'],
    ['/favorite', /GET watchlist/, null],
  ])('a 401 on %s leads to the log-in screen and leaves in the storage only what it may', async (path, call, left) => {
    api.on(call, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    localStorage.setItem('selectedService', 'mjb');
    renderApp(path);
    // The screen of any other call than these of combined news stays until it is left.
    if (left === null) await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    expect(await screen.findByRole('form', { name: '로그인' })).toBeTruthy();
    await waitFor(() => expect(localStorage.getItem('username')).toBeNull());
    expect(['credit', 'isAdmin', 'selectedService'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      left,
    ]);
  });
});
