import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

async function run(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return [code, errors];
}

it('names an option that it does not know, instead of asking for a key or serving otherwise', async () => {
  for (const args of [['--htpp'], ['--http', '--prot=80'], ['http']]) {
    expect(await run(...args)).toEqual([1, expect.stringContaining(`'${args.at(-1)?.replace('=80', '')}'`)]);
  }
});

it.each(['--help', '-h'])('tells with %s how it is started, without a key', async (option) => {
  expect(await run(option)).toEqual([0, expect.stringMatching(/^usage: .*GAEMI_API_KEY.*--http/s)]);
});
