import type { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PASSWORD, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import type { LimitName } from '../http/throttle/limits.ts';
import { Throttle } from '../http/throttle/throttle.ts';
import { runMemberCommand } from './member-commands.ts';

const kim = 'kim@example.com';
const lee = 'lee@example.com';
let api: TestApi;
let leeId: Types.ObjectId;
beforeAll(async () => {
  const TRUSTED_PROXY_ADDRESSES = '127.0.0.1, ::1';
  api = await startTestApi({ RATE_LIMIT_SCALE: '1', TRUSTED_PROXY_ADDRESSES });
  await api.addMember(kim, { isAdmin: true });
  leeId = (await api.addMember(lee))._id;
});
afterAll(() => api.close());

const admin = (...args: string[]) => runMemberCommand(api.app, args);
const member = (email: string) => api.connection.collection('users').findOne({ email });
const mails = async () => (await api.mail.messages()).length;

const logIn = (ip: string, user_email: string, password: string) =>
  api
    .browser()
    .post('/api/v1/users/log-in')
    .set({ 'x-forwarded-proto': 'https', 'x-forwarded-for': ip })
    .send({ user_email, password });

async function lockOut(ip: string, email: string): Promise<void> {
  for (let at = 0; at < 10; at += 1) await logIn(ip, email, 'wrong7password').expect(401);
  await logIn(ip, email, PASSWORD).expect(429);
}

it('makes and unmakes admins, and never unmakes the last', async () => {
  expect(await admin('list')).toBe(`${kim}  김개미`);
  await expect(admin('revoke', kim)).rejects.toMatchObject({ detail: '마지막 관리자의 권한은 해제할 수 없어요.' });
  const mailed = await mails();
  expect(await admin('grant', ' LEE@example.com')).toBe(`${lee}: admin_granted; a mail tells it.`);
  expect(await admin('revoke', kim)).toBe(`${kim}: admin_revoked; a mail tells it.`);
  expect(await mails()).toBe(mailed + 2);
  expect(await admin('list')).toBe(`${lee}  김개미`);
  await admin('grant', kim);
  await admin('revoke', lee);
});

it('changes, mails and audits nothing that is so already', async () => {
  const mailed = await mails();
  const audited = await api.connection.collection('audit').countDocuments();
  await expect(admin('grant', kim)).rejects.toThrow(`${kim} is an admin already: nothing was changed`);
  await expect(admin('revoke', lee)).rejects.toThrow(`${lee} is no admin: nothing was changed`);
  await expect(admin('resume', lee)).rejects.toThrow(`${lee} is not suspended: nothing was changed`);
  await expect(admin('reset-second-factor', lee)).rejects.toThrow(`${lee} has no passkey: nothing was changed`);
  expect(await mails()).toBe(mailed);
  expect(await api.connection.collection('audit').countDocuments()).toBe(audited);
});

it.each([
  [['list', '--json']],
  [['delete', lee, '--dry-run']],
  [['delete', lee, kim]],
  [['suspend', lee, '광고', '--dry-run']],
])('does nothing where more is written than it knows: %j', async (args) => {
  await expect(admin(...args)).rejects.toThrow(/^usage: pnpm admin list/);
  expect(await member(lee)).toMatchObject({ _id: leeId });
  expect(await member(lee)).not.toHaveProperty('suspension');
});

it('suspends with a reason, and resumes', async () => {
  await expect(admin('suspend', lee, '가'.repeat(201))).rejects.toThrow('the reason is too long');
  expect(await admin('suspend', lee, '약관', '위반')).toBe(`${lee}: suspended; a mail tells it.`);
  expect(await member(lee)).toMatchObject({ suspension: { reason: '약관 위반' } });
  await expect(admin('suspend', lee, '약관 위반')).rejects.toThrow(`${lee} is so already: nothing was changed`);
  expect((await logIn('192.0.2.1', lee, PASSWORD)).body).toMatchObject({ code: 'SUSPENDED' });
  expect(await admin('resume', lee)).toBe(`${lee}: resumed; a mail tells it.`);
  await logIn('192.0.2.1', lee, PASSWORD).expect(200);
});

it('unlocks the member that it names, and nobody else', async () => {
  await lockOut('192.0.2.2', kim);
  await lockOut('192.0.2.2', lee);
  expect(await admin('unlock', lee)).toContain(`${lee}: wrong passwords and recovery codes count anew`);
  await logIn('192.0.2.2', lee, PASSWORD).expect(200);
  await logIn('192.0.2.2', kim, PASSWORD).expect(429);
});

it.each<[LimitName, (email: string, account: string) => string[]]>([
  ['logInOfStrangers', (email) => [email]],
  ['logInFromNetwork', (email) => ['192.0.2.9', email]],
  ['logInOnKnownDevice', (email) => ['a device', email]],
  ['logInOnKnownDeviceADay', (email) => ['a device', email]],
  ['logInOnKnownDevices', (email) => [email]],
  ['rightLogIn', (email) => [email]],
  ['recoveryCode', (_, account) => ['a device', account]],
])('unlocks from %s', async (name, findCaller) => {
  const throttle = api.app.get(Throttle, { strict: false });
  const count = async (email: string) => {
    const account = String((await member(email))?._id);
    return throttle.count(name, ...findCaller(email, account));
  };
  await admin('unlock', kim);
  await admin('unlock', lee);
  for (const email of [lee, lee, kim]) await count(email);
  await admin('unlock', lee);
  expect([await count(lee), await count(kim)]).toEqual([1, 2]);
});

it('removes a second factor', async () => {
  await api.connection.collection('passkeys').insertOne({ userId: leeId, credentialId: 'c' });
  expect(await admin('reset-second-factor', lee)).toBe(`${lee}: passkeys_removed; a mail tells it.`);
  expect(await api.connection.collection('passkeys').countDocuments()).toBe(0);
});

it('exports everything held on a member, and deletes it', async () => {
  const pieces: string[] = [];
  for await (const piece of await admin('export', lee)) pieces.push(piece);
  expect(JSON.parse(pieces.join(''))).toMatchObject({ member: { email: lee } });
  // The records of a year together take more room than a process has.
  expect(Math.max(...pieces.map((piece) => piece.split('"_id"').length - 1))).toBe(1);
  await expect(admin('delete', kim)).rejects.toThrow();
  expect(await admin('delete', lee)).toBe(`${lee}: deleted; a mail tells it.`);
  expect(await member(lee)).toBeNull();
});

it('leaves a row in the audit for each of them', async () => {
  const rows = await api.connection.collection('audit').find().sort({ createdAt: 1, _id: 1 }).toArray();
  expect(rows.map(({ action }) => action)).toEqual([
    ...['admin_granted', 'admin_revoked', 'admin_granted', 'admin_revoked', 'suspended', 'resumed'],
    ...['passkeys_removed', 'exported', 'deleted'],
  ]);
});

it('tells what is wrong in one line', async () => {
  await expect(admin('grant', 'nobody@example.com')).rejects.toThrow('no member has the address nobody@example.com');
  for (const args of [[], ['grant'], ['suspend', kim], ['toString', kim], ['make-admin', kim]])
    await expect(admin(...args)).rejects.toThrow('usage: pnpm admin list');
});
