import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));
const program = `
  import { logConsole } from ${module('log-console.ts')};
  import { createLogger } from ${module('logger.ts')};
  logConsole(createLogger({ app: 'test', level: 'info' }));
  console.warn('[Cron] Missed execution deadline by %dms', 1);
  console.error('[Cron] error in callback', new Error('550 <sam@naver.com> unknown'));
  process.emitWarning('old', 'DeprecationWarning');`;

it('makes a masked JSON line of what a library prints and of what Node warns of', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 40, name: 'test', msg: '[Cron] Missed execution deadline by 1ms' },
    { level: 50, msg: expect.stringContaining('[Cron] error in callback Error: 550') },
    { level: 40, err: { name: 'DeprecationWarning', message: 'old' } },
  ]);
  expect(stdout).not.toContain('sam@naver.com');
});
