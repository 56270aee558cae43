import { Ledger } from '@gaemi/database/ledger/ledger';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let admin: ReturnType<TestApi['browser']>;
let member: ReturnType<TestApi['browser']>;
let email: string;
let userId: string;
let serial = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
  admin = await api.logIn('admin@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  serial += 1;
  email = `member${serial}@example.com`;
  const { _id } = await api.addMember(email);
  userId = _id.toHexString();
  member = await api.logIn(email);
});

const asked = { grade: 'pro', payer: '김서연', paid: true };
const ask = async (change: object = {}) => {
  const { body } = await member
    .post('/api/v1/plan-requests')
    .send({ ...asked, ...change })
    .expect(201);
  return body;
};
const approval = { expired_at: '2099-12-31', credit: 800, paid: 20_000 };
const decide = (id: string, what: 'approve' | 'reject', body: object) =>
  admin.post(`/api/v1/admin/plan-requests/${id}/${what}`).send(body);
const me = async () => (await member.get('/api/v1/users/me').expect(200)).body;
const mine = async () => (await member.get('/api/v1/plan-requests/me').expect(200)).body;

describe('the plans', () => {
  it('are public, with what the operator has set only', async () => {
    const { body } = await api.browser().get('/api/v1/plans').expect(200);
    expect(body.plans.map(({ grade, price }: { grade: string; price: number }) => [grade, price])).toEqual([
      ['basic', 10_000],
      ['pro', 20_000],
      ['premium', 35_000],
    ]);
    expect(body.plans.map(({ credits }: { credits: number | null }) => credits)).toEqual([null, null, null]);
    expect(body.payment).toEqual({ account: null, hours: null, contact: null });
  });
});

