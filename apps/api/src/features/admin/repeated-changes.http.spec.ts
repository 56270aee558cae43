import { Ledger } from '@gaemi/database/ledger/ledger';
import { endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let admin: ReturnType<TestApi['browser']>;
beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
  admin = await api.logIn('admin@example.com');
});
afterAll(() => api.close());

const today = () => seoulDay(api.clock.now());
const newKey = () => `form-${crypto.randomUUID()}`;

async function newMember(email: string) {
  const { _id } = await api.addMember(email);
  return { _id, id: _id.toHexString() };
}

const change = (what: 'credit' | 'grade', id: string, body: object, key?: string, browser = admin) =>
  browser
    .patch(`/api/v1/admin/users-${what}/${id}`)
    .set(key === undefined ? {} : { 'idempotency-key': key })
    .send(body);

describe('a change asked for again under its Idempotency-Key', () => {
  it('grants credit once, however often and however fast it is asked for, and answers the same [R20]', async () => {
    const { _id, id } = await newMember('clicked@example.com');
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change('credit', id, { paid: 1_000, credit: 50 }, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ _id: id, user_email: 'clicked@example.com', credit: 150, paid: 1_000 });
    expect(await api.users.findById(id)).toMatchObject({ credit: 150, paid: 1_000 });
    expect(await api.app.get(Ledger, { strict: false }).addUp(id)).toBe(150);
    expect(await api.connection.collection('audit').countDocuments({ userId: _id })).toBe(1);
  });

  it('mails once where repeats come while the mail is on its way', async () => {
    const { id } = await newMember('hurried@example.com');
    const key = newKey();
    const end = () => admin.delete(`/api/v1/admin/users/${id}/sessions`).set('idempotency-key', key);
    const answers = await Promise.all(Array.from({ length: 8 }, end));
    expect(answers.map(({ status, body }) => [status, body.mailed])).toEqual(Array(8).fill([200, true]));
    const mails = (await api.mail.messages()).filter(({ to }) => to.includes('hurried@example.com'));
    expect(mails.map(({ subject }) => subject)).toEqual(['[개미렌즈] 모든 기기에서 로그아웃되었어요']);
  });

  it('logs a member out, ends keys and declines once, mails once and answers the same', async () => {
    const { _id, id } = await newMember('helped@example.com');
    const member = await api.logIn('helped@example.com');
    await member
      .post('/api/v1/api-keys')
      .send({ name: '도구', scopes: ['read'] })
      .expect(201);
    await member.post('/api/v1/plan-requests').send({ grade: 'pro', payer: '김서연', paid: true }).expect(201);
    const asked = await api.connection.collection('plan_requests').findOne({ userId: _id });
    const twice = async (path: string, method: 'delete' | 'post', body?: object) => {
      const key = newKey();
      const ask = () => admin[method](`/api/v1/admin/${path}`).set('idempotency-key', key).send(body);
      const [first, second] = [await ask(), await ask()];
      expect([second.status, second.text]).toEqual([first.status, first.text]);
      return first;
    };
    expect((await twice(`users/${id}/api-keys`, 'delete')).body).toEqual({ ended: 1, mailed: true });
    expect((await twice(`users/${id}/sessions`, 'delete')).body).toMatchObject({ ended: 1, mailed: true });
    expect((await twice(`plan-requests/${asked?._id}/reject`, 'post', { reason: '입금 없음' })).status).toBe(204);
    const mails = (await api.mail.messages()).filter(({ to }) => to.includes('helped@example.com'));
    const ended = mails.map(({ subject }) => subject).filter((subject) => !subject.includes('만들어졌어요'));
    expect(ended).toHaveLength(2);
    const rows = await api.connection.collection('audit').find({ userId: _id }).toArray();
    expect(rows.map(({ action }) => action).sort()).toEqual(['api_keys_ended', 'plan_rejected', 'sessions_ended']);
  });

  it('adds what was paid for a grade once [R20]', async () => {
    const { _id, id } = await newMember('graded@example.com');
    const key = newKey();
    const body = { grade: 'pro', expired_at: today(), subscription_paid: 20_000 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => change('grade', id, body, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await api.users.findById(id)).toMatchObject({ grade: 'pro', paid: 20_000 });
    expect(await api.connection.collection('audit').countDocuments({ userId: _id })).toBe(1);
  });

  it('answers as the first time, also when the member has changed since and the day has passed', async () => {
    const { id } = await newMember('later@example.com');
    const key = newKey();
    const day = seoulDay(api.clock.now());
    const first = await change('grade', id, { grade: 'premium', expired_at: day }, key).expect(200);
    await change('credit', id, { paid: 0, credit: 5 }).expect(200);
    api.clock.forward((endOfSeoulDay(day).getTime() - api.clock.now().getTime()) / 1000 + 60);
    const again = await change('grade', id, { grade: 'premium', expired_at: day, subscription_paid: 0 }, key);
    expect(again.body).toEqual(first.body);
    expect(first.body).toMatchObject({ grade: 'premium', credit: 100 });
    await change('grade', id, { grade: 'premium', expired_at: day }, newKey()).expect(400);
  });

  it('is refused for another amount, member or kind of change, and nothing changes', async () => {
    const { id } = await newMember('one@example.com');
    const { id: other } = await newMember('other@example.com');
    const key = newKey();
    await change('credit', id, { paid: 0, credit: 5 }, key).expect(200);
    const answers = await Promise.all([
      change('credit', id, { paid: 0, credit: 6 }, key),
      change('credit', other, { paid: 0, credit: 5 }, key),
      change('grade', id, { grade: 'pro', expired_at: today() }, key),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(409);
      expect(body).toEqual({
        detail: '이미 다른 내용으로 처리한 요청입니다. 변경 기록을 확인해주세요.',
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
    }
    expect(await api.users.findById(id)).toMatchObject({ credit: 105, grade: 'new' });
    expect(await api.users.findById(other)).toMatchObject({ credit: 100 });
    const [body, gradeKey] = [{ grade: 'pro', expired_at: '2099-12-31', subscription_paid: 20_000 }, newKey()];
    await change('grade', id, body, gradeKey).expect(200);
    const others = [{ grade: 'premium' }, { expired_at: '2099-12-30' }, { subscription_paid: 35_000 }];
    for (const each of others) await change('grade', id, { ...body, ...each }, gradeKey).expect(409);
    expect(await api.users.findById(id)).toMatchObject({ grade: 'pro', paid: 20_000 });
  });

  it('of several amounts at the same moment takes one', async () => {
    const { id } = await newMember('amounts@example.com');
    const key = newKey();
    const amounts = [1, 2, 3, 4, 5];
    const answers = await Promise.all(amounts.map((credit) => change('credit', id, { paid: 0, credit }, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const taken = answers.findIndex(({ status }) => status === 200);
    expect((await api.users.findById(id))?.credit).toBe(100 + (amounts[taken] ?? 0));
  });

  it('keeps nothing of a refused change: its key is free for the corrected one', async () => {
    const { id } = await newMember('corrected@example.com');
    const key = newKey();
    await change('credit', id, { paid: 0, credit: -1 }, key).expect(400);
    await change('credit', '0123456789abcdef01234567', { paid: 0, credit: 1 }, key).expect(404);
    await change('credit', id, { paid: 0, credit: 1 }, key).expect(200);
  });

  it('belongs to one admin: the same key of another is another change', async () => {
    await api.addMember('second@example.com', { isAdmin: true });
    const second = await api.logIn('second@example.com');
    const { id } = await newMember('shared@example.com');
    const key = newKey();
    await change('credit', id, { paid: 0, credit: 5 }, key).expect(200);
    await change('credit', id, { paid: 0, credit: 5 }, key, second).expect(200);
    expect((await api.users.findById(id))?.credit).toBe(110);
  });

  it('without a key is a change of its own each time; a malformed key is 400', async () => {
    const { id } = await newMember('keyless@example.com');
    await change('credit', id, { paid: 0, credit: 5 }).expect(200);
    await change('credit', id, { paid: 0, credit: 5 }).expect(200);
    expect((await api.users.findById(id))?.credit).toBe(110);
    for (const key of ['short', 'x'.repeat(65), 'with blanks in', '{"$gt":""}']) {
      const answer = await change('credit', id, { paid: 0, credit: 5 }, key).expect(400);
      expect(answer.body.fields).toEqual({ 'idempotency-key': '요청 번호가 올바르지 않습니다.' });
    }
  });

  it('is remembered for a day at least, and goes by itself', async () => {
    const kept = api.connection.collection('answered_changes');
    // Since its change, not since now: another test moves the clock by up to a day.
    const times = (await kept.find().toArray()).map(({ changedAt, removeAt }) => removeAt - changedAt);
    expect(times.length).toBeGreaterThan(0);
    expect(Math.min(...times)).toBeGreaterThan(24 * 3_600_000);
    const indexes = await kept.indexes();
    expect(indexes.find(({ key }) => key.removeAt === 1)).toMatchObject({ expireAfterSeconds: 0 });
  });

  it('ends with the member: a repeat for one who withdrew is 404, and keeps nothing of the person', async () => {
    const { id } = await newMember('withdrawn@example.com');
    const key = newKey();
    await change('credit', id, { paid: 0, credit: 5 }, key).expect(200);
    await (await api.logIn('withdrawn@example.com')).delete('/api/v1/users/sign-out').expect(204);
    await change('credit', id, { paid: 0, credit: 5 }, key).expect(404);
    const kept = JSON.stringify(await api.connection.collection('answered_changes').find().toArray());
    expect(kept).not.toMatch(/withdrawn|@|김개미|010-1234/);
  });
});
