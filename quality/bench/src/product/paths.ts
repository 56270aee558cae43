import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(import.meta.dirname, '../../../..');

/** Programs and built files of this repository. */
export const paths = {
  api: join(root, 'apps/api/dist/main.js'),
  worker: join(root, 'apps/worker/dist/main.js'),
  standalone: join(root, 'apps/standalone/src/main.ts'),
  mongo: join(root, 'packages/embedded-mongo/src/main.ts'),
  queue: fileURLToPath(import.meta.resolve('./queue-process.ts')),
  bareRoute: fileURLToPath(import.meta.resolve('../load/bare-route-process.ts')),
  web: join(root, 'apps/web'),
} as const;
