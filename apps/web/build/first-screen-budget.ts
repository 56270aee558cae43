import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { FIRST_SCREEN } from './first-screen-chunk.ts';
import { SERVICE_WORKER } from './service-worker.ts';

const LIMIT_KB = 110;

/** Fails the build when the scripts that the log-in screen needs before it can be used exceed the limit, gzipped. */
export function firstScreenBudget(): Plugin {
  return {
    name: 'first-screen-budget',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After what still writes into the chunks, such as the list of what lazy ones import. An entry that only imports is gone by then.
      order: 'post',
      handler(_options, bundle) {
        const wanted = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && (isEntry(file) || file.name === FIRST_SCREEN) ? [file.fileName] : [],
        );
        const reached = new Set<string>();
        let bytes = 0;
        for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
          const file = bundle[name];
          if (reached.has(name) || file?.type !== 'chunk') continue;
          reached.add(name);
          bytes += gzipSync(file.code).length;
          wanted.push(...file.imports);
        }
        const kilobytes = bytes / 1000;
        const report = `first screen: ${kilobytes.toFixed(1)} kB of gzipped scripts (limit ${LIMIT_KB})`;
        if (kilobytes > LIMIT_KB) this.error(report);
        this.info(report);
      },
    },
  };
}

/** The service worker is loaded when a member asks for alerts. */
const isEntry = (file: Rolldown.OutputChunk) => file.isEntry && file.fileName !== SERVICE_WORKER;
