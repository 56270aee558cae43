// `pnpm test` inside a package: its tests of every tier but the browser's. Arguments are paths in it, or options of Vitest.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './tiers/run-command.ts';
import { packageTestArguments } from './tiers/test-arguments.ts';
import { build } from './tiers/test-tiers.ts';

const root = join(import.meta.dirname, '..');
const packageDir = process.cwd();
// Tests of processes run what is built.
const needsBuild = globSync('src/**/*.process.spec.ts', { cwd: packageDir }).length > 0;
const built = needsBuild ? await build() : 0;
const args = ['exec', 'vitest', ...packageTestArguments(root, packageDir, process.argv.slice(2))];
process.exitCode = built === 0 ? await runCommand('pnpm', args, { cwd: root, buffered: false }) : built;
