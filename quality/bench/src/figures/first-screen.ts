import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { paths } from '../product/paths.ts';
import { temporaryDirectory } from '../product/temporary-directory.ts';
import { kilobytes, type Row } from '../row.ts';

const LIMIT_BYTES = 110_000;

/** Gzipped scripts that a browser loads to show the log-in screen, compared with React alone that shows nothing. */
export async function measureFirstScreen(): Promise<Row[]> {
  const product = firstScreenBytes(join(paths.web, 'dist'));
  const baseline = await reactAloneBytes();
  return [
    {
      figure: 'first-screen scripts, gzipped',
      product: kilobytes(product),
      baseline: kilobytes(baseline),
      ratio: product / baseline,
      bound: { limit: `≤ ${kilobytes(LIMIT_BYTES)}`, holds: product <= LIMIT_BYTES },
    },
  ];
}

/**
 * Returns the scripts that the page names and all their static imports. The first of them contains the log-in screen;
 * `import()` loads the rest after a click, a focus or a page change.
 */
function firstScreenBytes(dist: string): number {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const wanted = [...page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, path = '']) => join(dist, path));
  if (wanted.length === 0) throw new Error('the built page names no script');
  const loaded = new Set<string>();
  let bytes = 0;
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (loaded.has(path)) continue;
    loaded.add(path);
    const script = readFileSync(path, 'utf8');
    bytes += gzipSync(script).length;
    for (const [, imported = ''] of script.matchAll(/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g)) {
      wanted.push(join(dirname(path), imported));
    }
  }
  return bytes;
}

/** A page of nothing but React, made by the same bundler. */
async function reactAloneBytes(): Promise<number> {
  using page = temporaryDirectory();
  const installed = createRequire(join(paths.web, 'package.json'));
  const client = JSON.stringify(installed.resolve('react-dom/client'));
  writeFileSync(join(page.path, 'index.html'), '<script type="module" src="/main.js"></script>');
  writeFileSync(
    join(page.path, 'main.js'),
    `import { createRoot } from ${client};\ncreateRoot(document.body).render('');\n`,
  );
  const vite = join(dirname(installed.resolve('vite/package.json')), 'bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', page.path, '--logLevel', 'error'], { timeout: 60_000 });
  return firstScreenBytes(join(page.path, 'dist'));
}
