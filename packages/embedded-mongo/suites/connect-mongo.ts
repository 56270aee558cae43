import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { runNode } from './run-command.ts';
import type { Outcome, Suite } from './suite.ts';

const WRITTEN_ADDRESS = 'mongodb://root:example@127.0.0.1:27017';

/**
 * Runs the tests of connect-mongo. Their server address and credentials are constants, so they run on a copy with the
 * address of the store.
 */
export const connectMongo: Suite = {
  name: 'connect-mongo',
  async run(checkout, uri) {
    const directory = await mkdtemp(join(tmpdir(), 'connect-mongo-'));
    try {
      await cp(checkout, directory, { recursive: true, filter: (path) => !isLeftOut(relative(checkout, path)) });
      await symlink(join(checkout, 'node_modules'), join(directory, 'node_modules'));
      await replaceAddress(join(directory, 'src'), `mongodb://${new URL(uri).host}`);
      const output = await runNode({ cwd: directory, args: ['node_modules/ava/entrypoints/cli.mjs', '--tap'] });
      return readOutcome(output);
    } finally {
      await rm(directory, { recursive: true });
    }
  },
};

const isLeftOut = (path: string) => ['node_modules', '.git', 'build'].includes(path);

async function replaceAddress(folder: string, address: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.ts')) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(WRITTEN_ADDRESS, address));
  }
}

/** Reads the Test Anything Protocol: `ok 1 - name`, `not ok 2 - name`, `ok 3 - name # SKIP`. */
function readOutcome(output: string): Outcome {
  const outcome: Outcome = { passed: new Set(), failed: new Map(), skipped: 0 };
  for (const [, not, name = '', skip] of output.matchAll(/^(not )?ok \d+ - (.*?)( # (?:SKIP|TODO).*)?$/gm)) {
    if (skip) outcome.skipped += 1;
    else if (not) outcome.failed.set(name, '');
    else outcome.passed.add(name);
  }
  if (outcome.passed.size === 0) throw new Error(`AVA ran no test:\n${output.slice(-3000)}`);
  return outcome;
}
