import { signTest } from '../text/sign-test.ts';

/** A sign of a word; a name that begins behind one is part of that word. */
export const isWordSign = signTest(/[가-힣A-Za-z0-9]/);

const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟″«»「」『』]/g, '"'],
  [/[‘’‚‛′`´]/g, "'"],
  [/[ㆍᆞ‧・•∙⋅]/g, '·'],
  [/[–—―−]/g, '-'],
  [/\s+/g, ' '],
];

// Most texts consist of these characters only and need no normalisation except of blanks: ASCII without `, syllables, a
// few marks.
const unifiedSigns = /^[ -_a-~가-힣·↑↓▲△■◆●]*$/;

/**
 * Normalises spellings that vary between newsrooms: width, quotes, dots, dashes, blanks. Removes invisible characters.
 */
export function unifyText(text: string): string {
  if (unifiedSigns.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  const unified = text.normalize('NFKC').replace(invisible, '');
  return replacements.reduce((result, [pattern, to]) => result.replace(pattern, to), unified).trim();
}

/** Splits into sentences and headline parts, each with its offset, so that positions in the whole text stay valid. */
export function splitSegments(text: string): { text: string; start: number }[] {
  const segments: { text: string; start: number }[] = [];
  const boundary = /\.{2,}|(?<=[가-힣"')\]])[.!?](?=\s|$|["'])|\n|\s\|\s|▲|■|◆|●|△/g;
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    segments.push({ text: text.slice(start, match.index + match[0].length), start });
    start = match.index + match[0].length;
  }
  segments.push({ text: text.slice(start), start });
  return segments.filter((segment) => segment.text.trim() !== '');
}
