import { describe, expect, it } from 'vitest';
import { packageRunners } from './package-runners.ts';

/** Processes from the parent up; each is the child of the next. */
const chain =
  (...commands: string[]) =>
  (pid: number) => {
    const command = commands[pid - 100];
    return command === undefined ? null : { parent: pid + 1, command };
  };

describe('packageRunners', () => {
  it('finds the way up to npx, but not the shell of the user', () => {
    const look = chain(
      'sh -c turbo run build && node apps/standalone/src/main.ts',
      'pnpm start',
      "sh -c 'pnpm' start",
      'npm exec pnpm start',
      '-bash',
      'tmux',
    );
    expect(packageRunners(100, look)).toEqual([100, 101, 102, 103]);
  });

  it('leaves out a shell that only set the package manager off', () => {
    const look = chain('sh -c node main.ts', 'node /usr/bin/pnpm start', 'bash -c cd app && npx pnpm start &', 'sshd');
    expect(packageRunners(100, look)).toEqual([100, 101]);
  });

  it('is not misled by paths that only lie below a package manager', () => {
    const look = chain('sh -c node main.ts', 'pnpm start', 'node /home/me/.npm/_npx/tool/cli.js', 'npm exec tool');
    expect(packageRunners(100, look)).toEqual([100, 101]);
  });

  it('is the parent alone where nothing is known of the others', () => {
    expect(packageRunners(100, () => null)).toEqual([100]);
  });

  it('can look at the processes of this machine', () => {
    expect(packageRunners(process.ppid)[0]).toBe(process.ppid);
  });
});
