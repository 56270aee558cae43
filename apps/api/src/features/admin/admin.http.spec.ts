import { Ledger } from '@gaemi/database/ledger/ledger';
import { endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { measureComputingTime } from '@gaemi/testing/measures/computing-time';
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

const idOf = async (email: string) => (await api.users.findByEmail(email))?._id.toHexString() ?? '';
const today = () => seoulDay(api.clock.now());
const changeGrade = (id: string, body: object, browser = admin) =>
  browser.patch(`/api/v1/admin/users-grade/${id}`).send(body);
const grant = (id: string, body: object, browser = admin) =>
  browser.patch(`/api/v1/admin/users-credit/${id}`).send(body);

describe('the list of members', () => {
  it('finds by a part of name or address, whatever the letter case, newest first, five at a time', async () => {
    for (let at = 0; at < 6; at += 1) await api.addMember(`listed${at}@example.com`);
    const answer = await admin.get('/api/v1/admin/users?search=LISTED').expect(200);
    expect(answer.body).toMatchObject({ page: 1, size: 5, total: 6, pages: 2 });
    expect(answer.body.items[0]).toEqual({
      _id: await idOf('listed5@example.com'),
      user_name: '김개미',
      user_email: 'listed5@example.com',
      user_mobile: '010-1234-5678',
      grade: 'new',
      expired_at: expect.stringMatching(/Z$/),
      credit: 100,
      paid: 0,
      is_admin: false,
    });
    const byName = await admin.get(`/api/v1/admin/users?search=${encodeURIComponent('개미')}`).expect(200);
    expect(byName.body.total).toBe(7);
  });

  it.each(['.*', '.+?', '(', '[', '\\', '^', '$', '*', '|', '(a+)+$'])('takes %s literally [R18]', async (text) => {
    const took = await measureComputingTime(async () => {
      const answer = await admin.get(`/api/v1/admin/users?search=${encodeURIComponent(text)}`).expect(200);
      expect(answer.body.total).toBe(0);
    });
    expect(took).toBeLessThan(1_000);
  });

  it('finds a member in whatever form a system writes Hangul, and however the name was stored', async () => {
    const { _id } = await api.addMember('hangul.parts@naver.com');
    for (const stored of ['NFC', 'NFD'] as const) {
      await api.connection.collection('users').updateOne({ _id }, { $set: { name: '한별님'.normalize(stored) } });
      for (const asked of ['NFC', 'NFD'] as const) {
        const answer = await admin
          .get('/api/v1/admin/users')
          .query({ search: '한별'.normalize(asked) })
          .expect(200);
        expect(answer.body.total, `${asked} in ${stored}`).toBe(1);
      }
    }
  });

  it('finds a name with or without its blanks', async () => {
    const { _id } = await api.addMember('blanks@naver.com');
    for (const name of ['나 한솔', '나한솔']) {
      await api.connection.collection('users').updateOne({ _id }, { $set: { name } });
      for (const search of ['나한솔', '나 한솔']) {
        const answer = await admin.get('/api/v1/admin/users').query({ search }).expect(200);
        expect(answer.body.total, `${search} in ${name}`).toBe(1);
      }
    }
  });

  it('refuses bad pages, and has the right total past the end [R19]', async () => {
    for (const query of [
      'page=0',
      'page=1.5',
      'size=101',
      'search[$gt]=',
      `search=${'x'.repeat(101)}`,
      'search=a&search=b',
    ]) {
      expect([query, (await admin.get(`/api/v1/admin/users?${query}`)).status]).toEqual([query, 400]);
    }
    const past = await admin.get('/api/v1/admin/users?page=50&search=listed').expect(200);
    expect(past.body).toMatchObject({ items: [], total: 6 });
  });
});

describe('changing a grade', () => {
  it('sets it until the end of the day in Seoul, adds what was paid, and leaves an audit row', async () => {
    await api.addMember('graded@example.com');
    const id = await idOf('graded@example.com');
    const before = await api.users.findById(id);
    const answer = await changeGrade(id, { grade: 'premium', expired_at: today(), subscription_paid: 35_000 }).expect(
      200,
    );
    const expired_at = endOfSeoulDay(today()).toISOString();
    expect(answer.body).toMatchObject({ _id: id, grade: 'premium', expired_at, paid: 35_000, credit: 100 });

    const trail = await admin.get(`/api/v1/admin/audit?user_id=${id}`).expect(200);
    expect(trail.body.items).toEqual([
      {
        objection: null,
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        action: 'grade',
        admin: { _id: await idOf('admin@example.com'), user_email: 'admin@example.com' },
        user: { _id: id, user_email: 'graded@example.com' },
        before: { grade: 'new', expired_at: before?.expiredAt?.toISOString(), credit: 100, paid: 0 },
        after: { grade: 'premium', expired_at, credit: 100, paid: 35_000 },
        created_at: expect.stringMatching(/Z$/),
        request_id: answer.headers['x-request-id'],
      },
    ]);
  });

  it('counts at once and ends with its day, without a new log-in: the tier follows [R12]', async () => {
    await api.addMember('tiered@example.com', { credit: 1000 });
    const browser = await api.logIn('tiered@example.com');
    const post = (tier: string, request_id: string) =>
      browser.post(`/api/v1/${tier}-good-news-sqs`).send({ request_id, stock_name: '삼성전자' });
    await post('premium', 'request-premium-1').expect(403);
    await changeGrade(await idOf('tiered@example.com'), { grade: 'premium', expired_at: today() }).expect(200);
    expect((await browser.get('/api/v1/users/me')).body.grade).toBe('premium');
    await post('premium', 'request-premium-1').expect(202);
    api.clock.forward((endOfSeoulDay(today()).getTime() - api.clock.now().getTime()) / 1000 + 1);
    expect((await browser.get('/api/v1/users/me')).body.grade).toBe('basic');
    await post('premium', 'request-premium-2').expect(403);
    await post('basic', 'request-basic-1').expect(202);
  });

  it('takes any day from today on', async () => {
    const id = await idOf('listed0@example.com');
    const answer = await changeGrade(id, { grade: 'basic', expired_at: '2099-12-31' }).expect(200);
    expect(answer.body.expired_at).toBe('2099-12-31T14:59:59.999Z');
    await changeGrade(id, { grade: 'basic', expired_at: today() }).expect(200);
    await api.connection.collection('users').updateOne({ email: 'listed0@example.com' }, { $set: { grade: 'new' } });
  });

  it.each([
    [{ expired_at: '2099-12-31' }, 'grade', '등급을 선택해주세요.'],
    [{ grade: 'new', expired_at: '2099-12-31' }, 'grade', '등급을 선택해주세요.'],
    [{ grade: '', expired_at: '2099-12-31' }, 'grade', '등급을 선택해주세요.'],
    [{ grade: 'pro' }, 'expired_at', '만료일을 선택해주세요.'],
    [{ grade: 'pro', expired_at: '2099-02-30' }, 'expired_at', '만료일을 선택해주세요.'],
    [{ grade: 'pro', expired_at: '2099-12-31T00:00:00Z' }, 'expired_at', '만료일을 선택해주세요.'],
    [{ grade: 'pro', expired_at: '2020-01-01' }, 'expired_at', '만료일은 오늘부터 선택할 수 있습니다.'],
    [
      { grade: 'pro', expired_at: '2099-12-31', subscription_paid: -1 },
      'subscription_paid',
      '0부터 10,000,000까지의 정수로 입력해주세요.',
    ],
    [{ grade: 'pro', expired_at: '2099-12-31', is_admin: true }, 'is_admin', '알 수 없는 항목입니다.'],
  ])('refuses %j at its field', async (body, field, sentence) => {
    const id = await idOf('listed0@example.com');
    const answer = await changeGrade(id, body).expect(400);
    expect(answer.body.fields).toEqual({ [field]: sentence });
    expect((await api.users.findById(id))?.grade).toBe('new');
  });
});

describe('granting credit', () => {
  it('adds credit through the ledger and the amount paid, with an audit row', async () => {
    await api.addMember('granted@example.com');
    const id = await idOf('granted@example.com');
    const answer = await grant(id, { paid: 10_000, credit: 500 }).expect(200);
    expect(answer.body).toMatchObject({ _id: id, credit: 600, paid: 10_000, grade: 'new' });
    const logs = await (await api.logIn('granted@example.com')).get('/api/v1/users/me/credit-logs').expect(200);
    expect(logs.body.items[0]).toMatchObject({ credit_after: 600, change: 500, reason: '관리자 지급' });
    const trail = await admin.get(`/api/v1/admin/audit?user_id=${id}`).expect(200);
    expect(trail.body.items[0]).toMatchObject({
      action: 'credit',
      before: { credit: 100 },
      after: { credit: 600, paid: 10_000 },
    });
  });

  it('takes only an amount paid, without a row in the credit log', async () => {
    const id = await idOf('granted@example.com');
    const answer = await grant(id, { paid: 5_000, credit: 0 }).expect(200);
    expect(answer.body).toMatchObject({ credit: 600, paid: 15_000 });
    expect(await api.connection.collection('credit_logs').countDocuments({ reason: '관리자 지급' })).toBe(1);
  });

  it.each([
    { paid: 0, credit: 0 },
    { paid: 0, credit: -1 },
    { paid: 0, credit: 1.5 },
    { paid: 0, credit: 10_000_001 },
    { paid: '1000', credit: 1 },
    { credit: { $inc: 1 }, paid: 0 },
    { credit: null, paid: 0 },
    { credit: 5, paid: 0, grade: 'premium' },
  ])('refuses %j and changes nothing [R17]', async (body) => {
    const id = await idOf('listed1@example.com');
    const answer = await grant(id, body).expect(400);
    expect(answer.body.detail).toMatch(/[가-힣]/);
    expect((await api.users.findById(id))?.credit).toBe(100);
  });

  it('is 404 for a member that is not there, and 400 for what is no id', async () => {
    const answer = await grant('0123456789abcdef01234567', { paid: 0, credit: 1 }).expect(404);
    expect(answer.body).toEqual({ detail: '회원을 찾을 수 없습니다.', code: 'USER_NOT_FOUND' });
    await grant('nobody', { paid: 0, credit: 1 }).expect(400);
  });
});

describe('two admins at once', () => {
  it('lose nothing: every grant counts, each with its audit row, in an unbroken chain [R20]', async () => {
    await api.addMember('second-admin@example.com', { isAdmin: true });
    await api.addMember('busy@example.com');
    const second = await api.logIn('second-admin@example.com');
    const id = await idOf('busy@example.com');
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => grant(id, { paid: 100, credit: 10 })),
      ...Array.from({ length: 5 }, () => grant(id, { paid: 100, credit: 10 }, second)),
      changeGrade(id, { grade: 'pro', expired_at: today(), subscription_paid: 7 }, second),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(11).fill(200));
    const member = await api.users.findById(id);
    expect(member).toMatchObject({ credit: 200, paid: 1007, grade: 'pro' });
    expect(await api.app.get(Ledger, { strict: false }).addUp(id)).toBe(200);
    const rows = await api.connection
      .collection('audit')
      .find({ userId: member?._id })
      .sort({ 'after.paid': 1 })
      .toArray();
    expect(rows).toHaveLength(11);
    for (const [at, row] of rows.entries()) if (at > 0) expect(row.before).toEqual(rows[at - 1]?.after);
  });
});

