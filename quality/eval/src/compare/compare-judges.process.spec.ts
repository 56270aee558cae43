import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inheritedEnvironment } from '@gaemi/testing/inherited-environment';
import { status } from '@gaemi/testing/providers/faults';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { wordJudgements } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const program = fileURLToPath(new URL('../main.ts', import.meta.url));
let stub: OpenAiStub;
let folder: string;
beforeAll(async () => {
  stub = await startOpenAiStub();
  folder = await mkdtemp(join(tmpdir(), 'compare-judges-'));
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
});

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

function compare(args: readonly string[], variables: Record<string, string> = { OPENAI_BASE_URL: stub.url }) {
  const env = { ...inheritedEnvironment, ...variables };
  return new Promise<Ended>((resolve) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });
}

const onHeldOut = ['--judge', 'openai', '--set', 'held-out'];

it('prints the figures of the model and of the offline judge on the same rows, difference and cost', async () => {
  const prices = ['--price-in', '0.25', '--price-out', '2'];
  const { code, stdout, stderr } = await compare([...onHeldOut, '--limit', '40', ...prices]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stub.questions.flatMap(({ articles }) => articles)).toHaveLength(40);
  const [head, model, ...rest] = stdout.split('\n');
  expect(head).toMatch(/^held-out: 40 of [\d,]+ rows$/);
  expect(model).toMatch(/^Model \(openai-\d+-gpt-5-mini-low\)$/);
  const lines = rest.join('\n');
  expect(lines.match(/labels: macro-F1 0\.\d{3}/g)).toHaveLength(2);
  expect(lines.match(/shown reasons: right, about the company and material/g)).toHaveLength(2);
  for (const name of ['precision', 'recall', 'wrong side'])
    expect(lines.match(new RegExp(`(?:model|offline judge): ${name} [\\d.]+ % \\(`, 'g'))).toHaveLength(2);
  expect(lines).toContain('  without a valid answer 0 ');
  expect(lines).toMatch(/Offline judge \(offline-\d+\)/);
  expect(lines.match(/only the model right \d+, only the offline judge \d+, p = /g)).toHaveLength(2);

  const usage = /Cost: (\d+) requests, ([\d,]+) tokens in, ([\d,]+) out, cost (\d+\.\d{4}), \d+\.\d s/.exec(lines);
  const [requests, input, output, cost] = (usage ?? []).slice(1).map((figure) => Number(figure.replaceAll(',', '')));
  expect(requests).toBe(stub.questions.length);
  expect(cost).toBeCloseTo(((input ?? 0) * 0.25 + (output ?? 0) * 2) / 1e6, 4);
});

it('counts a row without a valid answer as neutral', async () => {
  stub.answer(({ articles }) =>
    JSON.stringify({
      judgements: wordJudgements(articles).map((each) => ({ ...each, quote: '없는 문장입니다' })),
    }),
  );
  const { stdout } = await compare([...onHeldOut, '--limit', '5']);
  expect(stdout).toContain('  without a valid answer 5 ');
  expect(stdout).toMatch(/labels: macro-F1 0\.\d{3} \(good 0\.00 neutral \d\.\d{2} bad 0\.00\)/);
});

it('says what the endpoint failed with', async () => {
  stub.fail(status(401), Number.POSITIVE_INFINITY);
  const { code, stdout, stderr } = await compare([...onHeldOut, '--limit', '5']);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^the endpoint failed: .*401/);
});

it('reads the environment only, and no .env of its folder', async () => {
  await writeFile(join(folder, '.env'), `OPENAI_BASE_URL=${stub.url}\n`);
  const { code, stderr } = await compare(onHeldOut, {});
  expect(code).toBe(1);
  expect(stderr).toMatch(/^OPENAI_API_KEY: must be set/);
  expect(stub.requests).toEqual([]);
});

it.each([
  [['--judge', 'offline'], '--judge: must be openai'],
  [['--judge', 'openai', '--set', 'mine'], '--set: must be held-out or training'],
  [[...onHeldOut, '--limit', '0'], '--limit: must be a whole number above 0'],
  [[...onHeldOut, '--price-in', '1'], '--price-in, --price-out: must be given together'],
  [[...onHeldOut, '--price-in', 'x', '--price-out', '1'], '--price-in: must be a number, 0 or more'],
])('refuses %j with one line', async (args, line) => {
  expect(await compare(args)).toEqual({ code: 1, stdout: '', stderr: `${line}\n` });
});
