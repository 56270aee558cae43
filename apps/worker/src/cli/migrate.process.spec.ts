import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startTestMongo, type TestMongo } from '@gaemi/testing/embedded/start-mongo';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';

let mongo: TestMongo;
beforeAll(async () => {
  mongo = await startTestMongo();
});
afterAll(() => mongo.close());

/** Runs the task after the build. */
async function migrate(uri: string, options: readonly string[] = [], program = 'migrate') {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../dist/${program}.js`), ...options], {
    env: { ...inheritedEnvironment, MONGODB_URI: uri },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}

/** Opens the users of a store, past our repositories. */
async function usersOf(uri: string) {
  const connection = await mongoose.createConnection(uri).asPromise();
  return Object.assign(connection.collection('users'), { [Symbol.asyncDispose]: () => connection.close() });
}

it('the task before a deployment brings an empty store up to the version, and a repeat changes nothing', async () => {
  const uri = mongo.uri('migrate-empty');
  expect(await migrate(uri)).toMatchObject({ code: 0, errors: '' });
  await using users = await usersOf(uri);
  const unique = (await users.indexes()).filter((index) => index.unique);
  expect(unique.map(({ key }) => key)).toContainEqual({ email: 1 });
  expect((await migrate(uri)).code).toBe(0);
});

it('the task ends with 1 and one line where the store cannot be brought up', async () => {
  const uri = mongo.uri('migrate-duplicate');
  await using users = await usersOf(uri);
  await users.insertMany([{ email: 'kim@gaemilens.example' }, { email: 'kim@gaemilens.example' }]);
  const { code, errors } = await migrate(uri);
  expect(code).toBe(1);
  expect(errors).toMatch(/^The indexes of the collection users could not be created: .*\n$/);
});

it('does nothing where somebody asks how it is called', async () => {
  const uri = mongo.uri('migrate-help');
  expect(await migrate(uri, ['--help'])).toEqual({ code: 0, output: 'usage: pnpm migrate\n', errors: '' });
  await using users = await usersOf(uri);
  await expect(users.indexes()).rejects.toThrow('ns does not exist');
});

it.each([
  ['migrate', ['--dry-run']],
  ['reconcile-credits', ['--fix']],
  ['redrive', ['list', '--all']],
])('%s does nothing with an option that it does not have: %j', async (program, options) => {
  const uri = mongo.uri('migrate-option');
  const errors = expect.stringContaining(`usage: pnpm ${program}`);
  expect(await migrate(uri, options, program)).toEqual({ code: 1, output: '', errors });
  await using users = await usersOf(uri);
  await expect(users.indexes()).rejects.toThrow('ns does not exist');
});
