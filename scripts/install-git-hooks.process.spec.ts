import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'gaemi-hooks-'));
  cpSync(join(root, 'lefthook.yml'), join(dir, 'lefthook.yml'));
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'));
  writeFileSync(join(dir, 'biome.json'), '{ "javascript": { "formatter": { "quoteStyle": "single" } } }\n');
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Runs a program in the folder; settings of git and CI of this machine do not count. */
function run(program: string, args: readonly string[], variables: Record<string, string> = {}) {
  const PATH = `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
  const env = { PATH, HOME: dir, GIT_CONFIG_GLOBAL: '/dev/null', ...variables };
  return spawnSync(program, args, { cwd: dir, env, encoding: 'utf8' });
}
const git = (...args: readonly string[]) =>
  run('git', ['-c', 'user.name=t', '-c', 'user.email=t@gaemilens.example', ...args]);
const install = (variables?: Record<string, string>) =>
  run(process.execPath, [join(root, 'scripts/install-git-hooks.ts')], variables);
const hook = () => join(dir, '.git/hooks/pre-commit');

it('a commit formats what is staged, and nothing else', () => {
  git('init', '--quiet');
  expect(install()).toMatchObject({ status: 0, stderr: '' });
  writeFileSync(join(dir, 'staged.ts'), 'export const one   = "1"\n');
  writeFileSync(join(dir, 'beside.ts'), 'export const two   = "2"\n');
  git('add', 'staged.ts');
  expect(git('commit', '--quiet', '--message', 'test')).toMatchObject({ status: 0 });
  expect(git('show', 'HEAD:staged.ts').stdout).toBe("export const one = '1';\n");
  expect(readFileSync(join(dir, 'beside.ts'), 'utf8')).toBe('export const two   = "2"\n');
});

it('a commit with what lint refuses does not happen', () => {
  git('init', '--quiet');
  install();
  writeFileSync(join(dir, 'wrong.ts'), 'export const same = NaN === NaN;\n');
  git('add', 'wrong.ts');
  const { status, stdout, stderr } = git('commit', '--message', 'test');
  expect(status).not.toBe(0);
  expect(`${stdout}${stderr}`).toContain('lint/');
  expect(git('log').status).not.toBe(0);
});

it('CI gets no hooks', () => {
  git('init', '--quiet');
  expect(install({ CI: 'true' })).toMatchObject({ status: 0, stdout: '', stderr: '' });
  expect(existsSync(hook())).toBe(false);
});

it('an install outside of a checkout goes on without a word', () => {
  expect(install()).toMatchObject({ status: 0, stdout: '', stderr: '' });
});
