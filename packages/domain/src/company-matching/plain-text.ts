const invisible = /[\p{Cf}\u115f\u1160\u3164\uffa0]/gu;
const replacements: readonly (readonly [RegExp, string])[] = [
  [/[“”„‟″«»「」『』]/g, '"'],
  [/[‘’‚‛′`´]/g, "'"],
  [/[ㆍᆞ‧・•∙⋅]/g, '·'],
  [/[–—―−]/g, '-'],
  [/\s+/g, ' '],
];

// Texts of these signs alone are most texts, and have one spelling already but for blanks: ASCII without `, syllables, a few marks.
const unifiedSigns = /^[ -_a-~가-힣·↑↓▲△■◆●]*$/;

/** One spelling for what newsrooms type in many ways: width, quotes, dots, dashes, blanks; invisible characters are gone. */
export function unifyText(text: string): string {
  if (unifiedSigns.test(text)) return text.replace(/ {2,}/g, ' ').trim();
  const unified = text.normalize('NFKC').replace(invisible, '');
  return replacements.reduce((result, [pattern, to]) => result.replace(pattern, to), unified).trim();
}

/** Sentences and headline parts, each with its offset, so that positions found in the whole text stay valid. */
export function segmentsOf(text: string): { text: string; start: number }[] {
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
