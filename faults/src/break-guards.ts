import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Guard, guards } from './guards/guards.ts';

// Breaks one guard of the product after the other, in a copy of the repository that is there for nothing else
// (`git worktree add`, `pnpm install`), and says which schedule notices: `node faults/src/break-guards.ts --tree DIR [--only TEXT]`.

const { values } = parseArgs({ options: { tree: { type: 'string' }, only: { type: 'string', default: '' } } });
if (values.tree === undefined) throw new Error('--tree: a copy of the repository that may be broken');
const tree = values.tree;

let missed = 0;
for (const guard of guards.filter(({ name }) => name.includes(values.only))) {
  const found = findWith(guard);
  if (found === null) missed += 1;
  process.stdout.write(`${found === null ? 'MISSED' : 'caught'}  ${guard.name}${found === null ? '' : `: ${found}`}\n`);
}
process.exitCode = missed === 0 ? 0 : 1;

/** The first broken invariant, with its seed; null when every schedule passed. */
function findWith(guard: Guard): string | null {
  const whole = guard.edits.map(({ file }) => ({
    path: join(tree, file),
    text: readFileSync(join(tree, file), 'utf8'),
  }));
  try {
    for (const { file, find, replace } of guard.edits) {
      const path = join(tree, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(find)) throw new Error(`${guard.name}: ${file} no longer has ${find}`);
      writeFileSync(
        path,
        text.replace(find, () => replace),
      );
    }
    for (const app of ['api', 'worker']) run(['pnpm', 'exec', 'vite', 'build', '--logLevel', 'error'], `apps/${app}`);
    const said = run(['pnpm', 'exec', 'node', 'faults/src/main.ts', '--seeds', guard.seeds.join()], '.');
    const [seed] = /.*(?=\n {2}BROKEN)/.exec(said) ?? [];
    const [broken] = /BROKEN .*/.exec(said) ?? [];
    if (broken === undefined && !said.includes('every invariant held')) throw new Error(said.slice(-2_000));
    return broken === undefined ? null : `${/^seed \d+/.exec(seed ?? '')?.[0]}, ${broken}`;
  } finally {
    // Backwards: a file that is edited twice is read twice.
    for (const { path, text } of whole.toReversed()) writeFileSync(path, text);
  }
}

function run([command = '', ...args]: string[], folder: string): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: join(tree, folder), encoding: 'utf8' });
  return `${stdout}${stderr}`;
}