describe('a request for a plan', () => {
  it('is stored once at a time, and shown to its member', async () => {
    expect(await mine()).toBeNull();
    const created = await ask();
    expect(created).toMatchObject({ ...asked, state: 'open', decided_at: null, reason: null, granted: null });
    const other = `other-${email}`;
    await api.addMember(other);
    const { body: later } = await (await api.logIn(other)).post('/api/v1/plan-requests').send(asked).expect(201);
    expect(await mine()).toEqual(created);
    // Who waits longest comes first.
    const waiting = await admin.get('/api/v1/admin/plan-requests').query({ size: 100 }).expect(200);
    expect(waiting.body.items.map(({ _id }: { _id: string }) => _id).slice(-2)).toEqual([created._id, later._id]);
    const again = await member.post('/api/v1/plan-requests').send(asked).expect(409);
    expect(again.body).toEqual({ detail: '이미 처리 중인 신청이 있습니다.', code: 'PLAN_REQUEST_OPEN' });
  });

  it('is stored once when it is sent many times at the same moment', async () => {
    const sent = await Promise.all(Array.from({ length: 6 }, () => member.post('/api/v1/plan-requests').send(asked)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('is cancelled by its member only, while it is open', async () => {
    const { _id } = await ask();
    const stranger = await api.logIn('admin@example.com');
    await stranger.delete(`/api/v1/plan-requests/${_id}`).expect(404);
    await member.delete(`/api/v1/plan-requests/${_id}`).expect(204);
    await member.delete(`/api/v1/plan-requests/${_id}`).expect(404);
    expect(await mine()).toMatchObject({ state: 'cancelled', decided_at: expect.stringMatching(/Z$/) });
    const { _id: next } = await ask();
    await member.delete(`/api/v1/plan-requests/${_id}`).expect(404);
    expect(await mine()).toMatchObject({ _id: next, state: 'open' });
  });

  it.each([
    [{ grade: 'new' }, '등급을 선택해주세요.'],
    [{ payer: ' ' }, '입금자 이름을 입력해주세요.'],
    [{ payer: '\u3164' }, '입금자 이름을 입력해주세요.'],
    [{ payer: '가'.repeat(31) }, '입금자 이름은 30자 이하여야 합니다.'],
    [{ payer: '김\u202e서연' }, '입금자 이름에 쓸 수 없는 문자가 있습니다.'],
    [{ paid: 'yes' }, '입금했는지 알려주세요.'],
  ])('is refused with %j', async (change, detail) => {
    const { body } = await member
      .post('/api/v1/plan-requests')
      .send({ ...asked, ...change })
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', detail });
  });

  it('can be cancelled and made anew as often a day as anybody needs: admins see all of them', async () => {
    const own = await startTestApi({ RATE_LIMIT_SCALE: '0.1' });
    await own.addMember(email);
    const browser = await own.logIn(email);
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      const { status, body } = await browser.post('/api/v1/plan-requests').send(asked);
      statuses.push(status);
      if (status === 201) await browser.delete(`/api/v1/plan-requests/${body._id}`).expect(204);
    }
    await own.close();
    expect(statuses).toEqual([201, 201, 201, 429, 429]);
  });

  it('ends with a withdrawal', async () => {
    await ask();
    await member.delete('/api/v1/users/sign-out').expect(204);
    const left = { userId: new Types.ObjectId(userId) };
    expect(await api.connection.collection('plan_requests').countDocuments(left)).toBe(0);
  });
});

describe('the decision of an admin', () => {
  it('is for admins only', async () => {
    const { _id } = await ask();
    await member.get('/api/v1/admin/plan-requests').expect(403);
    await member.post(`/api/v1/admin/plan-requests/${_id}/approve`).send(approval).expect(403);
    await member.post(`/api/v1/admin/plan-requests/${_id}/reject`).send({ reason: '입금 전' }).expect(403);
    expect(await mine()).toMatchObject({ state: 'open' });
  });

  it('grants grade, last day, credits and amount in one step, with ledger and audit', async () => {
    const { _id } = await ask();
    const before = await me();
    const list = await admin.get('/api/v1/admin/plan-requests').query({ size: 100 }).expect(200);
    expect(list.body.items.find((item: { _id: string }) => item._id === _id)).toMatchObject({
      ...asked,
      user: { _id: userId, user_email: email, credit: before.credit },
    });
    const { body } = await decide(_id, 'approve', approval).expect(200);
    expect(body).toMatchObject({ grade: 'pro', credit: before.credit + 800, paid: 20_000 });
    expect(await me()).toMatchObject({ grade: 'pro', expired_at: '2099-12-31T14:59:59.999Z' });
    expect(await api.app.get(Ledger, { strict: false }).addUp(userId)).toBe(before.credit + 800);
    expect(await mine()).toMatchObject({
      state: 'approved',
      granted: { grade: 'pro', expired_at: '2099-12-31', credit: 800, paid: 20_000 },
    });
    const audit = await admin.get('/api/v1/admin/audit').query({ user_id: userId }).expect(200);
    expect(audit.body.items).toMatchObject([{ action: 'plan', after: { grade: 'pro', paid: 20_000 } }]);
    const logs = await member.get('/api/v1/users/me/credit-logs').expect(200);
    expect(logs.body.items[0]).toMatchObject({ reason: '요금제 승인', change: 800 });
  });

  it('counts once, whatever the number of admins and repeats', async () => {
    const { _id } = await ask();
    const before = await me();
    const sent = await Promise.all(Array.from({ length: 5 }, () => decide(_id, 'approve', approval)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect((await me()).credit).toBe(before.credit + 800);
    const late = await decide(_id, 'reject', { reason: '늦었어요' }).expect(409);
    expect(late.body).toEqual({ detail: '이미 처리한 신청입니다.', code: 'PLAN_REQUEST_DECIDED' });
  });

  it('repeats its answer under the same key, and none of another decision', async () => {
    const { _id } = await ask();
    const send = (change: object = {}, id = _id) =>
      decide(id, 'approve', { ...approval, ...change }).set('idempotency-key', 'plan-key-0001');
    const first = await send().expect(200);
    expect((await send().expect(200)).body).toEqual(first.body);
    const others = [{ paid: 35_000 }, { credit: 900 }, { expired_at: '2099-11-30' }, { grade: 'premium' }];
    for (const other of others) expect((await send(other)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const { _id: next } = await ask();
    expect((await send({}, next)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await mine()).toMatchObject({ _id: next, state: 'open' });
  });

  it('may grant another grade, and refuses a past day without changing anything', async () => {
    const { _id } = await ask();
    const past = await decide(_id, 'approve', { ...approval, expired_at: '2020-01-01' }).expect(400);
    expect(past.body.fields).toEqual({ expired_at: '만료일은 오늘부터 선택할 수 있습니다.' });
    expect(await mine()).toMatchObject({ state: 'open' });
    const before = await member.get('/api/v1/users/me/credit-logs').expect(200);
    const today = { ...approval, expired_at: seoulDay(api.clock.now()) };
    await decide(_id, 'approve', { ...today, grade: 'premium', credit: 0, paid: 0 }).expect(200);
    expect(await me()).toMatchObject({ grade: 'premium' });
    expect(await mine()).toMatchObject({ state: 'approved', decided_at: expect.stringMatching(/Z$/) });
    expect((await member.get('/api/v1/users/me/credit-logs').expect(200)).body).toEqual(before.body);
  });

  it('tells why it declines, after which the member may ask again', async () => {
    const { _id } = await ask();
    await decide(_id, 'reject', { reason: ' ' }).expect(400);
    const reject = (reason: string, id = _id) => decide(id, 'reject', { reason }).set('idempotency-key', `no-${_id}`);
    await reject('입금이 확인되지 않았어요.').expect(204);
    await reject('입금이 확인되지 않았어요.').expect(204);
    expect((await reject('다른 이유').expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await mine()).toMatchObject({ state: 'rejected', reason: '입금이 확인되지 않았어요.', granted: null });
    const audit = await admin.get('/api/v1/admin/audit').expect(200);
    expect(audit.body.items[0]).toMatchObject({ action: 'plan_rejected' });
    expect(await mine()).toMatchObject({ decided_at: expect.stringMatching(/Z$/) });
    const { _id: next } = await ask();
    expect((await reject('입금이 확인되지 않았어요.', next)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('stays to be read with its reason among the requests of its member', async () => {
    const { _id } = await ask();
    await decide(_id, 'reject', { reason: '입금 전' }).expect(204);
    await ask();
    const list = async (query: object) =>
      (await admin.get('/api/v1/admin/plan-requests').query(query).expect(200)).body;
    const { items, total } = await list({ user_id: userId, state: 'all' });
    expect(items).toMatchObject([{ state: 'open' }, { _id, state: 'rejected', reason: '입금 전' }]);
    expect(total).toBe(2);
    expect((await list({ user_id: userId })).items).toMatchObject([{ state: 'open' }]);
    expect((await list({ user_id: '0'.repeat(24), state: 'all' })).total).toBe(0);
  });

  it('is shown that its member is suspended, whom a plan is of no use', async () => {
    const { _id } = await ask();
    const path = `/api/v1/admin/users/${userId}/suspension`;
    await admin.post(path).send({ reason: '광고' }).expect(200);
    const find = async () => {
      const { body } = await admin.get('/api/v1/admin/plan-requests').query({ size: 100 }).expect(200);
      return body.items.find((item: { _id: string }) => item._id === _id).user;
    };
    expect(await find()).toMatchObject({ is_suspended: true });
    await admin.delete(path).expect(200);
    expect(await find()).not.toHaveProperty('is_suspended');
  });

  it('finds no request that nobody sent', async () => {
    await decide('0123456789abcdef01234567', 'approve', approval).expect(404);
    await decide('nonsense', 'reject', { reason: '가' }).expect(400);
  });
});
