import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbeddedParts } from '../embedded/embedded-parts.ts';
import { takeDataDirectory } from '../settings/data-directory.ts';

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

const admin = (...args: string[]) => adminWith({}, ...args);

const start = (variables: Record<string, string>, args: readonly string[]) =>
  spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), 'admin', ...args], {
    env: { ...inheritedEnvironment, DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function adminWith(variables: Record<string, string>, ...args: string[]) {
  const child = start(variables, args);
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

it('does on a running product what an operator asks for, and tells in one line what it cannot', {
  timeout: 120_000,
}, async () => {
  expect(await admin('grant', lee.email)).toEqual({
    code: 0,
    output: 'lee@example.com: admin_granted; a mail tells it.\n',
    errors: '',
  });
  expect(await db.collection('users').findOne({ email: lee.email })).toMatchObject({ isAdmin: true });
  const error = 'no member has the address nobody@example.com\n';
  expect(await admin('grant', 'nobody@example.com')).toEqual({ code: 1, output: '', errors: error });
});

it('exports a member as JSON, and says nothing where who reads has read enough', async () => {
  const { code, output, errors } = await admin('export', lee.email);
  expect({ code, errors, ...JSON.parse(output) }).toMatchObject({ code: 0, errors: '', member: { email: lee.email } });
  const child = start({}, ['export', lee.email]);
  child.stdout.destroy();
  expect(await text(child.stderr)).toBe('');
});

it('does nothing with a secret that is not that of the product', async () => {
  const prints = () => db.collection('secret_prints').find().toArray();
  await admin('list');
  const before = await prints();
  for (const name of ['SESSION_SECRET', 'WITHDRAWN_EMAIL_SECRET']) {
    const errors = expect.stringMatching(new RegExp(`^${name}: not the one of the product's last start[^\\n]*\\n$`));
    const variables = { [name]: 'another secret of this shell' };
    expect(await adminWith(variables, 'unlock', lee.email)).toEqual({ code: 1, output: '', errors });
  }
  expect(before).toHaveLength(2);
  expect(await prints()).toEqual(before);
});
