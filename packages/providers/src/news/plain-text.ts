import { decodeHTML } from 'entities';

/** Longest piece of markup looked at; what we show is far shorter. */
const MAX_MARKUP = 20_000;

const blockTag = /<\/?(?:br|p|div|li|ul|ol|td|tr|table|h[1-6])\b[^<>]*>/gi;
const anyTag = /<\/?[a-z!][^<>]*>/gi;
const silentElement = /<(script|style)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
// All that Unicode says is not shown (zero-width, direction marks, tags, fillers), private use, and the blank of Braille.
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]/gu;

/** The visible text of a piece of HTML on one line: tags stripped first, entities decoded then, at most `maxLength` characters. */
export function plainText(markup: string, maxLength: number): string {
  const read = markup.slice(0, MAX_MARKUP);
  const untagged = read.includes('<')
    ? read.replace(silentElement, ' ').replace(blockTag, ' ').replace(anyTag, '')
    : read;
  return visibleText(untagged.includes('&') ? decodeHTML(untagged) : untagged, maxLength);
}

// Most texts have no others: ASCII, syllables and the marks of headlines, all visible and composed.
const visibleSigns = /^[ -~가-힣·…‘’“”↑↓]*$/;

/** A text without hidden characters, in composed Hangul, on one line, at most `maxLength` characters. */
export function visibleText(text: string, maxLength: number): string {
  if (visibleSigns.test(text)) return cutText(text.replace(/ {2,}/g, ' ').trim(), maxLength);
  const visible = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(hidden, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return cutText(visible, maxLength);
}

/** At most `maxLength` characters, the last an ellipsis where something was cut off. Never half a character. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const characters = Array.from(text);
  return characters.length <= maxLength
    ? text
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`;
}
