import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT, readText } from './compose-file.ts';

const folder = '.github/workflows';
const files = readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
const composite = '.github/actions/install/action.yml';
/** Jobs that may write, and what. */
const writers: Record<string, [string, string[]][]> = {
  'release.yml': [
    ['platforms', ['packages']],
    ['images', ['packages', 'id-token', 'attestations']],
    ['notes', ['contents']],
  ],
  'security.yml': [['codeql', ['security-events']]],
};
const mayWrite = (permissions: Record<string, string> = {}) =>
  Object.entries(permissions).flatMap(([what, level]) => (level === 'write' ? [what] : []));

it.each([...files, composite])('%s takes actions of others by the commit, with the version beside it', (file) => {
  const used = [...readText(file).matchAll(/uses: (\S+)(.*)$/gm)].filter(([, action = '']) => !action.startsWith('./'));
  for (const [, action, comment] of used) {
    expect(action).toMatch(/@[0-9a-f]{40}$/);
    expect(comment).toMatch(/ # v\d+\.\d+\.\d+/);
  }
});

it('one job stands for all others of a check', () => {
  const { jobs }: { jobs: Record<string, { needs?: string[]; if?: string }> } = parse(readText(`${folder}/check.yml`));
  const { required, ...others } = jobs;
  expect(required?.if).toBe('always()');
  expect(required?.needs).toEqual(Object.keys(others));
});

it('a release builds the images with its commit, which health and metrics tell', () => {
  const { jobs }: { jobs: Record<string, { steps?: { uses?: string; with?: Record<string, string> }[] }> } = parse(
    readText(`${folder}/release.yml`),
  );
  const builds = Object.values(jobs).flatMap(({ steps = [] }) =>
    steps.filter(({ uses }) => uses?.startsWith('docker/build-push-action@')),
  );
  expect(builds.map((build) => build.with?.['build-args'])).toEqual([`GAEMI_COMMIT=\${{ github.sha }}`]);
});

it('every workflow uses the pnpm of the images', () => {
  const version = /^ARG PNPM_VERSION=(\S+)$/m.exec(readText('infra/docker/Dockerfile'))?.[1];
  for (const file of [...files, composite])
    for (const [, used] of readText(file).matchAll(/pnpm@(\S+)/g)) expect(used).toBe(version);
});

describe.each(files)('%s', (file) => {
  const text = readText(file);
  const workflow: {
    permissions: Record<string, string>;
    jobs: Record<string, { permissions?: Record<string, string>; 'timeout-minutes'?: number; uses?: string }>;
  } = parse(text);

  it('may write nothing unless a job asks for it', () => {
    expect(mayWrite(workflow.permissions)).toEqual([]);
    const writing = Object.entries(workflow.jobs).map(([name, job]) => [name, mayWrite(job.permissions)]);
    expect(writing.filter(([, what]) => what?.length !== 0)).toEqual(writers[file.slice(folder.length + 1)] ?? []);
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
