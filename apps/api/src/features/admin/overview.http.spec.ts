import { seoulDay } from '@gaemi/domain/seoul-time';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

const DAY_MS = 86_400_000;
let api: TestApi;
let admin: ReturnType<TestApi['browser']>;

/** Members of one search: balance, paid total, grade and days until its end. */
const cast = [
  { name: 'a', credit: 30, paid: 70_000, grade: 'premium', days: 1 },
  { name: 'b', credit: 480, paid: 20_000, grade: 'pro', days: 13 },
  { name: 'c', credit: 100, paid: 0, grade: 'new', days: 5 },
  { name: 'd', credit: 260, paid: 30_000, grade: 'basic', days: -3 },
  { name: 'e', credit: 5, paid: 0, grade: 'premium', days: 100 },
  { name: 'f', credit: 0, paid: 0, grade: 'premium', days: null },
] as const;

beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
  admin = await api.logIn('admin@example.com');
  for (const { name, days, ...fields } of cast) {
    const email = `cast-${name}@example.com`;
    await api.addMember(email);
    const expiredAt = days === null ? null : new Date(api.clock.now().getTime() + days * DAY_MS);
    await api.connection.collection('users').updateOne({ email }, { $set: { ...fields, expiredAt } });
  }
});
afterAll(() => api.close());

const list = async (query: Record<string, string | number>) =>
  (
    await admin
      .get('/api/v1/admin/users')
      .query({ search: 'cast-', ...query })
      .expect(200)
  ).body;
const listNames = (body: { items: { user_email: string }[] }) =>
  body.items.map(({ user_email }) => /cast-(.)/.exec(user_email)?.[1]).join('');

describe('the list of members', () => {
  it.each([
    [undefined, 'fedcba'],
    ['newest', 'fedcba'],
    ['expiry', 'dacbef'],
    ['credit', 'bdcaef'],
    ['paid', 'adbfec'],
  ])('sorted by %s', async (sort, order) => {
    expect(listNames(await list({ size: 100, ...(sort !== undefined && { sort }) }))).toBe(order);
  });

  it.each([
    ['all', 'fedcba'],
    ['paid', 'ba'],
    ['expiring', 'ba'],
    ['expired', 'd'],
    ['unpaid', 'fe'],
  ])('with the filter %s', async (filter, found) => {
    const body = await list({ filter, size: 100 });
    expect(listNames(body)).toBe(found);
    expect(body.total).toBe(found.length);
  });

  it('has the sums of all that were found, whatever the page, and the number of each filter', async () => {
    const counts = { all: 6, paid: 2, expiring: 2, expired: 1, unpaid: 2 };
    const first = await list({ size: 2, page: 2, sort: 'credit' });
    expect(listNames(first)).toBe('ca');
    expect(first).toMatchObject({ total: 6, pages: 3 });
    expect(first.totals).toEqual({ members: 6, credit: 875, paid: 120_000, counts });
    const paid = await list({ size: 1, filter: 'paid' });
    expect(paid.totals).toEqual({ members: 2, credit: 510, paid: 90_000, counts });
    const none = await list({ search: 'nobody' });
    expect(none).toMatchObject({ total: 0, items: [], totals: { members: 0, credit: 0, paid: 0 } });
  });

  it.each(['sort=nonsense', 'filter=nonsense', 'sort=credit&sort=paid'])('refuses %s', async (query) => {
    await admin.get(`/api/v1/admin/users?${query}`).expect(400);
  });
});

describe('the summary', () => {
  it('is for admins only', async () => {
    await api.addMember('nosy@example.com');
    const member = await api.logIn('nosy@example.com');
    await member.get('/api/v1/admin/summary').expect(403);
    await api.browser().get('/api/v1/admin/summary').expect(401);
  });

  it('counts requests, ending plans, members, payments of the month, analyses of today and objections', async () => {
    const summary = async () => (await admin.get('/api/v1/admin/summary').expect(200)).body;
    const before = await summary();
    expect(before.expiring).toEqual({
      within_days: 14,
      total: 2,
      by_grade: [
        { grade: 'pro', count: 1 },
        { grade: 'premium', count: 1 },
      ],
    });
    const { _id } = await api.addMember('paying@example.com');
    const paying = await api.logIn('paying@example.com');
    await paying.post('/api/v1/plan-requests').send({ grade: 'pro', payer: '김개미', paid: true }).expect(201);
    await admin.patch(`/api/v1/admin/users-credit/${_id.toHexString()}`).send({ paid: 15_000, credit: 1 }).expect(200);
    await admin.patch(`/api/v1/admin/users-credit/${_id.toHexString()}`).send({ paid: 0, credit: 1 }).expect(200);
    const now = api.clock.now();
    const analysis = (createdAt: Date, state: string) => ({
      userId: _id,
      requestId: new Types.ObjectId().toHexString(),
      createdAt,
      state,
    });
    const yesterday = new Date(Date.parse(`${seoulDay(now)}T00:00:00+09:00`) - 1);
    await api.connection
      .collection('news_analyses')
      .insertMany([analysis(now, 'done'), analysis(now, 'error'), analysis(yesterday, 'error')]);
    await api.connection.collection('accumulations').insertOne(analysis(now, 'done'));
    await api.connection.collection('objections').insertOne({ stockCode: '005930', state: 'open' });

    const after = await summary();
    expect(after.plan_requests).toEqual({ open: 1, oldest_at: expect.stringMatching(/Z$/) });
    expect(after.members).toEqual({
      total: before.members.total + 1,
      joined_this_week: before.members.joined_this_week + 1,
    });
    expect(after.paid).toEqual({
      this_month: before.paid.this_month + 15_000,
      payments: before.paid.payments + 1,
      last_month: 0,
    });
    expect(after.analyses_today).toEqual({ accepted: 3, failed: 1 });
    expect(after.objections).toEqual({ open: 1 });
  });
});
