import { afterEach, describe, expect, it, vi } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
afterEach(async () => {
  vi.useRealTimers();
  await api.close();
});

const logIn = (ip: string, password: string, email = 'member@example.com') =>
  api
    .browser()
    .post('/api/v1/users/log-in')
    .set({ 'x-forwarded-proto': 'https', 'x-forwarded-for': ip })
    .send({ user_email: email, password });

describe('throttling', () => {
  it('#2 stops 20 wrong log-ins for one address from 20 networks after ten, and lets the member in after 15 minutes', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '1', WEB_ORIGIN: 'https://gaemilens.example' });
    await api.addMember('member@example.com');
    const statuses: number[] = [];
    for (let at = 0; at < 20; at += 1) statuses.push((await logIn(`203.0.113.${at}`, 'wrong7password')).status);
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(10).fill(429)]);

    const refused = await logIn('198.51.100.1', PASSWORD).expect(429);
    expect(refused.body).toEqual({
      detail: '요청이 너무 많습니다. 잠시 후 다시 시도해주세요.',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1000 });
    await logIn('198.51.100.1', PASSWORD).expect(200);
  });

  it('forgets wrong log-ins of an address after a right one', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '1', WEB_ORIGIN: 'https://gaemilens.example' });
    await api.addMember('member@example.com');
    for (let round = 0; round < 2; round += 1) {
      for (let at = 0; at < 9; at += 1) await logIn('203.0.113.7', 'wrong7password').expect(401);
      await logIn('203.0.113.7', PASSWORD).expect(200);
    }
  });

  it('limits right log-ins of one address too, whatever network they come from', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.05', WEB_ORIGIN: 'https://gaemilens.example' });
    await api.addMember('member@example.com');
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await logIn(`203.0.113.${at}`, PASSWORD)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('counts wrong log-ins of one network over all addresses, and keeps counting after a restart', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.1', WEB_ORIGIN: 'https://gaemilens.example' });
    for (let at = 0; at < 5; at += 1) await logIn('203.0.113.9', 'wrong7password', `m${at}@example.com`).expect(401);
    await api.restart();
    await logIn('203.0.113.9', 'wrong7password', 'm6@example.com').expect(429);
    await logIn('203.0.113.10', 'wrong7password', 'm7@example.com').expect(401);
    const kept = JSON.stringify(await api.connection.collection('rate_limits').find().toArray());
    expect(kept).not.toContain('203.0.113');
    expect(kept).not.toContain('example.com');
  });

  it('does not believe a caller about its address where no proxy of ours stands in front', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.1' });
    const statuses: number[] = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await logIn(`203.0.113.${at}`, 'wrong7password', `m${at}@a.co`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('limits all calls of one network, and says when to come back', async () => {
    api = await startTestApi({ RATE_LIMIT_SCALE: '0.01' });
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await api.browser().get('/api/v1/users/me')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
    const answer = await api.browser().get('/api/v1/users/me').expect(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});
