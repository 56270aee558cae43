import type { WebhookDelivery, WebhookItem } from '@gaemi/contracts/webhooks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../../../testing/members.ts';
import { pressTwice } from '../../../../../testing/press-twice.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { refusal, type StubApi, startStubApi } from '../../../../../testing/stub-api.ts';

const buildHook = (at: number, changed: Partial<WebhookItem> = {}): WebhookItem => ({
  id: String(at).padStart(24, '0'),
  url: `https://bot.example.com/${at}`,
  events: ['analysis.finished', 'alert'],
  enabled: true,
  switched_off_because: null,
  failing_since: null,
  last_delivered_at: null,
  created_at: '2026-11-21T03:04:05.000Z',
  ...changed,
});
const secret = `whsec_${'A'.repeat(43)}=`;

const buildDelivery = (changed: Partial<WebhookDelivery>): WebhookDelivery => ({
  ...{ id: '1'.repeat(24), event_id: `evt_${'1'.repeat(24)}`, event: 'alert', state: 'delivered', tries: 1 },
  ...{ status: 204, error: null, created_at: '2026-11-21T03:04:05.000Z' },
  ...{ last_tried_at: '2026-11-21T03:04:05.000Z', next_try_at: null },
  ...changed,
});

describe('the webhooks of my page', () => {
  let api: StubApi;
  let hooks: WebhookItem[];
  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    hooks = [];
    const empty = { items: [], page: 1, size: 5, total: 0, pages: 0 };
    api.on(/GET users\/me/, () => ({ body: member() }));
    api.on(/GET users\/me\/sessions$/, () => ({ body: { items: [] } }));
    api.on(/GET users\/me\/passkeys$/, () => ({ body: { items: [], recovery_codes_left: 0 } }));
    api.on(/GET users\/me\/credit-logs/, () => ({ body: empty }));
    api.on(/GET api-keys$/, () => ({ body: { items: [] } }));
    api.on(/GET webhooks$/, () => ({ body: { items: hooks } }));
    api.on(/GET webhooks\/.+\/deliveries/, () => ({ body: empty }));
    api.on(/POST webhooks$/, ({ body }) => {
      const made = buildHook(1, body as Pick<WebhookItem, 'url' | 'events'>);
      hooks = [made];
      return { status: 201, body: { ...made, secret } };
    });
  });

  async function open() {
    renderApp('/mypage');
    const user = userEvent.setup();
    return { user, press: async (name: string) => user.click(await screen.findByRole('button', { name })) };
  }

  it('are made with an address and what they are told; the secret is shown once', async () => {
    const { user, press } = await open();
    await press('웹훅 만들기');
    await press('만들기');
    expect(await screen.findByText('https로 시작하는 공개된 주소를 입력해주세요.')).toBeTruthy();
    await user.type(screen.getByLabelText('주소'), 'https://bot.example.com/1');
    await user.click(screen.getByLabelText('분석 실패'));
    await press('만들기');
    expect((await screen.findByLabelText<HTMLInputElement>('서명 비밀')).value).toBe(secret);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(/지금만 볼 수 있어요/).parentElement));
    expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
      url: 'https://bot.example.com/1',
      events: ['analysis.finished', 'alert'],
    });
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await press('닫기');
    expect(await screen.findByText('분석 끝 · 알림')).toBeTruthy();
    expect(screen.queryByDisplayValue(secret)).toBeNull();
  });

  it('show what the server refuses in the window', async () => {
    api.on(/POST webhooks$/, () => refusal(409, 'WEBHOOKS_FULL', '웹훅은 5개까지 만들 수 있어요.'));
    const { user, press } = await open();
    await press('웹훅 만들기');
    await user.type(screen.getByLabelText('주소'), 'https://bot.example.com/1');
    await press('만들기');
    expect(await screen.findByText('웹훅은 5개까지 만들 수 있어요.')).toBeTruthy();
  });

  it('that were switched off say why, and are switched on again', async () => {
    hooks = [buildHook(1, { enabled: false, switched_off_because: 'failing' })];
    api.on(/PATCH webhooks\/./, () => {
      hooks = [buildHook(1)];
      return { body: buildHook(1) };
    });
    const { press } = await open();
    expect(await screen.findByText(/5일 동안 보내지 못해서 껐어요/)).toBeTruthy();
    await press('https://bot.example.com/1 켜기');
    expect(await screen.findByText('웹훅을 켰어요')).toBeTruthy();
    expect(api.calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ enabled: true });
  });

  it('list what was sent and send a test', async () => {
    hooks = [buildHook(1)];
    const items = [
      buildDelivery({}),
      buildDelivery({ id: '2'.repeat(24), state: 'waiting', tries: 2, status: 500 }),
      buildDelivery({ id: '3'.repeat(24), state: 'failed', tries: 9, status: null, error: 'unsigned' }),
    ];
    api.on(/GET webhooks\/.+\/deliveries/, () => ({ body: { items, page: 1, size: 10, total: 3, pages: 1 } }));
    const held = Promise.withResolvers<void>();
    api.on(/POST webhooks\/.+\/test$/, async () => {
      await held.promise;
      return { status: 202, body: buildDelivery({ event: 'test', state: 'waiting' }) };
    });
    const { press } = await open();
    await press('https://bot.example.com/1 보낸 기록');
    expect(await screen.findByText('보냄 · 204')).toBeTruthy();
    expect(screen.getByText('다시 보낼 예정 · 2번 시도 · 답 500')).toBeTruthy();
    expect(screen.getByText('실패 · 서명 비밀을 바꿔야 함')).toBeTruthy();
    expect(screen.getAllByText('2026.11.21 12:04')).toHaveLength(3);
    await press('시험 메시지 보내기');
    // A browser takes the focus from a button that is disabled.
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '시험 메시지 보내기' }).disabled).toBe(false);
    held.resolve();
    expect(await screen.findByText(/시험 메시지를 보내요/)).toBeTruthy();
  });

  it('get a new secret, shown once', async () => {
    hooks = [buildHook(1)];
    api.on(/POST webhooks\/.+\/secret$/, () => ({ body: { ...buildHook(1), secret } }));
    const { press } = await open();
    await press('https://bot.example.com/1 보낸 기록');
    pressTwice(await screen.findByRole('button', { name: '서명 비밀 바꾸기' }));
    expect((await screen.findByLabelText<HTMLInputElement>('서명 비밀')).value).toBe(secret);
    expect(api.calls.filter(({ path }) => path.endsWith('/secret'))).toHaveLength(1);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await press('닫기');
    expect(screen.queryByDisplayValue(secret)).toBeNull();
  });

  it('are removed after the question, and not offered past five', async () => {
    hooks = [1, 2, 3, 4, 5].map((at) => buildHook(at));
    api.on(/DELETE webhooks\/./, ({ path }) => {
      hooks = hooks.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    });
    const { press } = await open();
    expect(await screen.findByText(/5개까지 만들 수 있어요/)).toBeTruthy();
    await press('웹훅 만들기');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('https://bot.example.com/3 삭제');
    await press('삭제하기');
    expect(await screen.findByText('웹훅을 삭제했어요')).toBeTruthy();
  });
});
