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

type Weight = 500 | 700 | 800;

const FAMILY = 'Gaemi Card';
const { resolve } = createRequire(import.meta.url);
const registered = new Set<Weight>();

/** A font of the picture, in pixels. The file of a weight is read when it is first asked for. */
export function fontOf(size: number, weight: Weight): string {
  if (!registered.has(weight)) {
    // The package's one subset has all of Hangul.
    const file = resolve(`@fontsource/pretendard/files/pretendard-latin-${weight}-normal.woff2`);
    GlobalFonts.register(readFileSync(file), `${FAMILY} ${weight}`);
    registered.add(weight);
  }
  return `${size}px "${FAMILY} ${weight}"`;
}
