import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  // Twelve calls a minute.
  api = await startTestApi({ RATE_LIMIT_SCALE: '0.02' });
});
afterEach(() => api.close());

async function makeKey(browser: ReturnType<TestApi['browser']>): Promise<string> {
  const { body } = await browser
    .post('/api/v1/api-keys')
    .send({ name: '내 도구', scopes: ['read'] })
    .expect(201);
  return body.key;
}

async function statusOf(key: string): Promise<number> {
  const search = api.browser().get('/api/v1/stocks/search').set('authorization', `Bearer ${key}`);
  return (await search).status;
}

describe('calls with API keys', () => {
  it('share the limit of their member: two keys and the screen get no more calls than one', async () => {
    await api.addMember('limited@example.com');
    await api.addMember('free@example.com');
    const limited = await api.logIn('limited@example.com');
    const free = await makeKey(await api.logIn('free@example.com'));
    const keys = [await makeKey(limited), await makeKey(limited)];
    const statuses: number[] = [];
    // Two of the twelve have made the keys.
    for (let at = 0; at < 12; at += 1) statuses.push(await statusOf(keys[at % 2] ?? ''));
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    await limited.get('/api/v1/users/me').expect(429);
    expect(await statusOf(free)).toBe(200);
  });

  it('are counted by network when the key is wrong, and stop no right one', async () => {
    await api.addMember('right@example.com');
    const right = await makeKey(await api.logIn('right@example.com'));
    const statuses: number[] = [];
    // The log-in was the first of the network's twelve.
    for (let at = 0; at < 13; at += 1) statuses.push(await statusOf(`gaemi_${'0'.repeat(48)}`));
    expect(statuses).toEqual([...Array(11).fill(401), 429, 429]);
    expect(await statusOf(right)).toBe(200);
  });
});
