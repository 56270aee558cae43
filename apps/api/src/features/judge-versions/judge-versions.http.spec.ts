import { LEARNED_VERSION } from '@gaemi/domain/judge/learning/learned-version';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('operator@example.com', { isAdmin: true });
  await api.addMember('member@example.com');
});
afterAll(() => api.close());

const path = '/api/v1/admin/judge-versions';
const at = new Date('2026-11-25T19:15:00Z');
const night = { base: LEARNED_VERSION, rows: 2_000, unseen: 900, presentRight: 610, candidateRight: 680, p: 0.001, at };

describe('the versions that the offline judge learned', () => {
  it('are listed newest first, and one in use is taken back once', async () => {
    const admin = await api.logIn('operator@example.com');
    expect((await admin.get(path).expect(200)).body).toEqual({ rows: 0, items: [] });
    await api.connection
      .collection<{ _id: number }>('judge_versions')
      .insertMany([
        { _id: 1, ...night, state: 'used', weights: null, takenBack: null } as { _id: number },
        { _id: 2, ...night, state: 'used', weights: null, takenBack: null } as { _id: number },
        { _id: 3, ...night, state: 'refused', weights: null, takenBack: null } as { _id: number },
      ]);
    const { items } = (await admin.get(path).expect(200)).body;
    expect(items[0]).toEqual({
      ...{ version: 3, state: 'refused', current: false, at: '2026-11-25T19:15:00.000Z', rows: 2_000, unseen: 900 },
      ...{ before_right: 610, after_right: 680, p: 0.001, taken_back_at: null },
    });
    expect(items.map(({ current }: { current: boolean }) => current)).toEqual([false, true, false]);
    const after = (await admin.post(`${path}/2/take-back`).expect(200)).body.items;
    expect(after[1]).toMatchObject({ version: 2, state: 'taken_back', current: false });
    expect(after[2]).toMatchObject({ version: 1, state: 'used', current: true });
    expect(after[1].taken_back_at).not.toBeNull();
    for (const none of ['2', '3', '9']) await admin.post(`${path}/${none}/take-back`).expect(404);
    const { items: audited } = (await admin.get('/api/v1/admin/audit').expect(200)).body;
    expect(audited).toMatchObject([
      { action: 'judge_version_taken_back', admin: { user_email: 'operator@example.com' }, user: null, before: null },
    ]);
  });

  it('still list the one in use after more nights than are listed', async () => {
    const admin = await api.logIn('operator@example.com');
    const nights = Array.from({ length: 120 }, (_, index) => ({
      ...{ _id: index + 4, ...night, state: 'refused', weights: null, takenBack: null },
    }));
    await api.connection.collection<{ _id: number }>('judge_versions').insertMany(nights);
    const { items } = (await admin.get(path).expect(200)).body;
    expect(items).toHaveLength(102);
    expect(items.at(-1)).toMatchObject({ version: 1, state: 'used', current: true });
    await admin.post(`${path}/1/take-back`).expect(200);
  });

  it('are none in use where they started from weights that an update has replaced', async () => {
    const admin = await api.logIn('operator@example.com');
    const versions = api.connection.collection<{ _id: number }>('judge_versions');
    await versions.insertOne({ _id: 200, ...night, base: 'earlier', state: 'used' } as { _id: number });
    const [latest] = (await admin.get(path).expect(200)).body.items;
    expect(latest).toMatchObject({ version: 200, state: 'used', current: false });
  });

  it('are for admins only', async () => {
    await api.browser().get(path).expect(401);
    const member = await api.logIn('member@example.com');
    await member.get(path).expect(403);
    await member.post(`${path}/1/take-back`).expect(403);
  });
});
