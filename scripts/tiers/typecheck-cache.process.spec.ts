import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let copy: string;
/** Of the unchanged repository. */
let before: Map<string, string>;

/** A copy of the repository as it stands, with the installed packages of the original. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'gaemi-typecheck-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => file !== '' && !file.startsWith('docs/') && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  // Links to workspace packages are relative, so that they lead into the copy.
  for (const manifest of files.filter((file) => file.endsWith('/package.json'))) {
    const modules = join(dirname(manifest), 'node_modules');
    if (existsSync(join(root, modules)))
      cpSync(join(root, modules), join(copy, modules), { recursive: true, verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  // Or pnpm would install anew into the original.
  change('pnpm-workspace.yaml', 'verifyDepsBeforeRun: install', 'verifyDepsBeforeRun: false');
  before = hashes();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(copy, file), text.replaceAll(from, to));
}

function turbo(...args: string[]) {
  const program = [
    join(root, 'node_modules/turbo/bin/turbo'),
    'run',
    'typecheck',
    `--cache-dir=${join(copy, '.cache')}`,
  ];
  return spawnSync(process.execPath, [...program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** What stands for everything that each check depends on: a check whose hash is known is not run again. */
function hashes(): Map<string, string> {
  const { tasks }: { tasks: { taskId: string; hash: string }[] } = JSON.parse(turbo('--dry-run=json').stdout);
  return new Map(tasks.filter(({ taskId }) => taskId.endsWith('#typecheck')).map(({ taskId, hash }) => [taskId, hash]));
}

describe('pnpm typecheck', () => {
  it.each([
    {
      file: 'packages/contracts/src/routes.ts',
      from: 'API_PREFIX',
      to: 'API_BEGINNING',
      dependants: ['@gaemi/api', '@gaemi/web', '@gaemi/standalone'],
    },
    {
      file: 'packages/contracts/tsconfig.json',
      from: '"extends"',
      to: '"files": [], "extends"',
      dependants: ['@gaemi/api', '@gaemi/web'],
    },
    {
      file: 'tsconfig.base.json',
      from: '"strict": true',
      to: '"strict": false',
      dependants: ['@gaemi/contracts', '@gaemi/web', 'infra-cdk'],
    },
    {
      file: 'tsconfig.nest.json',
      from: '"emitDecoratorMetadata": true',
      to: '"emitDecoratorMetadata": false',
      dependants: ['@gaemi/api', '@gaemi/worker'],
    },
  ])('checks again what depends on $file when it changes', ({ file, from, to, dependants }) => {
    change(file, from, to);
    const after = hashes();
    change(file, to, from);
    expect(dependants.filter((name) => before.get(`${name}#typecheck`) === after.get(`${name}#typecheck`))).toEqual([]);
    expect(hashes()).toEqual(before);
  });

  it('fails in a package that uses an export which another one renamed', () => {
    expect(turbo('--filter=@gaemi/queue').status).toBe(0);
    change('packages/domain/src/analysis/jobs.ts', 'queueNames', 'namesOfQueues');
    const renamed = turbo('--filter=@gaemi/queue');
    change('packages/domain/src/analysis/jobs.ts', 'namesOfQueues', 'queueNames');
    expect(renamed.stdout).toMatch(/has no exported member (?:named )?'queueNames'/);
    expect(renamed.status).not.toBe(0);
  });
});
