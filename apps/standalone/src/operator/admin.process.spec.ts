import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeDataDirectory } from '../data-directory.ts';
import { startEmbeddedParts } from '../embedded-parts.ts';

const none = { mongodbUri: null, sqsEndpoint: null, smtpUrl: null };
const kim = { _id: new ObjectId(), email: 'kim@example.com', isAdmin: true };
const lee = { _id: new ObjectId(), email: 'lee@example.com', isAdmin: false };
let dataDir: string;
let db: Db;
const ending = new AsyncDisposableStack();
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gaemi-admin-'));
  ending.defer(() => rm(dataDir, { recursive: true }));
  ending.use(takeDataDirectory(dataDir));
  const parts = ending.use(await startEmbeddedParts({ dataDir, ...none }, { say: () => {} }));
  await writeFile(join(dataDir, 'session-secret'), 'a secret of sixteen characters\n');
  const client = await MongoClient.connect(parts.mongodbUri);
  ending.defer(() => client.close());
  db = client.db();
  const common = {
    name: '김개미',
    mobile: '010-1234-5678',
    passwordHash: 'x',
    grade: 'new',
    expiredAt: null,
    credit: 0,
    paid: 0,
  };
  await db.collection('users').insertMany([kim, lee].map((one) => ({ ...common, ...one, createdAt: new Date() })));
});
afterAll(() => ending.disposeAsync());

async function admin(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'admin', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}
const member = (email: string) => db.collection('users').findOne({ email });

it('does to members of a running product what an operator asks for, audited and mailed', {
  timeout: 300_000,
}, async () => {
  expect(await admin('list')).toEqual({ code: 0, output: 'kim@example.com  김개미\n', errors: '' });
  const refused = await admin('revoke', kim.email);
  expect(refused).toMatchObject({ code: 1, errors: '마지막 관리자의 권한은 해제할 수 없어요.\n' });
  expect(await admin('grant', lee.email)).toMatchObject({
    code: 0,
    output: 'lee@example.com: admin_granted; a mail tells it.\n',
    errors: '',
  });
  expect((await admin('revoke', kim.email)).code).toBe(0);
  expect(await member(kim.email)).toMatchObject({ isAdmin: false });
  expect((await admin('suspend', kim.email, '약관', '위반')).code).toBe(0);
  expect(await member(kim.email)).toMatchObject({ suspension: { reason: '약관 위반' } });
  await db.collection('passkeys').insertOne({ userId: lee._id, credentialId: 'c' });
  expect((await admin('reset-second-factor', lee.email)).code).toBe(0);
  expect(await db.collection('passkeys').countDocuments()).toBe(0);
  await db
    .collection('rate_limits')
    .insertOne({ key: 'logInFromNetwork:x', points: 10, expire: new Date(Date.now() + 900_000) });
  expect((await admin('unlock', lee.email)).code).toBe(0);
  expect(await db.collection('rate_limits').countDocuments()).toBe(0);
  const held = await admin('export', kim.email);
  expect(JSON.parse(held.output)).toMatchObject({ member: { email: kim.email } });
  expect((await admin('delete', kim.email)).code).toBe(0);
  expect(await member(kim.email)).toBeNull();
  const rows = await db.collection('audit').find().sort({ createdAt: 1 }).toArray();
  expect(rows.map(({ action }) => action)).toEqual([
    'admin_granted',
    'admin_revoked',
    'suspended',
    'passkeys_removed',
    'exported',
    'deleted',
  ]);
});

it('tells what is wrong in one line', { timeout: 120_000 }, async () => {
  expect(await admin('grant', 'nobody@example.com')).toMatchObject({
    code: 1,
    errors: 'no member has the address nobody@example.com\n',
  });
  expect((await admin('grant')).errors).toContain('usage: pnpm admin list');
  expect((await admin('suspend', lee.email)).errors).toContain('usage: pnpm admin list');
});
