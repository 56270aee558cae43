import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const error = {
  kind: 'render',
  name: 'TypeError',
  frames: [{ file: 'result-Zz9.js', line: 1, column: 2_045 }],
  route: '/r/:token',
  release: 'index-a1B2.js',
};
const post = (body: object) => api.browser().post('/api/v1/browser-errors').send(body);

describe('the list of errors for operators', () => {
  let admin: ReturnType<TestApi['browser']>;
  beforeAll(async () => {
    await api.addMember('operator@example.com', { isAdmin: true });
    await api.addMember('member@example.com');
  });
  beforeEach(async () => {
    await api.connection.collection('browser_errors').deleteMany({});
    admin = await api.logIn('operator@example.com');
  });
  const list = (query = '') => admin.get(`/api/v1/admin/browser-errors${query}`);

  it('has each error once, the one seen last first, with its reports and nothing of who reported', async () => {
    const first = api.clock.now().getTime();
    await post(error).expect(204);
    api.clock.forward(60);
    await post({ ...error, name: 'RangeError', route: '/analysis' }).expect(204);
    api.clock.forward(60);
    await post(error).expect(204);
    const { body } = await list().expect(200);
    expect(body).toMatchObject({ page: 1, size: 5, total: 2, pages: 1 });
    expect(body.items).toMatchObject([
      { ...error, count: 2 },
      { ...error, name: 'RangeError', route: '/analysis', count: 1 },
    ]);
    expect(Object.keys(body.items[0]).sort()).toEqual(
      [...Object.keys(error), '_id', 'count', 'first_seen_at', 'last_seen_at'].sort(),
    );
    expect(Date.parse(body.items[0].last_seen_at) - first).toBeGreaterThanOrEqual(120_000);
    const stored = await api.connection.collection('browser_errors').find().toArray();
    expect(JSON.stringify(stored)).not.toMatch(/127\.0\.0\.1|member|userId|agent/i);
  });

  it('has nothing of a report that is refused', async () => {
    await post({ ...error, message: '김개미' }).expect(400);
    expect((await list().expect(200)).body).toMatchObject({ total: 0, items: [] });
  });

  it('is for admins only', async () => {
    await api.browser().get('/api/v1/admin/browser-errors').expect(401);
    await (await api.logIn('member@example.com')).get('/api/v1/admin/browser-errors').expect(403);
  });

  it.each(['page=0', 'size=101', 'size=x'])('refuses %s [R19]', async (query) => {
    await list(`?${query}`).expect(400);
  });
});
