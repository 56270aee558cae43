import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..');
/** What the first style sheet imports. */
const NAME = 'virtual:first-font.css';
const FILE = 'pretendard-first.woff2';
/** Where the sentences of the screens stand. */
const writers = ['index.html', 'first-paint', 'src', '../../packages/domain/src/judge/judgement'].map((name) =>
  join(web, name),
);
const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/**
 * One font file of the characters that the screens themselves write, loaded with the page. The files of Pretendard's own subset, of
 * which the first screens needed a dozen, follow for what news and names bring.
 */
export function firstFont(): Plugin {
  let isBuild = false;
  return {
    name: 'first-font',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: { filter: { id: /^virtual:first-font\.css$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /first-font\.css$/ },
      handler: async () => {
        if (!isBuild) return '';
        const characters = [...new Set(ASCII + writers.map(readText).join(''))].filter((each) => each >= ' ').sort();
        return writeFace(await writeFont(characters.join('')), characters);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => /pretendard-first-[^/]*\.woff2$/.test(name));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** What a file writes, or all files of a folder; comments aside. */
function readText(path: string): string {
  if (statSync(path).isDirectory())
    return readdirSync(path)
      .map((name) => readText(join(path, name)))
      .join('');
  if (!/\.(?:tsx?|html)$/.test(path) || /\.spec\.tsx?$/.test(path)) return '';
  return readFileSync(path, 'utf8').replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '');
}

async function writeFont(characters: string): Promise<string> {
  const whole = createRequire(import.meta.url).resolve('pretendard/dist/web/variable/woff2/PretendardVariable.woff2');
  const font = await subsetFont(readFileSync(whole), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
  });
  const folder = join(web, 'node_modules/.cache');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, FILE);
  writeFileSync(path, font);
  return path;
}

/** A face of the same family that goes before the others, being the last, for its characters. */
const writeFace = (path: string, characters: readonly string[]): string => `@font-face {
  font-family: 'Pretendard Variable';
  font-style: normal;
  font-display: swap;
  font-weight: 45 920;
  src: url('${path}') format('woff2-variations');
  unicode-range: ${characters.map((each) => `U+${each.codePointAt(0)?.toString(16)}`).join(', ')};
}`;
