import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../../../..');

/** Programs and built files of this repository. */
export const paths = {
  api: join(root, 'apps/api/dist/main.js'),
  worker: join(root, 'apps/worker/dist/main.js'),
  store: join(root, 'packages/embedded-mongo/src/main.ts'),
  queue: fileURLToPath(import.meta.resolve('./queue-process.ts')),
} as const;
