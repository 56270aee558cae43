// @vitest-environment jsdom
import type { UserInfo } from '@gaemi/contracts/users';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { member } from '../../../testing/members.ts';
import { refusal, type StubAnswer, type StubApi, startStubApi } from '../../../testing/stub-api.ts';
import { createQueryClient } from '../../app/query-client.ts';
import { claimPress, isOpenPress } from '../press/press-store.ts';
import { memberQuery, signIn, signOut } from './member.ts';
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
