import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newPassword } from '@gaemi/contracts/fields';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  hasOwnPassword,
  makePassword,
  markGiven,
  markRestored,
  readOrMakeSecrets,
  wasGivenBefore,
  wasLost,
  wasPrintedBefore,
} from './secrets.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gaemi-secrets-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const none = { sessionSecret: null, adminPassword: null, all: {} };

describe('readOrMakeSecrets', () => {
  it('makes secrets once and finds them again', () => {
    const first = readOrMakeSecrets({ dataDir, ...none });
    expect(readOrMakeSecrets({ dataDir, ...none })).toEqual(first);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
  });

  it('makes a password that the rules for passwords accept', () => {
    const { adminPassword, adminPasswordMade } = readOrMakeSecrets({ dataDir, ...none });
    expect(newPassword.safeParse(adminPassword).success).toBe(true);
    expect(adminPasswordMade).toBe(true);
    for (let drawn = 0; drawn < 200; drawn += 1)
      expect(makePassword()).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]{16}$/);
  });

  it.each(['session-secret', 'admin-password', 'withdrawn-email-secret'])(
    'names %s where it is a folder',
    async (name) => {
      await mkdir(join(dataDir, name));
      expect(() => readOrMakeSecrets({ dataDir, ...none })).toThrow(
        `DATA_DIR: ${join(dataDir, name)} must be a file that can be read (EISDIR)`,
      );
    },
  );

  it('lets nobody else read the files', async () => {
    readOrMakeSecrets({ dataDir, ...none });
    for (const name of ['session-secret', 'admin-password']) {
      expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
    }
  });

  it('takes the secret of withdrawn addresses that came with a backup', async () => {
    expect(readOrMakeSecrets({ dataDir, ...none }).withdrawnEmailSecret).toBeUndefined();
    await writeFile(join(dataDir, 'withdrawn-email-secret'), 'of the backup\n');
    for (const all of [{}, { WITHDRAWN_EMAIL_SECRET: '' }])
      expect(readOrMakeSecrets({ dataDir, ...none, all }).withdrawnEmailSecret).toBe('of the backup');
  });

  it('replaces an empty file, as a full disk leaves it', async () => {
    await writeFile(join(dataDir, 'session-secret'), '');
    const { sessionSecret } = readOrMakeSecrets({ dataDir, ...none });
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(`${sessionSecret}\n`);
  });

  it('prefers given secrets, writes none of them down and marks the password as given', async () => {
    const given = { sessionSecret: 's'.repeat(32), adminPassword: 'given12345' };
    const withdrawnEmailSecret = 'w'.repeat(32);
    const all = { WITHDRAWN_EMAIL_SECRET: withdrawnEmailSecret };
    await writeFile(join(dataDir, 'withdrawn-email-secret'), 'another one\n');
    const expected = { ...given, withdrawnEmailSecret, adminPasswordMade: false };
    expect(readOrMakeSecrets({ dataDir, ...given, all })).toEqual(expected);
    await expect(stat(join(dataDir, 'session-secret'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(stat(join(dataDir, 'admin-password'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('the password of the first admin', () => {
  const env = () => ({ dataDir, ...none });

  it('is printed once, and lost where its file is gone at a later start', async () => {
    readOrMakeSecrets(env());
    expect([wasPrintedBefore(env()), wasPrintedBefore(env())]).toEqual([false, true]);
    readOrMakeSecrets(env());
    expect([wasLost(env()), hasOwnPassword(env())]).toEqual([false, true]);
    await rm(join(dataDir, 'admin-password'));
    readOrMakeSecrets(env());
    expect([wasLost(env()), hasOwnPassword(env())]).toEqual([true, true]);
  });

  it('is the own one of a store that came with a backup, and the given one of one that was given', () => {
    expect([hasOwnPassword(env()), wasGivenBefore(env())]).toEqual([false, false]);
    markGiven(env());
    expect([hasOwnPassword(env()), wasGivenBefore(env())]).toEqual([false, true]);
    markRestored(env());
    markGiven(env());
    expect([hasOwnPassword(env()), wasGivenBefore(env())]).toEqual([true, false]);
  });
});
