import type { UserInfo } from '@gaemi/contracts/users';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertsWith } from '../../../testing/alerts.ts';
import { member } from '../../../testing/members.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { callApi } from '../api/api-client.ts';
import { type PressKind, readPresses } from '../press/press-storage.ts';
import { claimPress, closePress, isOpenPress, openPressOn } from '../press/press-store.ts';
import { memberQuery, signIn, signOut } from './member.ts';
import { CallDropped, endedSession } from './renewal.ts';
import { leave } from './return-path.ts';

const first = member();
const second = member({ user_email: 'minsu@example.com', user_name: '박민수' });

describe('a member who changes while the app is open', () => {
  let api: StubApi;
  let client: ReturnType<typeof createQueryClient>;
  const look = () => client.fetchQuery({ ...memberQuery, staleTime: 0 });
  const answer = (who: UserInfo | null) =>
    api.on(/GET users\/me/, () => (who ? { body: who } : refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.')));

  beforeAll(async () => {
    api = await startStubApi();
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.reset();
    client = createQueryClient();
  });
  afterEach(() => {
    client.clear();
    localStorage.clear();
  });

  it('takes along what was loaded for them, also where nobody was signed in between', async () => {
    answer(first);
    await look();
    client.setQueryData(['watchlist'], '김서연의 관심 종목');
    // Logged out in another tab.
    localStorage.clear();
    answer(null);
    expect(await look()).toBeNull();
    expect(client.getQueryData(['watchlist'])).toBeUndefined();
    answer(second);
    await look();
    expect(localStorage.getItem('username')).toBe('박민수');
  });

  it.each([
    { what: 'an answer', late: { body: alertsWith() } },
    { what: 'a refusal', late: refusal(401, 'NOT_LOGGED_IN', '로그인이 필요합니다.') },
  ])('has $what dropped that comes when another member is there', async ({ late }) => {
    answer(first);
    await look();
    const answered = Promise.withResolvers<StubAnswer>();
    api.on(/PUT alerts/, () => answered.promise);
    const call = callApi('changeAlerts', { body: { mail: true } });
    await vi.waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('alerts'));
    leave(client);
    signIn(client, second);
    answered.resolve(late);
    await expect(call).rejects.toBeInstanceOf(CallDropped);
    expect(endedSession()).toBeNull();
  });

  it('gets the answer to a log-in that was sent before a look found nobody', async () => {
    const answered = Promise.withResolvers<StubAnswer>();
    api.on(/POST users\/log-in/, () => answered.promise);
    const call = callApi('logIn', { body: { user_email: second.user_email, password: 'gaemi20251' } });
    await vi.waitFor(() => expect(api.calls).toHaveLength(1));
    answer(null);
    await look();
    signOut(client);
    answered.resolve({ body: second });
    expect(await call).toEqual(second);
  });

  it.each([
    { name: 'another member logs in', change: () => signIn(client, second), isOpen: false },
    { name: 'another member is found signed in', change: () => look(), isOpen: false },
    { name: 'the member logs out', change: () => leave(client), isOpen: false },
    { name: 'the session ends', change: () => signOut(client), isOpen: true },
    { name: 'the member logs in again', change: () => signIn(client, first), isOpen: true },
  ])('has their open presses dropped or kept when $name', async ({ change, isOpen }) => {
    answer(first);
    await look();
    const createId = () => 'lost-before';
    await claimPress({ kind: 'news', target: '005930', owner: first.user_email, createId });
    answer(second);
    await change();
    expect(isOpenPress('lost-before')).toBe(isOpen);
  });

  const open = (kind: PressKind, createId = () => `${kind}-lost`) =>
    claimPress({ kind, target: '1', owner: first.user_email, content: '{}', createId });

  it.each([
    { name: 'logs out', change: () => leave(client) },
    { name: 'is followed by another member', change: () => signIn(client, second) },
  ])(
    'keeps what costs or grants for its owner when the member $name, and shows it to nobody else',
    async ({ change }) => {
      answer(first);
      await look();
      await open('grant');
      await open('approval');
      await open('withdrawal');
      await change();
      signIn(client, second);
      expect(readPresses()).toEqual([]);
      expect(openPressOn({ kind: 'grant', target: '1', owner: second.user_email })).toBeUndefined();
      leave(client);
      signIn(client, first);
      expect(['grant-lost', 'approval-lost', 'withdrawal-lost'].map(isOpenPress)).toEqual([true, true, false]);
      signIn(client, first);
      expect(readPresses()).toHaveLength(2);
    },
  );

  it('keeps nothing of a press whose answer comes after the log-out', async () => {
    answer(first);
    await look();
    await open('grant');
    leave(client);
    await closePress('grant-lost');
    signIn(client, first);
    expect(isOpenPress('grant-lost')).toBe(false);
    expect(localStorage.getItem('parkedPresses')).toBeNull();
  });

  it('forgets after a day what a member has left open', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00Z') });
    answer(first);
    await look();
    await open('grant');
    leave(client);
    vi.setSystemTime(new Date('2026-11-21T01:00:01Z'));
    signIn(client, first);
    expect(isOpenPress('grant-lost')).toBe(false);
    expect(localStorage.getItem('parkedPresses')).toBeNull();
    vi.useRealTimers();
  });

  it('keeps what was loaded before the first look found nobody', async () => {
    client.setQueryData(['open-to-all'], '모두의 것');
    answer(null);
    await look();
    expect(client.getQueryData(['open-to-all'])).toBe('모두의 것');
  });

  it.each([
    { name: 'in', change: () => signIn(client, second), known: second, stored: '박민수' },
    { name: 'out', change: () => signOut(client), known: null, stored: null },
  ])('is not brought back by a look from before they signed $name', async ({ change, known, stored }) => {
    answer(first);
    await look();
    const late = Promise.withResolvers<StubAnswer>();
    api.on(/GET users\/me/, () => late.promise);
    const looking = look().catch(() => undefined);
    await expect.poll(() => api.calls).toHaveLength(2);
    change();
    late.resolve({ body: first });
    await looking;
    // The answer has arrived here, too.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(client.getQueryData(memberQuery.queryKey)).toEqual(known);
    expect(localStorage.getItem('username')).toBe(stored);
  });
});
