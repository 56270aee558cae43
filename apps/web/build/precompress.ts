import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What grows no smaller (fonts, pictures) stays as it is. */
const COMPRESSIBLE = /\.(?:html|js|css|svg|txt|json)$/;
/** A smaller file fits into one packet either way. */
const LEAST_BYTES = 1_024;

/**
 * Writes `.br` and `.gz` beside every text file of the build, so that no server compresses them again for each visitor. Node's
 * own zlib does it in a few lines; the plugins that offer it wrap the same two calls.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ build }) => {
      folder = build.outDir;
    },
    // After every file stands, those of public/ too.
    closeBundle: async () => {
      for (const name of await readdir(folder, { recursive: true })) {
        if (COMPRESSIBLE.test(name)) await compressFile(join(folder, name));
      }
    },
  };
}

async function compressFile(file: string): Promise<void> {
  if ((await stat(file)).size < LEAST_BYTES) return;
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
