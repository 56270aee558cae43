import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sayModule = JSON.stringify(join(import.meta.dirname, 'say.ts'));
const program = `
  const { say } = await import(${sayModule});
  for (const line of ['one', 'two']) {
    say(line);
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.stderr.write('done\\n');`;

it('a command whose lines find no space goes on to its end, and ends with 1', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(stderr).toBe('stdout: ENOSPC: no space left on device, write\ndone\n');
  expect(status).toBe(1);
});
