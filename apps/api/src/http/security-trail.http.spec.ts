import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePassword, passkeyMember, sendCode } from '../../test/passkey-member.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUSTED_PROXY_ADDRESSES: '127.0.0.1, ::1' });
});
afterAll(() => api.close());

interface Line {
  security: string;
  network: string;
  account: string | null;
  admin?: string;
  what?: unknown;
  requestId: string;
}

/** The lines of the trail while `work` ran. */
async function recordTrail(work: () => Promise<unknown>, { logs } = api): Promise<Line[]> {
  const before = logs.length;
  await work();
  return logs
    .slice(before)
    .map((line) => JSON.parse(line))
    .filter((line) => 'security' in line);
}

const EMAIL = 'watched@example.com';
const NEW_PASSWORD = 'sturdy7anthill';
const credentials = (password: string, user_email = EMAIL) => ({ user_email, password });

describe('the security trail', () => {
  it('tells of log-ins, right and wrong, with the account and a hash of the network', async () => {
    const account = (await api.addMember(EMAIL))._id.toHexString();
    const [wrong, unknown, right] = await recordTrail(async () => {
      const from = (ip: string) => api.browser().post('/api/v1/users/log-in').set('x-forwarded-for', ip);
      await from('203.0.113.1').send(credentials('wrong7password')).expect(401);
      await from('203.0.113.1').send(credentials('wrong7password', 'nobody@example.com')).expect(401);
      await from('203.0.113.2').send(credentials(PASSWORD)).expect(200);
    });
    expect(wrong).toMatchObject({ security: 'log-in-failed', account });
    expect(unknown).toMatchObject({ security: 'log-in-failed', account: null });
    expect(right).toMatchObject({ security: 'log-in', account, requestId: expect.any(String) });
    expect(wrong?.network).toMatch(/^[\w-]{16}$/);
    expect(wrong?.network).toBe(unknown?.network);
    expect(right?.network).not.toBe(wrong?.network);
  });

  it('tells of codes, passwords, ended sessions and the withdrawal', async () => {
    const account = (await api.users.findByEmail(EMAIL))?._id.toHexString();
    const lines = await recordTrail(async () => {
      const browser = api.browser();
      const send = (path: string, body: object) => browser.post(`/api/v1/${path}`).send(body);
      await send('verification/request?email_type=password-change', { email: EMAIL }).expect(200);
      const code =
        /인증코드: (\d{6})/.exec(
          (await api.mail.messages()).find(({ text }) => text?.includes('인증코드'))?.text ?? '',
        )?.[1] ?? '';
      const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      await send('verification/verify?email_type=password-change', { email: EMAIL, code: wrongCode }).expect(400);
      await send('verification/verify?email_type=password-change', { email: EMAIL, code }).expect(200);
      await send('users/change-password', { user_email: EMAIL, new_password: NEW_PASSWORD }).expect(200);
      await send('users/log-in', credentials(NEW_PASSWORD)).expect(200);
      await send('users/me/password', { current_password: 'wrong7password', new_password: 'another7anthill' }).expect(
        400,
      );
      await send('users/me/password', { current_password: NEW_PASSWORD, new_password: 'another7anthill' }).expect(200);
      const { body } = await browser.get('/api/v1/users/me/sessions').expect(200);
      await send('users/log-in', credentials('another7anthill')).expect(200);
      await browser.delete(`/api/v1/users/me/sessions/${body.items[0].id}`);
      await browser.delete('/api/v1/users/sign-out').expect(204);
    });
    const reported = ['code-sent', 'code-wrong', 'code-confirmed', 'password-reset', 'log-in', 'password-wrong'];
    expect(lines.map(({ security }) => security)).toEqual([...reported, 'password-changed', 'log-in', 'withdrawal']);
    for (const line of lines) expect(line.account).toBe(account);
  });

  it('tells what an admin did to whom, and of one who may not', async () => {
    await api.addMember('trail-admin@example.com', { isAdmin: true });
    const { _id } = await api.addMember('trail-member@example.com');
    const account = _id.toHexString();
    const [admin, member] = [await api.logIn('trail-admin@example.com'), await api.logIn('trail-member@example.com')];
    const adminId = (await api.users.findByEmail('trail-admin@example.com'))?._id.toHexString();
    const lines = await recordTrail(async () => {
      await admin.patch(`/api/v1/admin/users-credit/${account}`).send({ paid: 0, credit: 5 }).expect(200);
      await admin.delete(`/api/v1/admin/users/${account}/sessions`).expect(200);
    });
    expect(lines).toMatchObject([
      { security: 'admin-change', account, admin: adminId, what: 'credit' },
      { security: 'sessions-ended', account, admin: adminId, what: 1 },
    ]);
    await member.get('/api/v1/admin/users').expect(401);
    const again = await api.logIn('trail-member@example.com');
    const [denied] = await recordTrail(() => again.get('/api/v1/admin/users').expect(403));
    expect(denied).toMatchObject({ security: 'admin-denied', account, what: 'admin/users' });
  });

  it('names no address, person, code, password or network', () => {
    const trail = api.logs.filter((line) => line.includes('"security"')).join('');
    for (const secret of ['example.com', '김개미', '010-1234', PASSWORD, NEW_PASSWORD, '203.0.113'])
      expect(trail).not.toContain(secret);
  });
});

// Comes last: of two apps in a process the one started last answers log-ins.
it('the trail tells of what was refused, of a changed key and of a session that was ended', async () => {
  const own = await startTestApi({ RATE_LIMIT_SCALE: '0.1' });
  const { id: account, email, browser, codes } = await passkeyMember(own, 'trail-keys@example.com');
  const other = (await own.addMember('trail-sessions@example.com'))._id.toHexString();
  const [here] = [await own.logIn('trail-sessions@example.com'), await own.logIn('trail-sessions@example.com')];
  const lines = await recordTrail(async () => {
    const wrong = () => own.browser().post('/api/v1/users/log-in').send(credentials('wrong7password'));
    await wrong().expect(401);
    await wrong().expect(429);
    const half = await givePassword(own, email);
    await sendCode(half, 'AAAA-AAAA-AAAA-AAAA').expect(400);
    await sendCode(half, codes[0]).expect(429);
    const { body: key } = await browser.post('/api/v1/api-keys').send({ name: '도구', scopes: ['read'] });
    await browser.patch(`/api/v1/api-keys/${key.id}`).send({ daily_credit_limit: 10 }).expect(200);
    const { body } = await here.get('/api/v1/users/me/sessions').expect(200);
    const there = body.items.find(({ current }: { current: boolean }) => !current);
    await here.delete(`/api/v1/users/me/sessions/${there.id}`).expect(204);
  }, own);
  await own.close();
  expect(lines.map(({ security, account: of, what }) => [security, of, what])).toEqual([
    ['log-in-failed', null, undefined],
    ['log-in-refused', null, undefined],
    ['second-step-asked', account, undefined],
    ['second-step-failed', account, 'recovery-code'],
    ['second-step-refused', account, 'recovery-code'],
    ['api-key-made', account, expect.any(String)],
    ['api-key-changed', account, lines.find(({ security }) => security === 'api-key-made')?.what],
    ['session-ended', other, undefined],
  ]);
});
