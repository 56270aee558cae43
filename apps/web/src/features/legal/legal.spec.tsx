import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const operator = {
  name: '개미렌즈 주식회사',
  representative: '김개미',
  registration: '123-45-67890',
  address: '서울 중구 1',
  contact: 'help@example.com',
};
const text = `# 이용약관

<script>window.hacked = true</script>

<img src="https://tracker.example/a.png" onerror="window.hacked = true">

[나쁜 링크](javascript:alert(1)) [좋은 링크](https://example.com/)

![그림](https://tracker.example/b.png)

| 항목 | 기간 |
| --- | --- |
| 이메일 | 탈퇴할 때까지 |
`;
const document = (kind: 'terms' | 'privacy', fields = {}) => ({
  ...{ kind, version: '2', effective: '2026-12-01', markdown: text, draft: false },
  ...fields,
});

// jsdom draws nothing: here everything is in sight.
class EverythingInSight {
  constructor(private readonly see: (entries: { isIntersecting: boolean }[]) => void) {}
  observe = () => this.see([{ isIntersecting: true }]);
  disconnect = () => undefined;
}

let api: StubApi;
beforeAll(() => vi.stubGlobal('IntersectionObserver', EverythingInSight));
afterAll(() => vi.unstubAllGlobals());
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  api.on(/GET users\/me$/, () => refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.'));
  api.on(/GET legal$/, () => ({ body: { operator, documents: [document('terms'), document('privacy')] } }));
});

describe('the terms and the privacy policy', () => {
  it('are drawn without raw HTML, pictures of others and addresses that run', async () => {
    renderApp('/terms');
    expect(await screen.findByRole('heading', { level: 1, name: '이용약관' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: '이용약관' })).toHaveLength(1);
    expect(screen.getByText('버전 2 · 2026-12-01부터 시행')).toBeTruthy();
    const main = screen.getByRole('main');
    expect(main.querySelector('script, img, iframe')).toBeNull();
    expect(main.textContent).toContain('<script>');
    expect(main.innerHTML).not.toContain('javascript:');
    expect(within(main).getByRole('link', { name: '좋은 링크' }).getAttribute('href')).toBe('https://example.com/');
    expect(within(main).getByRole('cell', { name: '탈퇴할 때까지' })).toBeTruthy();
  });

  it('are linked in the footer, with the operator', async () => {
    renderApp('/privacy');
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '이용약관' }).getAttribute('href')).toBe('/terms');
    expect(footer.getByRole('link', { name: '개인정보 처리방침' }).getAttribute('href')).toBe('/privacy');
    const line = '개미렌즈 주식회사 · 대표 김개미 · 등록번호 123-45-67890 · 서울 중구 1 · help@example.com';
    expect(await footer.findByText(line)).toBeTruthy();
  });

  it('are drafts without an operator in the footer where none is set', async () => {
    const drafts = [document('terms', { draft: true }), document('privacy', { draft: true })];
    api.on(/GET legal$/, () => ({ body: { operator: null, documents: drafts } }));
    renderApp('/terms');
    expect(await screen.findByText('초안 · 2026-12-01')).toBeTruthy();
    expect(within(screen.getByRole('contentinfo')).queryByText(/대표/)).toBeNull();
  });

  it('of the operator take the place of the box at the sign-up', async () => {
    renderApp('/signup');
    expect(await screen.findAllByText('버전 2 · 시행일: 2026-12-01')).toHaveLength(2);
    expect(screen.queryByText('시행일: 2025-06-13')).toBeNull();
    const form = within(screen.getByRole('form', { name: '회원가입' }));
    expect(form.getByRole('link', { name: '개인정보 처리방침' }).getAttribute('href')).toBe('/privacy');
  });
});

describe('a new version', () => {
  const change = {
    ...{ kind: 'terms', version: '2', effective: '2026-12-01', agreed_version: '1' },
    ...{ added: ['새 줄'], removed: ['옛 줄'] },
  };
  let agreed: boolean;
  beforeEach(() => {
    agreed = false;
    api.on(/GET users\/me$/, () => ({ body: member(agreed ? {} : { has_new_terms: true }) }));
    api.on(/GET legal\/changes$/, () => ({ body: { items: agreed ? [] : [change] } }));
    api.on(/POST legal\/agreement$/, () => {
      agreed = true;
      return { status: 204 };
    });
  });

  it('is shown with what changed until the member agrees', async () => {
    renderApp('/scorecard');
    const sheet = within(await screen.findByRole('dialog', { name: '약관이 바뀌었어요' }));
    expect(sheet.getByText('새 줄')).toBeTruthy();
    expect(sheet.getByText('옛 줄')).toBeTruthy();
    await userEvent.click(sheet.getByRole('button', { name: '동의해요' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '약관이 바뀌었어요' })).toBeNull());
    const sent = api.calls.find(({ path }) => path === 'legal/agreement');
    expect(sent?.body).toEqual({ terms: '2', privacy: '2' });
  });

  it('can be put off', async () => {
    renderApp('/scorecard');
    await userEvent.click(await screen.findByRole('button', { name: '나중에' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.some(({ path }) => path === 'legal/agreement')).toBe(false);
  });

  it('never lies over the texts themselves', async () => {
    renderApp('/terms');
    expect(await screen.findByRole('heading', { level: 1, name: '이용약관' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
