import type { SourceCheck } from '@gaemi/domain/source-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('operator@example.com', { isAdmin: true });
  await api.addMember('member@example.com');
});
afterAll(() => api.close());

const feed: SourceCheck = {
  source: 'feed:press.example/market.xml',
  configured: true,
  ok: false,
  detail: 'refuses the request: answered 403 (403)',
  reachBack: new Date('2026-11-19T00:00:00Z'),
  callsLeft: null,
  rights: 'no model reads it',
  cost: 'free',
};
const path = '/api/v1/admin/sources';
const stored = () => api.connection.collection<{ _id: string; requestedAt: Date }>('source_checks');

describe('the sources of data', () => {
  it('are those of the last check of a worker, none before the first', async () => {
    const admin = await api.logIn('operator@example.com');
    expect((await admin.get(path).expect(200)).body).toEqual({ checked_at: null, items: [] });
    const checkedAt = new Date('2026-11-21T03:00:00Z');
    await stored().updateOne({ _id: 'sources' }, { $set: { checkedAt, items: [feed] } }, { upsert: true });
    expect((await admin.get(path).expect(200)).body).toEqual({
      checked_at: '2026-11-21T03:00:00.000Z',
      items: [
        {
          ...{ source: 'feed:press.example/market.xml', configured: true, ok: false },
          ...{ detail: 'refuses the request: answered 403 (403)', reach_back: '2026-11-19T00:00:00.000Z' },
          ...{ calls_left: null, rights: 'no model reads it', cost: 'free' },
        },
      ],
    });
  });

  it('are asked again by a worker: the request is stored for it, the last check stays until then', async () => {
    const admin = await api.logIn('operator@example.com');
    const before = api.clock.now();
    const { body } = await admin.post(`${path}/check`).expect(202);
    expect(body).toEqual((await admin.get(path)).body);
    const record = await stored().findOne({ _id: 'sources' });
    expect(record?.requestedAt.getTime()).toBeGreaterThanOrEqual(before.getTime());
  });

  it('are for admins only', async () => {
    for (const call of ['get', 'post'] as const) {
      const to = call === 'get' ? path : `${path}/check`;
      await api.browser()[call](to).expect(401);
      await (await api.logIn('member@example.com'))[call](to).expect(403);
    }
  });
});
