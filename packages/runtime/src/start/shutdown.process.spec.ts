import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

const shutdown = JSON.stringify(join(import.meta.dirname, 'shutdown.ts'));
const program = (before: string) => `
  ${before}
  const { onShutdown } = await import(${shutdown});
  onShutdown(async () => console.log('closed'));
  setInterval(() => {}, 1000);`;

it.each([
  ['goes', ''],
  ['went while it started', `await new Promise((resolve) => process.once('disconnect', resolve));`],
])('a process whose parent %s closes and ends', async (_, before) => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program(before)], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child.disconnect();
  const output = child.stdout === null ? '' : await text(child.stdout);
  expect(output).toBe('closed\n');
});
