import { describe, expect, it, vi } from 'vitest';
import { startChild } from './child-process.ts';

function run(code: string) {
  const lines: string[] = [];
  const child = startChild(
    { name: 'child', args: ['--input-type=module', '--eval', code] },
    { env: process.env, onLine: (line) => lines.push(line) },
  );
  const hasSaid = (line: string) => vi.waitUntil(() => lines.includes(line), { timeout: 60_000 });
  return { child, lines, hasSaid };
}

const untilKilled = 'setInterval(() => {}, 1000);';

describe('startChild', () => {
  it('tells how the child ended, after all of its output', async () => {
    const { child, lines } = run(`console.log('a'); console.error('b'); process.exitCode = 7;`);
    expect(await child.ended).toBe('exit code 7');
    expect(lines.toSorted()).toEqual(['a', 'b']);
  });

  it('tells that a program could not be started', async () => {
    const child = startChild({ name: 'child', args: [], cwd: '/nowhere' }, { env: process.env, onLine: () => {} });
    expect(await child.ended).toContain('ENOENT');
    await child.stop(1_000);
  });

  it('lets a child finish what it does', async () => {
    const { child, lines, hasSaid } = run(
      `process.on('SIGTERM', () => setTimeout(() => { console.log('done'); process.exit(0); }, 200)); ${untilKilled} console.log('up');`,
    );
    await hasSaid('up');
    await child.stop(10_000);
    expect(await child.ended).toBe('exit code 0');
    expect(lines).toEqual(['up', 'done']);
  });

  it('kills a child that does not end by itself', async () => {
    const { child, hasSaid } = run(`process.on('SIGTERM', () => {}); ${untilKilled} console.log('up');`);
    await hasSaid('up');
    await child.stop(200);
    expect(await child.ended).toBe('SIGKILL');
  });

  it('takes along what the child started', async () => {
    const { child, hasSaid } = run(
      `const { spawn } = await import('node:child_process');
       spawn('sleep', ['100'], { stdio: 'inherit' }); console.log('up'); ${untilKilled}`,
    );
    await hasSaid('up');
    await child.stop(10_000);
    // It ends only when the output is closed, which the grandchild holds open as long as it lives.
    expect(await child.ended).toBe('SIGTERM');
  });
});
