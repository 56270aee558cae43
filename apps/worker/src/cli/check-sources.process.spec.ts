import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startTestMongo, type TestMongo } from '@gaemi/testing/embedded/start-mongo';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { dartStatus } from '@gaemi/testing/providers/dart-faults';
import { dartStubKey } from '@gaemi/testing/providers/dart-stub';
import { status } from '@gaemi/testing/providers/faults';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SourceStubs, startSourceStubs } from '../testing/source-stubs.ts';

let mongo: TestMongo;
let stubs: SourceStubs;
beforeAll(async () => {
  [mongo, stubs] = await Promise.all([startTestMongo(), startSourceStubs(new Date())]);
});
afterAll(() => Promise.all([mongo.close(), stubs.close()]));
beforeEach(() => stubs.dart.recover());

/** Runs the command after the build. */
async function check(
  variables: Record<string, string> = {},
  options: readonly string[] = ['--json'],
  program = 'check-sources',
) {
  const script = join(import.meta.dirname, `../../dist/${program}.js`);
  const child = spawn(process.execPath, [script, ...options], {
    env: { ...inheritedEnvironment, ...stubs.variables, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, output, errors };
}
const names = ['source', 'configured', 'ok', 'detail', 'reach_back', 'calls_left', 'rights', 'cost'];

describe('pnpm check-sources', () => {
  it('prints one array and ends with 0 where all is well, without a store', async () => {
    const { code, output, errors } = await check();
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const lines = JSON.parse(output);
    expect(lines).toHaveLength(13);
    expect(lines.map((line: object) => Object.keys(line))).toEqual(lines.map(() => names));
    expect(lines[0]).toMatchObject({ source: 'dart', ok: true, calls_left: null });
    expect(lines[1].reach_back).toBe('2026-11-18T05:44:00.000Z');
  });

  it('counts in the store and takes the token there; the result of the workers stays', async () => {
    const uri = mongo.uri('check-sources');
    const variables = { MONGODB_URI: uri, SESSION_SECRET: 'a secret of sixteen characters' };
    await check(variables);
    const before = stubs.kis.tokens();
    const { code, output } = await check(variables);
    expect(code).toBe(0);
    expect(JSON.parse(output)[0]).toMatchObject({ calls_left: 19_998 });
    expect(stubs.kis.tokens()).toBe(before);
    const connection = await mongoose.createConnection(uri).asPromise();
    const stored = await connection.collection('source_checks').countDocuments();
    await connection.close();
    expect(stored).toBe(0);
  });

  it('ends with 1 and names what to do where a configured source fails, a line each without --json', async () => {
    stubs.dart.fail(dartStatus('012'), Number.POSITIVE_INFINITY);
    const { code, output, errors } = await check({ ANALYZER: 'offline' }, []);
    expect(code).toBe(1);
    expect(output.split('\n')).toHaveLength(14);
    expect(output).toMatch(/^dart +FAILED {2}this machine's address may not use the key: register it .* \(012\) \| /m);
    expect(output).toMatch(/^model +not set ANALYZER=offline$/m);
    expect(output + errors).not.toContain(dartStubKey);
  });

  it('tells of every source also where the last one waits for a token', async () => {
    stubs.kis.failOnTokens(status(403, { body: '{"error_code":"EGW00133"}' }));
    const { code, output, errors } = await check({}, []);
    expect({ code, lines: output.split('\n').length, errors }).toEqual({ code: 1, lines: 14, errors: '' });
    expect(output).toMatch(/^kis +FAILED {2}a token was issued less than a minute ago, .* \(EGW00133\) \| /m);
  });

  it.each(['check-sources', 'base-rates'])('says how %s is used where an option is none', async (program) => {
    const errors = expect.stringMatching(new RegExp(`^[^\\n]*--jsn[^\\n]*\\nusage: pnpm ${program} \\[--json\\]\\n$`));
    expect(await check({}, ['--jsn'], program)).toEqual({ code: 1, output: '', errors });
  });

  it.each(['check-sources', 'base-rates'])('says how %s is used where that is asked', async (program) => {
    const output = `usage: pnpm ${program} [--json]\n`;
    expect(await check({}, ['--help'], program)).toEqual({ code: 0, output, errors: '' });
  });

  it('goes on without a store that does not answer', async () => {
    const { code, output, errors } = await check({ MONGODB_URI: 'mongodb://127.0.0.1:1/none' });
    expect(code).toBe(0);
    expect(errors).toBe('The store does not answer, so the calls that are left are not known.\n');
    expect(JSON.parse(output)).toHaveLength(13);
  });

  it('goes on without a store of a newer version, and says so in one line', async () => {
    const uri = mongo.uri('check-sources-newer');
    const connection = await mongoose.createConnection(uri).asPromise();
    await connection.collection<{ _id: string }>('changelog').insertOne({ _id: '2099-01-01-unknown' });
    await connection.close();
    const { code, output, errors } = await check({
      MONGODB_URI: uri,
      SESSION_SECRET: 'a secret of sixteen characters',
    });
    expect({ code, lines: JSON.parse(output).length }).toEqual({ code: 0, lines: 13 });
    expect(errors).toMatch(/^The store is of a newer version \(2099-01-01-unknown\)[^\n]* are not known\.\n$/);
  });

  it('says in one line which variable is wrong', async () => {
    expect(await check({ NAVER_RIGHTS: '', NAVER_CLIENT_SECRET: '' })).toEqual({
      code: 1,
      output: '',
      errors: expect.stringMatching(/^NAVER_CLIENT_ID, NAVER_CLIENT_SECRET: must be set together\n$/),
    });
  });
});
