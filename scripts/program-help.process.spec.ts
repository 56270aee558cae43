import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

// What such a program measures or writes takes minutes: whoever asks how it is called must not start it.
describe.each([
  'bench/src/main',
  'bench/src/costs/main',
  'bench/src/load/main',
  'faults/src/main',
  'faults/src/day',
  'faults/src/break-guards',
  'eval/src/training/train-judge',
  'eval/src/training/cross-validate',
  'eval/src/check-corrections',
])('quality/%s.ts', (program) => {
  const call = (argument: string) =>
    spawnSync(process.execPath, [fileURLToPath(new URL(`../quality/${program}.ts`, import.meta.url)), argument], {
      encoding: 'utf8',
      timeout: 60_000,
    });

  it('says how it is called and does nothing else', () => {
    const { status, stdout, stderr } = call('--help');
    expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^usage: [^\n]+\n(?: {7}[^\n]+\n)*$/), '']);
  });

  it('refuses an option that it does not know', () => {
    const { status, stdout, stderr } = call('--unknown');
    expect([status, stdout]).toEqual([program.includes('/load/') ? 2 : 1, '']);
    expect(stderr).toMatch(/^Unknown option '--unknown'[^\n]*\nusage: /);
  });
});
