import { join } from 'node:path';
import { appDir } from './child-environment.ts';
import type { ChildCommand } from './processes/child-process.ts';

/** The built api and worker. */
export const productCommands: readonly ChildCommand[] = [
  { name: 'api', args: ['--enable-source-maps', join(appDir('api'), 'dist/main.js')] },
  { name: 'worker', args: ['--enable-source-maps', join(appDir('worker'), 'dist/main.js')], saysReady: 'message' },
];
