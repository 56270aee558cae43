import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeEach(async () => {
  // Twelve reads a minute of a key, 24 of a member's screens, twelve other calls.
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

async function readStatus(key: string): Promise<number> {
  const search = api.browser().get('/api/v1/stocks/search').set('authorization', `Bearer ${key}`);
  return (await search).status;
}

describe('calls with API keys', () => {
  it('read under a limit of each key, which takes nothing from the screens or from another key', async () => {
    await api.addMember('limited@example.com');
    await api.addMember('free@example.com');
    const limited = await api.logIn('limited@example.com');
    const free = await makeKey(await api.logIn('free@example.com'));
    const [key, otherKey] = [await makeKey(limited), await makeKey(limited)];
    const statuses: number[] = [];
    for (let at = 0; at < 14; at += 1) statuses.push(await readStatus(key));
    expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
    await limited.get('/api/v1/users/me').expect(200);
    const search = (by: string) => api.browser().get('/api/v1/stocks/search').set('authorization', `Bearer ${by}`);
    const refused = await search(key).expect(429);
    expect(refused.headers.ratelimit).toMatch(/^"readsOfKey";r=0;t=\d+$/);
    const fresh = await search(otherKey).expect(200);
    expect(fresh.headers.ratelimit).toMatch(/^"readsOfKey";r=11;t=(60|59)$/);
    expect(fresh.headers['ratelimit-policy']).toBe('"readsOfKey";q=12;w=60');
    expect((await limited.get('/api/v1/users/me').expect(200)).headers.ratelimit).toBeUndefined();
    expect(await readStatus(otherKey)).toBe(200);
    expect(await readStatus(free)).toBe(200);
  });

  it('that change something share the limit of their member with its screens', async () => {
    await api.addMember('limited@example.com');
    const limited = await api.logIn('limited@example.com');
    const made = await limited.post('/api/v1/api-keys').send({ name: '내 도구', scopes: ['analyse'] });
    const authorization = `Bearer ${made.body.key}`;
    const post = () => api.browser().post('/api/v1/medium-good-news-sqs').set('authorization', authorization).send({});
    const statuses: number[] = [];
    // One of the twelve has made the key.
    for (let at = 0; at < 12; at += 1) statuses.push((await post()).status);
    expect(statuses).toEqual([...Array(11).fill(400), 429]);
    await limited.post('/api/v1/alerts/test').expect(429);
    await limited.get('/api/v1/users/me').expect(200);
  });

  it('are counted by network when the key is wrong, and stop no right one', async () => {
    await api.addMember('right@example.com');
    const right = await makeKey(await api.logIn('right@example.com'));
    const statuses: number[] = [];
    // The log-in was the first of the network's twelve.
    for (let at = 0; at < 13; at += 1) statuses.push(await readStatus(`gaemi_${'0'.repeat(48)}`));
    expect(statuses).toEqual([...Array(11).fill(401), 429, 429]);
    expect(await readStatus(right)).toBe(200);
  });
});
