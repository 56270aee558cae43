import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const program = fileURLToPath(new URL('train-judge.ts', import.meta.url));

it('gives the stored weights again, to the byte', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--check']);
  expect(stdout).toBe('the stored weights are those of the training sets\n');
}, 120_000);
