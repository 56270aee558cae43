import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const web = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const pretendard = join(dirname(require.resolve('pretendard/package.json')), 'dist/web/variable');
/** Pretendard's own 92 files of some 150 characters each, the seldom ones first. */
const ownSubset = join(pretendard, 'pretendardvariable-dynamic-subset.css');
const FIRST = 'pretendard-first';
/** What the app imports once the first screen stands, by the often used ones first. */
const MORE = 'virtual:more-letters';
/** Where the sentences stand of the frame and of the screens that are opened from outside. */
const firstWriters = [
  ...['index.html', 'first-paint', 'src/app', 'src/ui', 'src/shared', '../../packages/domain/src/judge/judgement'],
  ...['accounts/log-in', 'accounts/sign-up', 'base-rates', 'news/result', 'news/sample', 'scorecard'].map(
    (name) => `src/features/${name}`,
  ),
];
const ASCII = String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));

/** Files of a group of Pretendard's own, by their numbers. */
const groups = [
  { name: 'pretendard-often', from: 79, to: 91 },
  { name: 'pretendard-seldom', from: 64, to: 78 },
  { name: 'pretendard-rare-4', from: 48, to: 63 },
  { name: 'pretendard-rare-3', from: 32, to: 47 },
  { name: 'pretendard-rare-2', from: 16, to: 31 },
  { name: 'pretendard-rare-1', from: 0, to: 15 },
];
/** What a browser applies unasked, and figures of one width. The others bring letters that nothing shows, a sixth of the first file. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'tnum'];

/**
 * Pretendard in seven files: what the first screens write, loaded with the page, and once these stand, what
 * the others, news and names bring, by how often they do. A browser makes each face anew for every size and weight and lays all text
 * out again when a file has come, so that Pretendard's own 92 faces take a phone longer than everything else of a result.
 */
export function fonts(): Plugin {
  let isBuild = false;
  return {
    name: 'fonts',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: /^virtual:(?:first-letters\.css|more-letters)$/ },
      handler: (id) => (isBuild || id === MORE ? `\0${id}` : ownSubset),
    },
    load: {
      filter: { id: /virtual:(?:first-letters\.css|more-letters)$/ },
      handler: async (id) => {
        if (!id.includes(MORE)) return writeFirstFace();
        return isBuild ? writeOtherFaces() : 'export const letters = [];';
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle }) => {
        const font = Object.keys(bundle ?? {}).find((name) => name.includes(`${FIRST}-`) && name.endsWith('.woff2'));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

const firstCharacters = () => new Set(ASCII + firstWriters.map((name) => readText(join(web, name))).join(''));

async function writeFirstFace(): Promise<string> {
  const { path, range } = await writeFile(FIRST, firstCharacters());
  return `@font-face {
    font-family: 'Pretendard Variable';
    font-style: normal;
    font-display: swap;
    font-weight: 45 920;
    src: url('${path}') format('woff2-variations');
    unicode-range: ${range};
  }`;
}

/** A module of the files with their characters. */
async function writeOtherFaces(): Promise<string> {
  const first = firstCharacters();
  const own = readOwnSubset();
  const imports: string[] = [];
  const letters: string[] = [];
  for (const [index, { name, from, to }] of groups.entries()) {
    const characters = own.slice(from, to + 1).flatMap((each) => each.filter((character) => !first.has(character)));
    const { path, range } = await writeFile(name, characters);
    imports.push(`import url${index} from '${path}?url';`);
    letters.push(`{ url: url${index}, range: '${range}' }`);
  }
  return `${imports.join('\n')}\nexport const letters = [${letters.join(', ')}];`;
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

/** The characters of each of Pretendard's own files, but for the Chinese ones, which it lists and does not have. */
function readOwnSubset(): string[][] {
  const ranges = readFileSync(ownSubset, 'utf8').matchAll(/unicode-range: ([^;]*);/g);
  return [...ranges].map(([, list = '']) =>
    list
      .split(',')
      .flatMap((range) => {
        const [from = 0, to = from] = range
          .trim()
          .slice('U+'.length)
          .split('-')
          .map((point) => Number.parseInt(point, 16));
        return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
      })
      .filter((character) => !/\p{Script=Han}/u.test(character)),
  );
}

/** Writes a file of some characters, or finds the one that a build before has written. */
async function keepFont(name: string, characters: string): Promise<string> {
  const font = readFileSync(join(pretendard, 'woff2/PretendardVariable.woff2'));
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } }, keepFeatures } as const;
  const key = createHash('sha256').update(font).update(JSON.stringify(options)).update(characters).digest('hex');
  const folder = join(web, 'node_modules/.cache/fonts', key.slice(0, 16));
  const path = join(folder, `${name}.woff2`);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  // In one step: half a file would stay.
  const half = `${path}.${process.pid}`;
  writeFileSync(half, await subsetFont(font, characters, options));
  renameSync(half, path);
  return path;
}

/** The code points of sorted characters, neighbours as one range. */
function toRanges(characters: readonly string[]): string {
  const ranges: [number, number][] = [];
  for (const point of characters.map((each) => each.codePointAt(0) ?? 0)) {
    const last = ranges.at(-1);
    if (last !== undefined && point - last[1] === 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`).join(', ');
}

/** A file of some characters, and which they are. */
async function writeFile(name: string, characters: Iterable<string>) {
  const written = [...characters].filter((character) => character >= ' ').sort();
  return { path: await keepFont(name, written.join('')), range: toRanges(written) };
}