describe('the admin endpoints', () => {
  const calls = [
    ['get', '/api/v1/admin/users'],
    ['get', '/api/v1/admin/audit'],
    ['patch', '/api/v1/admin/users-grade/0123456789abcdef01234567'],
    ['patch', '/api/v1/admin/users-credit/0123456789abcdef01234567'],
    ['delete', '/api/v1/admin/users/0123456789abcdef01234567/sessions'],
  ] as const;

  it.each(calls)('are 403 for a member and 401 for a visitor, and logged: %s %s [R15]', async (method, path) => {
    await api.browser()[method](path).expect(401);
    const browser = await api.logIn('listed0@example.com');
    const lines = api.logs.length;
    const answer = await browser[method](path).send({ paid: 0, credit: 5 }).expect(403);
    expect(answer.body).toEqual({ detail: '관리자 권한이 없습니다.', code: 'ADMIN_ONLY' });
    const trail = api.logs.slice(lines).find((line) => line.includes('"security":"admin-denied"'));
    expect(trail).toContain(await idOf('listed0@example.com'));
  });

  it('are closed at once to an admin who is one no longer [R15]', async () => {
    await api.addMember('former@example.com', { isAdmin: true });
    const browser = await api.logIn('former@example.com');
    await browser.get('/api/v1/admin/users').expect(200);
    await api.connection.collection('users').updateOne({ email: 'former@example.com' }, { $set: { isAdmin: false } });
    await browser.get('/api/v1/admin/users').expect(403);
  });

  it('have none that changes or removes the audit trail', async () => {
    for (const method of ['post', 'put', 'patch', 'delete'] as const)
      await admin[method]('/api/v1/admin/audit').expect(405);
  });

  it('keep the trail of a withdrawn member, which then names nobody', async () => {
    await api.addMember('trail@example.com');
    const id = await idOf('trail@example.com');
    await grant(id, { paid: 0, credit: 1 }).expect(200);
    await (await api.logIn('trail@example.com')).delete('/api/v1/users/sign-out').expect(204);
    const trail = await admin.get(`/api/v1/admin/audit?user_id=${id}`).expect(200);
    expect(trail.body.items[0].user).toEqual({ _id: id, user_email: null });
  });

  it('list the whole trail page by page, newest first', async () => {
    const { body } = await admin.get('/api/v1/admin/audit?page=1&size=5').expect(200);
    expect(body.items).toHaveLength(5);
    expect(body.pages).toBe(Math.ceil(body.total / 5));
    const times = body.items.map((row: { created_at: string }) => row.created_at);
    expect(times).toEqual([...times].sort().reverse());
    await admin.get('/api/v1/admin/audit?user_id[$ne]=x').expect(400);
    await admin.get('/api/v1/admin/audit?user_id=x').expect(400);
  });
});
