import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';
import type { Guard } from './guards/guard.ts';
import { guards } from './guards/guards.ts';
import { applyEdit, findMarkers } from './guards/markers.ts';

// Breaks one guard of the product after the other, in a copy of the repository made only for this (`git worktree add`,
// `pnpm install`), and prints the schedule that detects it:
// `node quality/faults/src/break-guards.ts --tree DIR [--only TEXT]`.

const { tree, only } = readArgumentsOrExit(
  'usage: node quality/faults/src/break-guards.ts --tree DIR [--only TEXT]',
  () => {
    const { values } = parseArgs({ options: { tree: { type: 'string' }, only: { type: 'string', default: '' } } });
    if (values.tree === undefined) throw new Error('--tree: a copy of the repository that may be broken');
    return { tree: values.tree, only: values.only };
  },
);

let missed = 0;
for (const guard of guards.filter(({ name }) => name.includes(only))) {
  const found = findWith(guard);
  if (found === null) missed += 1;
  process.stdout.write(`${found === null ? `MISSED  ${guard.name}` : `caught  ${guard.name}: ${found}`}\n`);
}
process.exitCode = missed === 0 ? 0 : 1;

/** The first broken invariant, with its seed; null when none broke. */
function findWith(guard: Guard): string | null {
  const originals = new Map<string, string>();
  try {
    const markers = findMarkers(tree);
    for (const edit of guard.edits) {
      const [file, ...further] = markers.get(edit.marker) ?? [];
      if (file === undefined || further.length > 0) throw new Error(`not exactly one marker ${edit.marker}`);
      const path = join(tree, file);
      const text = readFileSync(path, 'utf8');
      if (!originals.has(path)) originals.set(path, text);
      writeFileSync(path, applyEdit(text, edit));
    }
    for (const app of ['api', 'worker']) run(['pnpm', 'exec', 'vite', 'build', '--logLevel', 'error'], `apps/${app}`);
    const { seeds = [], drills = [], says } = guard;
    const schedules = [
      ...(seeds.length > 0 ? ['--seeds', seeds.join()] : []),
      ...(drills.length > 0 ? ['--drills', drills.join()] : []),
      ...(says === undefined ? [] : ['--keep-going']),
    ];
    const said = run(['pnpm', 'exec', 'node', 'quality/faults/src/main.ts', ...schedules], '.');
    if (!/every invariant held|^BROKEN in /m.test(said)) throw new Error(said.slice(-2_000));
    return firstBroken(said, says ?? '');
  } finally {
    for (const [path, text] of originals) writeFileSync(path, text);
  }
}

function firstBroken(said: string, says: string): string | null {
  let schedule = '';
  for (const line of said.split('\n')) {
    if (!line.startsWith(' ')) [schedule = ''] = line.split('  ');
    if (line.startsWith('  BROKEN ') && line.includes(says)) return `${schedule}, ${line.trim()}`;
  }
  return null;
}

function run([command = '', ...args]: string[], folder: string): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: join(tree, folder), encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
