import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readText } from './compose-file.ts';

interface Step {
  run?: string;
}

const folder = mkdtempSync(join(tmpdir(), 'gaemi-notes-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The commands of the step before the one that opens the release. */
function writeNotes(tag: string): string {
  const { jobs }: { jobs: { notes: { steps: Step[] } } } = parse(readText('.github/workflows/release.yml'));
  const [commands = ''] = jobs.notes.steps.at(-1)?.run?.split('gh release create') ?? [];
  writeFileSync(join(folder, 'CHANGELOG.md'), readText('CHANGELOG.md'));
  execFileSync('bash', ['-e', '-c', commands], { cwd: folder, env: { ...process.env, TAG: tag }, stdio: 'pipe' });
  return readFileSync(join(folder, 'notes.md'), 'utf8');
}

it('a release is opened with what the changelog says of its version alone', () => {
  const notes = writeNotes('v1.0.0');
  expect(notes).toMatch(/^## 1\.0\.0 - 2026-11-24\n\nThe first release:/);
  expect(notes.match(/^## /gm)).toHaveLength(1);
});

it('a version of which the changelog says nothing ends it', () => {
  expect(() => writeNotes('v1.0')).toThrow();
  expect(() => writeNotes('v9.9.9')).toThrow(/Command failed/);
});
