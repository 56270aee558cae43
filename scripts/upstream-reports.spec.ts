import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'docs/upstream');
const reports = readdirSync(folder).filter((name) => name !== 'README.md');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const lockfile = read(root, 'pnpm-lock.yaml');
const { version: nodeVersion }: { version: string } = JSON.parse(read(root, 'node_modules/node/package.json'));

it.each(reports)('%s is about a version that is installed', (name) => {
  const [, project, version] = /^# (\S+)(?: \(.*?\))? (\d+\.\d+\.\d+): /.exec(read(folder, name)) ?? [];
  if (project === 'Node.js') expect(version).toBe(nodeVersion);
  else expect(lockfile).toMatch(new RegExp(`^  '?${project}@${version?.replaceAll('.', '\\.')}'?:$`, 'm'));
});

it.each(reports)('%s says where, what happens, how to see it, what we expect and what we do', (name) => {
  const heads = [...read(folder, name).matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, head]) => head);
  expect(heads.toSorted()).toEqual(
    ['Where', 'What happens', 'How to see it', 'Expected', 'Our work-around', 'Proposed change'].toSorted(),
  );
});

it('the list names every report, with a test that is there', () => {
  const rows = [...read(folder, 'README.md').matchAll(/^\| \[(\S+)\]\(\S+\).*\| `(\S+)`/gm)];
  expect(rows.map(([, report]) => report).toSorted()).toEqual(reports.toSorted());
  for (const [, , test = ''] of rows) expect([test, existsSync(join(root, test))]).toEqual([test, true]);
});
