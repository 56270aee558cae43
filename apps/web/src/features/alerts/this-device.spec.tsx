import type { Alerts, PushDevice } from '@gaemi/contracts/alerts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { member } from '../../../testing/members.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { type StubApi, startStubApi } from '../../../testing/stub-api.ts';

const created_at = '2025-11-12T03:00:00.000Z';
const endpoint = 'https://push.example.com/this';
const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
const buildDevice = (id: string, at: string, device: string): PushDevice => ({
  id: id.repeat(24),
  endpoint: at,
  device,
  created_at,
});

let api: StubApi;
let devices: PushDevice[];
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.reset();
  devices = [];
  const settings = (): Alerts => ({
    briefing: { on: false, at: '08:00' },
    instant: true,
    quiet: { on: false, from: '21:00', to: '08:00' },
    mail: false,
    paused_until: null,
    stocks: [],
    paused: false,
    stocks_max: 3,
    email: 'seoyeon.kim@example.com',
    mail_refused_at: null,
    devices,
    push_key: `B${'A'.repeat(86)}`,
    watching_resumes_at: null,
    tested_at: null,
  });
  api.on(/GET users\/me$/, () => ({ body: member() }));
  api.on(/GET alerts$/, () => ({ body: settings() }));
  api.on(/POST push-subscriptions$/, ({ body }) => {
    const added = buildDevice('a', (body as PushDevice).endpoint, 'Chrome · Windows');
    devices = [...devices, added];
    return { status: 201, body: added };
  });
  api.on(/DELETE push-subscriptions$/, ({ body }) => {
    devices = devices.filter((device) => device.endpoint !== (body as PushDevice).endpoint);
    return { status: 204 };
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A browser with web push, which jsdom is none. `answer`: what its member says when asked. */
function stubBrowser({ permission = 'default', answer = 'granted', subscribed = false, fails = false } = {}) {
  let own = subscribed;
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => {
      own = false;
      return Promise.resolve(true);
    },
  };
  const asked: PushSubscriptionOptionsInit[] = [];
  const pushManager = {
    getSubscription: () => Promise.resolve(own ? subscription : null),
    subscribe: (options: PushSubscriptionOptionsInit) => {
      if (fails) return Promise.reject(new DOMException('no push service', 'AbortError'));
      asked.push(options);
      own = true;
      return Promise.resolve(subscription);
    },
  };
  const registration = { pushManager };
  const notification = {
    permission,
    requestPermission: () => {
      notification.permission = answer;
      return Promise.resolve(answer);
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    maxTouchPoints: 0,
    onLine: true,
    serviceWorker: {
      register: () => Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
    },
  });
  return { asked, isSubscribed: () => own };
}

const stubBrowserWithout = (userAgent: string, maxTouchPoints: number) =>
  vi.stubGlobal('navigator', { userAgent, maxTouchPoints, onLine: true });

const ofThisDevice = () => screen.findByRole('switch', { name: '이 기기 알림' });
const isOn = async () => (await ofThisDevice()).getAttribute('aria-checked') === 'true';

describe('alerts of this browser', () => {
  it('are switched on with the key of the service, and off again', async () => {
    const browser = stubBrowser();
    renderApp('/mypage/alerts');
    expect(await screen.findByText('켜면 이 브라우저에서 알림을 받아요.')).toBeTruthy();
    await userEvent.click(await ofThisDevice());
    expect(await screen.findByText('이 브라우저에서 알림을 받고 있어요.')).toBeTruthy();
    expect(await isOn()).toBe(true);
    expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ endpoint, keys });
    const [options] = browser.asked;
    expect(options?.userVisibleOnly).toBe(true);
    expect([...new Uint8Array(options?.applicationServerKey as ArrayBuffer)]).toEqual([4, ...Array(64).fill(0)]);
    await userEvent.click(await ofThisDevice());
    await waitFor(async () => expect(await isOn()).toBe(false));
    expect(browser.isSubscribed()).toBe(false);
    expect(api.calls.findLast(({ method }) => method === 'DELETE')?.body).toEqual({ endpoint });
  });

  it('say how to allow them when the member has refused', async () => {
    stubBrowser({ answer: 'denied' });
    renderApp('/mypage/alerts');
    await userEvent.click(await ofThisDevice());
    expect(await screen.findByText(/브라우저 설정에서 막혀 있어요/)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: '이 기기 알림' })).toBeNull();
    expect(document.activeElement?.textContent).toMatch(/^이 기기 알림브라우저 설정에서/);
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('stay off with a sentence when the browser reaches no push service', async () => {
    stubBrowser({ fails: true });
    renderApp('/mypage/alerts');
    await userEvent.click(await ofThisDevice());
    expect(await screen.findByText('이 브라우저에서 알림을 켜지 못했어요. 잠시 후 다시 시도해주세요.')).toBeTruthy();
    expect(await isOn()).toBe(false);
  });

  it('are off when the browser subscribed for another member, and the other devices are listed', async () => {
    stubBrowser({ permission: 'granted', subscribed: true });
    devices = [buildDevice('b', 'https://push.example.com/other', ''), buildDevice('c', endpoint, 'Chrome · Windows')];
    const first = renderApp('/mypage/alerts');
    await waitFor(async () => expect(await isOn()).toBe(true));
    expect(screen.getByText('알 수 없는 기기 · 2025.11.12에 켰어요')).toBeTruthy();
    expect(screen.queryByText(/Chrome · Windows ·/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '알 수 없는 기기 알림 끄기' }));
    await waitFor(() => expect(screen.queryByText(/알 수 없는 기기/)).toBeNull());
    expect(document.activeElement?.textContent).toMatch(/^이 기기 알림/);
    first.unmount();
    devices = [];
    renderApp('/mypage/alerts');
    expect(await isOn()).toBe(false);
  });

  it('never stand there as those of another device, neither at first nor while they are switched', async () => {
    const seen: string[] = [];
    const look = () =>
      seen.push(...screen.queryAllByText(/Chrome · Windows · /).map(({ textContent }) => textContent ?? ''));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    stubBrowser({ permission: 'granted', subscribed: true });
    devices = [buildDevice('c', endpoint, 'Chrome · Windows')];
    renderApp('/mypage/alerts');
    for (const on of [false, true, false]) {
      await userEvent.click(await ofThisDevice());
      await waitFor(async () => {
        const control = await ofThisDevice();
        expect([control.getAttribute('aria-checked'), control.getAttribute('aria-busy')]).toEqual([String(on), null]);
      });
    }
    observer.disconnect();
    expect(seen).toEqual([]);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', 5, /홈 화면에 추가하면 켤 수 있어요/],
    // As an iPad calls itself.
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, /홈 화면에 추가하면 켤 수 있어요/],
    ['Mozilla/5.0 (Windows NT 10.0)', 0, '이 브라우저에서는 알림을 받을 수 없어요.'],
  ])('say what to do without web push: %s', async (userAgent, touchPoints, text) => {
    stubBrowserWithout(userAgent, touchPoints);
    renderApp('/mypage/alerts');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('switch', { name: '이 기기 알림' })).toBeNull();
  });
});
