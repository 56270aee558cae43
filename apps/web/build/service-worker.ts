import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Name of the script: it stays, since browsers ask for it again by this name. */
export const SERVICE_WORKER = 'service-worker.js';

const source = join(import.meta.dirname, '../service-worker/service-worker.ts');

/** Builds the service worker as a script of its own at the root of the site, and serves it while developing. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    buildStart() {
      if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: source, fileName: SERVICE_WORKER });
    },
    configureServer({ middlewares, transformRequest }) {
      middlewares.use(`/${SERVICE_WORKER}`, (_request, response, next) => {
        transformRequest(source).then(
          (result) => response.setHeader('content-type', 'text/javascript').end(result?.code),
          next,
        );
      });
    },
  };
}
