import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach } from 'vitest';
import { startEmbeddedParts } from '../../embedded/embedded-parts.ts';
import { takeDataDirectory } from '../../settings/data-directory.ts';

const none = { mongodbUri: null, sqsEndpoint: null, smtpUrl: 'smtp://127.0.0.1:1' };
const say = () => {};
const program = join(import.meta.dirname, '../main.ts');

/** A new folder for each test of a file, with the data folder of a product in it. */
export let folder: string;
export let dataDir: string;
export function useOperatorFolder(): void {
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gaemi-operator-'));
    dataDir = join(folder, 'data');
  });
  afterEach(() => rm(folder, { recursive: true }));
}

/** Starts a command as `pnpm` does after the build, with nothing in its environment but where the data is. */
export const startCommand = (args: string[], variables: Record<string, string>, user?: User) =>
  startProgram([program, ...args], variables, user);

/** Another user than the one of the tests. */
type User = Pick<SpawnOptions, 'uid' | 'gid'>;

/** Starts a program of the standalone product by its path. */
export const startProgram = (args: string[], variables: Record<string, string>, user: User = {}) =>
  spawn(process.execPath, args, {
    ...user,
    cwd: folder,
    env: { ...inheritedEnvironment, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a command to its end. */
export async function command(args: string[], variables: Record<string, string> = { DATA_DIR: dataDir }, user?: User) {
  const child = startCommand(args, variables, user);
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

/** Runs the embedded parts as `pnpm start` does. */
export async function runningProduct() {
  const lock = takeDataDirectory(dataDir);
  const parts = await startEmbeddedParts({ dataDir, ...none }, { say }).catch((error) => {
    lock[Symbol.dispose]();
    throw error;
  });
  return {
    parts,
    async [Symbol.asyncDispose]() {
      await parts[Symbol.asyncDispose]();
      lock[Symbol.dispose]();
    },
  };
}

export async function insertMembers(uri: string, credit: number) {
  const client = await MongoClient.connect(uri);
  const users = await client
    .db()
    .collection('users')
    .insertMany(['kim', 'lee'].map((name) => ({ email: `${name}@example.com`, credit })));
  await client
    .db()
    .collection('credit_logs')
    .insertMany(
      Object.values(users.insertedIds).map((userId, at) => ({ userId, change: credit, reference: `r${at}` })),
    );
  await client.close();
}
