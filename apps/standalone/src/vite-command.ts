import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ChildCommand } from './child-process.ts';

/** Vite does not know the channel to its parent; so that it ends with it, this goes before it. */
const endWithParent = 'data:text/javascript,process.on("disconnect",()=>process.exit())';

/** Runs the Vite of a workspace package in that package. */
export function viteCommand(name: string, packageDir: string, args: readonly string[]): ChildCommand {
  const manifest = createRequire(join(packageDir, 'package.json')).resolve('vite/package.json');
  return {
    name,
    args: ['--import', endWithParent, join(dirname(manifest), 'bin/vite.js'), ...args],
    cwd: packageDir,
  };
}
