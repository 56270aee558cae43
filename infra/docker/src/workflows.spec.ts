import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readText } from './compose-file.ts';

const folder = '.github/workflows';
const files = readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
const mayWrite = (permissions: Record<string, string> = {}) =>
  Object.entries(permissions).flatMap(([what, level]) => (level === 'write' ? [what] : []));

describe.each(files)('%s', (file) => {
  const text = readText(file);
  const workflow: {
    permissions: Record<string, string>;
    jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; uses?: string }>;
  } = parse(text);

  it('takes actions of others by the commit, with the version beside it', () => {
    const used = [...text.matchAll(/uses: (\S+)(.*)$/gm)].filter(([, action = '']) => !action.startsWith('./'));
    for (const [, action, comment] of used) {
      expect(action).toMatch(/@[0-9a-f]{40}$/);
      expect(comment).toMatch(/ # v\d+\.\d+\.\d+/);
    }
  });

  it('may write nothing unless a job asks for it', () => {
    expect(mayWrite(workflow.permissions)).toEqual([]);
    const writing = Object.entries(workflow.jobs).map(([name, job]) => [name, mayWrite(job.permissions)]);
    expect(writing.filter(([, what]) => what?.length !== 0)).toEqual(
      file.endsWith('release.yml')
        ? [
            ['images', ['packages', 'id-token', 'attestations']],
            ['notes', ['contents']],
          ]
        : [],
    );
  });

  it('ends a job that hangs', () => {
    for (const job of Object.values(workflow.jobs)) {
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
    }
  });

  it('leaves no credentials in the checkout', () => {
    const checkouts = text.split('actions/checkout@').slice(1);
    for (const checkout of checkouts) expect(checkout.split('\n')[1]).toContain('persist-credentials: false');
  });
});
