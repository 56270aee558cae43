import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GlobalFonts } from '@napi-rs/canvas';

/** The light colours of the screens. */
export const cardColours = {
  surface: '#ffffff',
  sunken: '#f2f4f7',
  text: '#171b22',
  dim: '#4b5563',
  accent: '#2f4fe4',
  good: '#cf2338',
  bad: '#1661c2',
  even: '#4b5563',
  goodFill: '#ef4452',
  badFill: '#2f80ea',
  goodSoft: '#fdeff0',
  badSoft: '#edf4fd',
  evenSoft: '#f2f4f7',
  reserve: '#f2f4f7',
  hatch: '#dfe3ea',
} as const;

const FAMILY = 'Gaemi Card';
const require = createRequire(import.meta.url);

/** The package's one subset has all of Hangul. */
const files = {
  500: require.resolve('@fontsource/pretendard/files/pretendard-latin-500-normal.woff2'),
  700: require.resolve('@fontsource/pretendard/files/pretendard-latin-700-normal.woff2'),
  800: require.resolve('@fontsource/pretendard/files/pretendard-latin-800-normal.woff2'),
} as const;
type Weight = keyof typeof files;

const registered = new Set<Weight>();

/** A font of the picture, in pixels. The file of a weight is read when it is first asked for. */
export function writeFont(size: number, weight: Weight): string {
  if (!registered.has(weight)) {
    GlobalFonts.register(readFileSync(files[weight]), `${FAMILY} ${weight}`);
    registered.add(weight);
  }
  return `${size}px "${FAMILY} ${weight}"`;
}
