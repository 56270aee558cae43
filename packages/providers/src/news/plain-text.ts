import { markupTag } from '@gaemi/domain/text/markup-tag';
import { decodeHTML, decodeHTMLStrict } from 'entities';

/** Longest piece of markup that is read; displayed texts are far shorter. */
const MAX_MARKUP = 20_000;

const blockTag = /<\/?(?:br|p|div|li|ul|ol|td|tr|table|h[1-6])\b[^<>]*>/gi;
// All characters that Unicode defines as invisible (zero-width, direction marks, tags, fillers), private use, and the
// Braille blank.
const hidden = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\u2800]/gu;

/** What a text that was escaped twice still has when it was decoded once: names of signs ("&uarr;"), and others that are none ("M&A;"). */
const escapedTwice = /&(?:[a-z][a-z\d]{1,31}|#\d{2,5}|#x[\da-f]{2,4});/i;

/**
 * Returns the visible text of a piece of HTML on one line, at most `maxLength` characters. It strips tags first and
 * decodes entities then, and once more what was escaped twice: "KT&amp;amp;G" names a company.
 */
export function plainText(markup: string, maxLength: number): string {
  const read = markup.slice(0, MAX_MARKUP);
  const untagged = read.includes('<')
    ? withoutSilentElements(read).replace(blockTag, ' ').replace(markupTag, '')
    : read;
  const decoded = untagged.includes('&') ? decodeHTML(untagged) : untagged;
  const again = escapedTwice.test(decoded) ? decodeHTMLStrict(decoded) : decoded;
  return visibleText(again === decoded ? decoded : again.replace(markupTag, ''), maxLength);
}

/**
 * Replaces scripts and styles by a blank. An element without an end stays. Each text is searched once for an end: many
 * open elements take no longer than one.
 */
function withoutSilentElements(markup: string): string {
  const opening = /<(script|style)\b[^<>]*>/gi;
  const parts: string[] = [];
  const endless = new Set<string>();
  let from = 0;
  for (let open = opening.exec(markup); open !== null; open = opening.exec(markup)) {
    const name = (open[1] ?? '').toLowerCase();
    if (endless.has(name)) continue;
    const closing = name === 'script' ? /<\/script\s*>/gi : /<\/style\s*>/gi;
    closing.lastIndex = opening.lastIndex;
    if (closing.test(markup)) {
      parts.push(markup.slice(from, open.index), ' ');
      from = closing.lastIndex;
      opening.lastIndex = from;
    } else endless.add(name);
  }
  return parts.join('') + markup.slice(from);
}

// Most texts have no others: ASCII, syllables and the marks of headlines, all visible and composed.
const visibleSigns = /^[ -~가-힣·…‘’“”↑↓]*$/;

/** Returns a text without hidden characters, in composed Hangul, on one line, at most `maxLength` characters. */
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

/**
 * Cuts to at most `maxLength` characters; the last is an ellipsis when something was cut off. Never splits a character.
 */
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
