import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildInfo, commitOfCheckout } from './build-info.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gaemi-build-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Only root may give a checkout away, as one who installs for a user of its own does the other way round.
it.runIf(process.getuid?.() === 0)('tells the commit of a checkout of another user', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('-c', 'user.email=a@example.com', '-c', 'user.name=a', 'commit', '--quiet', '--allow-empty', '--message', 'a');
  const commit = git('rev-parse', 'HEAD');
  chownSync(folder, 65_534, 65_534);
  chownSync(join(folder, '.git'), 65_534, 65_534);
  expect(commitOfCheckout(folder)).toBe(commit);
});

it('knows none outside of a checkout', () => {
  expect(commitOfCheckout(folder)).toBe('unknown');
  expect(buildInfo().version).toMatch(/^\d+\.\d+\.\d+$/);
});
