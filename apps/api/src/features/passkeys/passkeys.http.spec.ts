import { MAX_PASSKEYS } from '@gaemi/domain/members/passkey';
import { SoftwareAuthenticator } from '@gaemi/testing/passkeys/software-authenticator';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPasskey, confirm, givePassword, passkeyMember, sendCode } from '../../../test/passkey-member.ts';
import { readSessionCookie } from '../../../test/session-cookie.ts';
import { PASSWORD, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let members = 0;
function newEmail(): string {
  members += 1;
  return `keys${members}@example.com`;
}
let member: Awaited<ReturnType<typeof passkeyMember>>;
beforeEach(async () => {
  member = await passkeyMember(api, newEmail());
});

type Browser = ReturnType<TestApi['browser']>;
const list = async (browser: Browser) => (await browser.get('/api/v1/users/me/passkeys').expect(200)).body;
const optionsOf = (browser: Browser) => browser.post('/api/v1/users/me/passkeys/options');
const add = (browser: Browser, credential: object) =>
  browser.post('/api/v1/users/me/passkeys').send({ name: '새 키', credential });
const newCodes = (browser: Browser) => browser.post('/api/v1/users/me/passkeys/recovery-codes');
const remove = (browser: Browser, id: string) => browser.delete(`/api/v1/users/me/passkeys/${id}`);
const subjectsTo = async (email: string) =>
  (await api.mail.messages()).filter(({ to }) => to.includes(email)).map(({ subject = '' }) => subject);

describe('passkeys', () => {
  it('are listed with name and last use; the first brings ten recovery codes, shown once, kept as hashes', async () => {
    expect(await list(member.browser)).toEqual({
      items: [{ id: member.passkeyId, name: '내 노트북', created_at: expect.stringMatching(/Z$/), last_used_at: null }],
      recovery_codes_left: 10,
    });
    expect(new Set(member.codes).size).toBe(10);
    for (const code of member.codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    const stored = JSON.stringify(await api.connection.collection('recovery_codes').find().toArray());
    for (const code of member.codes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll('-', ''));
      expect(api.logs.join('')).not.toContain(code);
    }
    const second = await addPasskey(member.browser, new SoftwareAuthenticator('http://localhost:3000'), '휴대전화');
    expect(second.recovery_codes).toBeNull();
    expect((await list(member.browser)).items).toHaveLength(2);
  });

  it('are not kept where the session ends while one is stored', async () => {
    const email = newEmail();
    const { _id: userId } = await api.addMember(email);
    const browser = await api.logIn(email);
    const { body } = await optionsOf(browser).expect(200);
    const challenges = api.connection.collection('passkey_challenges');
    const before = await challenges.countDocuments();
    // Holds the member, so that the passkey waits to be stored.
    const transaction = await api.connection.startSession();
    transaction.startTransaction();
    await api.connection
      .collection('users')
      .updateOne({ _id: userId }, { $inc: { writes: 1 } }, { session: transaction });
    const adding = add(browser, new SoftwareAuthenticator('http://localhost:3000').create(body)).then(
      (answer) => answer,
    );
    await expect.poll(() => challenges.countDocuments()).toBe(before - 1);
    for (let looks = 0; looks < 5; looks += 1) await list(browser);
    await api.connection.collection('sessions').deleteMany({ 'session.passport.user': userId.toHexString() });
    await transaction.commitTransaction();
    await transaction.endSession();
    expect((await adding).status).toBe(401);
    for (const name of ['passkeys', 'recovery_codes'])
      expect(await api.connection.collection(name).countDocuments({ userId }), name).toBe(0);
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('ask the browser for a verified user, under the name of the site, on a device that has none of them', async () => {
    const { body } = await optionsOf(member.browser).expect(200);
    expect(body).toMatchObject({
      rp: { id: 'localhost', name: '개미렌즈' },
      user: { name: member.email, displayName: '김개미' },
      authenticatorSelection: { userVerification: 'required' },
      attestation: 'none',
    });
    expect(body.excludeCredentials).toHaveLength(1);
  });

  it('are refused from another site, unverified, with a used challenge and with one of another session', async () => {
    const { browser, authenticator } = member;
    const options = async (by = browser) => (await optionsOf(by).expect(200)).body;
    await add(browser, authenticator.create(await options(), { origin: 'http://localhost:3001' })).expect(400);
    await add(browser, authenticator.create(await options(), { userVerified: false })).expect(400);
    const credential = authenticator.create(await options());
    await add(browser, credential).expect(201);
    const replayed = await add(browser, credential).expect(400);
    expect(replayed.body.code).toBe('PASSKEY_REFUSED');
    const other = await passkeyMember(api, newEmail());
    await add(other.browser, authenticator.create(await options())).expect(400);
    expect((await list(browser)).items).toHaveLength(2);
    expect((await list(other.browser)).items).toHaveLength(1);
  });

  it('are at most ten, with a sentence for the eleventh', async () => {
    for (let made = 1; made < MAX_PASSKEYS; made += 1) await addPasskey(member.browser, member.authenticator);
    const refused = await optionsOf(member.browser).expect(409);
    expect(refused.body).toEqual({
      code: 'PASSKEYS_FULL',
      detail: '패스키는 10개까지 등록할 수 있어요. 쓰지 않는 패스키를 삭제한 뒤 다시 시도해주세요.',
    });
  });
});

describe('a change of passkeys', () => {
  it('needs a second step within five minutes: adding, deleting, new codes', async () => {
    const { browser, authenticator, passkeyId } = member;
    api.clock.forward(300);
    for (const refused of [await optionsOf(browser), await newCodes(browser), await remove(browser, passkeyId)])
      expect([refused.status, refused.body.code]).toEqual([403, 'CONFIRMATION_REQUIRED']);
    expect((await list(browser)).items).toHaveLength(1);
    await confirm(browser, authenticator);
    await optionsOf(browser).expect(200);
    await newCodes(browser).expect(201);
    await remove(browser, passkeyId).expect(204);
  });

  it('of the last passkey is refused to a session that had the password only, however young it is', async () => {
    const email = newEmail();
    await api.addMember(email);
    const stolen = await api.logIn(email);
    const browser = await api.logIn(email);
    const { id, recovery_codes: codes } = await addPasskey(browser, member.authenticator);
    expect((await remove(stolen, id).expect(403)).body.code).toBe('CONFIRMATION_REQUIRED');
    await sendCode(stolen, codes?.[0]).expect(200);
    await remove(stolen, id).expect(204);
  });

  it('of a member without passkeys needs a log-in within five minutes', async () => {
    const email = newEmail();
    await api.addMember(email);
    const browser = await api.logIn(email);
    api.clock.forward(300);
    expect((await optionsOf(browser).expect(403)).body.code).toBe('CONFIRMATION_REQUIRED');
  });

  it('keeps the session as long as before: a second step in it neither ends nor shortens it', async () => {
    const { browser, authenticator } = member;
    const sessions = api.connection.collection('sessions');
    const own = { 'session.passport.user': member.id };
    await sessions.updateOne(own, {
      $set: { 'session.cookie.expires': new Date(Date.now() - 86_400_000) },
    });
    await confirm(browser, authenticator);
    await browser.get('/api/v1/users/me').expect(200);
    const days = ((await sessions.findOne(own))?.expires.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 1);
  });
});

describe('deleting a passkey', () => {
  it('leaves the others; with the last one go the recovery codes, and the password logs in alone again', async () => {
    const { browser, authenticator, passkeyId, email } = member;
    const { id } = await addPasskey(browser, authenticator);
    // Whoever takes the second factor away must not make it look like one key of several.
    const removals = async () => (await subjectsTo(email)).filter((subject) => subject.endsWith('삭제되었어요'));
    await remove(browser, passkeyId).expect(204);
    await expect.poll(removals).toEqual(['[개미렌즈] 패스키가 삭제되었어요']);
    await remove(browser, passkeyId).expect(404);
    await remove(browser, 'no-id').expect(400);
    expect(await list(browser)).toMatchObject({ items: [{ id }], recovery_codes_left: 10 });
    await givePassword(api, email);
    await remove(browser, id).expect(204);
    expect(await list(browser)).toEqual({ items: [], recovery_codes_left: 0 });
    await (await api.logIn(email)).get('/api/v1/users/me').expect(200);
    expect((await newCodes(browser).expect(409)).body.code).toBe('PASSKEY_NEEDED');
    const both = ['[개미렌즈] 마지막 패스키가 삭제되었어요', '[개미렌즈] 패스키가 삭제되었어요'];
    await expect.poll(async () => (await removals()).toSorted()).toEqual(both);
  });

  it('of another member is a 404', async () => {
    const other = await passkeyMember(api, newEmail());
    expect((await remove(other.browser, member.passkeyId).expect(404)).body.code).toBe('PASSKEY_NOT_FOUND');
    expect((await list(member.browser)).items).toHaveLength(1);
  });
});

describe('new recovery codes', () => {
  it('are ten, and end the former ones', async () => {
    const { body } = await newCodes(member.browser).expect(201);
    expect(body.recovery_codes).toHaveLength(10);
    // Whoever has the session for a moment makes neither them nor a passkey unseen.
    const mails = ['[개미렌즈] 복구 코드를 새로 만들었어요', '[개미렌즈] 패스키가 등록되었어요'];
    await expect.poll(async () => (await subjectsTo(member.email)).toSorted()).toEqual(mails);
    const browser = await givePassword(api, member.email);
    await sendCode(browser, member.codes[0]).expect(400);
    await sendCode(browser, body.recovery_codes[0]).expect(200);
  });
});

describe('an admin who helps a member', () => {
  const removeAll = (admin: Browser, id: string) => admin.delete(`/api/v1/admin/users/${id}/passkeys`);

  it('removes passkeys and codes, with an audit row and a mail; the sessions of the member stay', async () => {
    const admin = await passkeyMember(api, newEmail(), { isAdmin: true });
    const half = await givePassword(api, member.email);
    await removeAll(admin.browser, member.id).expect(200, { removed: 1, mailed: true });
    const mails = (await api.mail.messages()).filter(({ to }) => to.includes(member.email));
    expect(mails.map(({ subject }) => subject)).toContain('[개미렌즈] 패스키가 삭제되었어요');
    const { body } = await admin.browser.get(`/api/v1/admin/audit?user_id=${member.id}`).expect(200);
    expect(body.items).toMatchObject([{ action: 'passkeys_removed', admin: { user_email: admin.email } }]);
    expect(await list(member.browser)).toEqual({ items: [], recovery_codes_left: 0 });
    expect((await sendCode(half, member.codes[0]).expect(401)).body.code).toBe('SECOND_STEP_OVER');
    await (await api.logIn(member.email)).get('/api/v1/users/me').expect(200);
    expect((await removeAll(admin.browser, member.id).expect(404)).body.code).toBe('PASSKEY_NOT_FOUND');
    const audit = await admin.browser.get(`/api/v1/admin/audit?user_id=${member.id}`).expect(200);
    expect(audit.body.total).toBe(1);
  });

  it('cannot remove the own ones, nor those of nobody; a member cannot at all', async () => {
    const admin = await passkeyMember(api, newEmail(), { isAdmin: true });
    expect((await removeAll(admin.browser, admin.id).expect(409)).body.code).toBe('OWN_PASSKEYS');
    await removeAll(admin.browser, 'f'.repeat(24)).expect(404);
    await removeAll(member.browser, admin.id).expect(403);
    expect((await list(admin.browser)).items).toHaveLength(1);
  });

  it('is told where the mail could not be sent, by a repeat, too', async () => {
    const admin = await passkeyMember(api, newEmail(), { isAdmin: true });
    const refused = await passkeyMember(api, newEmail());
    await api.connection.collection('users').updateOne({ email: refused.email }, { $set: { email: 'no address' } });
    const remove = () => removeAll(admin.browser, refused.id).set('idempotency-key', 'remove-key-0001');
    await remove().expect(200, { removed: 1, mailed: false });
    await remove().expect(200, { removed: 1, mailed: false });
  });
});

describe('the security trail', () => {
  it('tells of passkeys, codes and second steps, right, wrong and refused', async () => {
    const { browser, authenticator, email, id } = member;
    await newCodes(browser).expect(201);
    const half = await givePassword(api, email);
    await sendCode(half, member.codes[0]).expect(400);
    await confirm(half, authenticator);
    await remove(half, member.passkeyId).expect(204);
    const events = api.logs
      .map((line) => JSON.parse(line))
      .filter(({ account, security }) => account === id && security !== undefined)
      .map(({ security, what }) => (what === undefined ? security : `${security} ${what}`));
    expect(events).toEqual([
      'log-in',
      'passkey-added',
      'recovery-codes-made',
      'second-step-asked',
      'second-step-failed recovery-code',
      'log-in passkey',
      'passkey-removed',
    ]);
  });
});

// Comes last: of two apps in a process the one started last answers log-ins.
describe('passkeys behind TLS', () => {
  it('belong to the domain of WEB_ORIGIN, and pages of that origin only may use them', async () => {
    const secure = await startTestApi({ WEB_ORIGIN: 'https://lens.example.com' });
    await secure.addMember('member@example.com');
    let cookie = '';
    const post = (path: string, body?: object) =>
      secure.browser().post(`/api/v1/${path}`).set({ 'x-forwarded-proto': 'https', cookie }).send(body);
    const credentials = { user_email: 'member@example.com', password: PASSWORD };
    cookie = readSessionCookie(await post('users/log-in', credentials).expect(200));
    const { body } = await post('users/me/passkeys/options').expect(200);
    expect(body.rp.id).toBe('lens.example.com');
    const authenticator = new SoftwareAuthenticator('https://lens.example.com');
    const foreign = authenticator.create(body, { origin: 'https://other.example.com' });
    await post('users/me/passkeys', { name: '키', credential: foreign }).expect(400);
    const credential = authenticator.create((await post('users/me/passkeys/options').expect(200)).body);
    await post('users/me/passkeys', { name: '키', credential }).expect(201);
    await secure.close();
  });
});
