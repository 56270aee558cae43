import type { SharedNews } from '@gaemi/contracts/shares';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCombined, buildDetail } from '../../../../testing/analysis-results.ts';
import { member } from '../../../../testing/members.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../testing/stub-api.ts';

const token = 'AbCdEfGhIjKlMnOpQrStUv';

function buildShared(overrides: Partial<SharedNews['result']> = {}): SharedNews {
  const [first] = buildDetail('good').reasons;
  if (first === undefined) throw new Error('the sample side has no reason');
  const reasons = Array.from({ length: 6 }, (_, at) => ({
    ...first,
    event_id: `e${at}`,
    text: `${at + 1}번째 까닭이에요.`,
  }));
  return {
    as_of: '2026-11-20T07:10:00.000Z',
    expires_at: '2026-12-20T07:10:00.000Z',
    result: { ...buildCombined('shared'), data_source: 'dart', judged_by: 'openai', ...overrides },
    good: { ...buildDetail('good', { reasons }), judged_by: 'openai' },
    bad: buildDetail('bad'),
    prices: null,
  };
}

describe('the page of a shared result', () => {
  let api: StubApi;
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    api.on(/GET users\/me/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
    api.on(/GET shared\//, () => ({ body: buildShared() }));
  });

  it('shows a visitor when it was judged, the verdict, four reasons of a side, and how to begin', async () => {
    renderApp(`/r/${token}`);
    expect(await screen.findByText('2026년 11월 20일 16:10 시점의 판단이에요.')).toBeTruthy();
    expect(document.title).toBe('삼성전자 호재 58점 · 악재 30점 | 개미렌즈');
    expect(api.calls.map(({ path }) => path)).toContain(`shared/${token}`);
    expect(await screen.findAllByText(/번째 까닭이에요/)).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /나머지 \d+개 보기/ }));
    expect(screen.getAllByText(/번째 까닭이에요/)).toHaveLength(6);
    expect(screen.getAllByText('AI가 작성한 요약이에요').length).toBeGreaterThan(0);
    expect(screen.getByText(/가입하면 100 크레딧을 드려요. 뉴스 분석을 5번/)).toBeTruthy();
    expect(await screen.findByRole('heading', { name: '이 점수는 이렇게 읽어요' })).toBeTruthy();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: '로그인' }).getAttribute('href')).toBe('/login');
    expect(header.getByRole('link', { name: '무료로 시작하기' }).getAttribute('href')).toBe('/signup');
  });

  it('begins with the side that has reasons where one has none', async () => {
    const none = { reasons: [], themes: [], events: [], total_score: 0, exact_score: 0 };
    api.on(/GET shared\//, () => ({
      body: { ...buildShared({ good_news_score: 0 }), good: buildDetail('good', none) },
    }));
    renderApp(`/r/${token}`);
    const bad = await screen.findByRole('button', { name: '악재 30점' });
    expect(bad.getAttribute('aria-pressed')).toBe('true');
  });

  it('names the site of an article whose publisher may not be shown', async () => {
    const shared = buildShared();
    const link = 'https://www.daily.example/1';
    const reasons = shared.good.reasons.slice(0, 1).map((reason) => ({ ...reason, links: [link] }));
    const sources = [{ link, title: '제목', publisher: '', published_at: '2026-11-10T15:30:00.000Z' }];
    api.on(/GET shared\//, () => ({ body: { ...shared, good: { ...shared.good, reasons, sources } } }));
    renderApp(`/r/${token}`);
    expect((await screen.findByRole('link', { name: /daily\.example/ })).textContent).toMatch(/^daily\.example/);
  });

  it('has nothing that only a member can do or see, and asks for nothing of a member', async () => {
    renderApp(`/r/${token}`);
    await screen.findByText(/시점의 판단이에요/);
    for (const name of [/관심/, /내려받기/, /^공유$/, /다시 분석/])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByText(/^(PRO|NEW|PREMIUM)$/)).toBeNull();
    const asked = new Set(api.calls.map(({ path }) => path));
    expect([...asked].sort()).toEqual([`shared/${token}`, 'users/me'].sort());
  });

  it('says that a model judged where it may not show what the model wrote', async () => {
    api.on(/GET shared\//, () => ({ body: buildShared({ lead: [] }) }));
    renderApp(`/r/${token}`);
    expect(await screen.findByText('AI가 기사를 읽고 판단했어요')).toBeTruthy();
  });

  it('works for a member, too', async () => {
    api.on(/GET users\/me/, () => ({ body: member() }));
    renderApp(`/r/${token}`);
    expect(await screen.findByRole('link', { name: '종목 분석하기' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/가입하면/)).toBeNull());
  });

  it('says when the link has ended', async () => {
    api.on(/GET shared\//, () => refusal(404, 'SHARE_ENDED', '공유가 끝난 결과예요.'));
    renderApp(`/r/${token}`);
    expect(await screen.findByText('공유가 끝난 결과예요.')).toBeTruthy();
    expect(screen.getByRole('link', { name: '예시 결과 보기' })).toBeTruthy();
  });

  it('takes a result away from an open page whose link has ended since', async () => {
    const { client } = renderApp(`/r/${token}`);
    await screen.findByText(/시점의 판단이에요/);
    api.on(/GET shared\//, () => refusal(404, 'SHARE_ENDED', '공유가 끝난 결과예요.'));
    await client.invalidateQueries({ queryKey: ['shared', token] });
    expect(await screen.findByText('공유가 끝난 결과예요.')).toBeTruthy();
    expect(screen.queryByText(/시점의 판단이에요/)).toBeNull();
    expect(document.title).toBe('공유된 결과 | 개미렌즈');
  });

  it('loads again what could not be loaded', async () => {
    api.on(/GET shared\//, () => refusal(500, 'INTERNAL', '예기치 않은 오류가 발생했습니다.'));
    renderApp(`/r/${token}`);
    const again = await screen.findByRole('button', { name: /다시/ });
    api.on(/GET shared\//, () => ({ body: buildShared() }));
    await userEvent.click(again);
    expect(await screen.findByText(/시점의 판단이에요/)).toBeTruthy();
  });
});
