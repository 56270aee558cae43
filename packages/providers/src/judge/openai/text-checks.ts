import { visibleText } from '../../news/plain-text.ts';

const address = /\b[a-z][a-z+.-]*:\/\/|\b(?:javascript|data):|www\.|[\w.+-]+@[\w-]+\./i;
const host = /\b[\w-]+\.(?:com|net|org|kr|io|gg|me|ly|xyz|shop)\b/gi;
const markup = /<[^>]*>|&(?:#|[a-z]+;)|\]\(|!\[|\[\d+\]|[`|{}\\]|\*\*|__|^\s*(?:#|[-*•]\s|\d+\.\s)/im;

/** Returns true for an address, and for the name of a host that `source` does not have: companies have such names. */
export function hasLink(text: string, source: string): boolean {
  const known = source.toLowerCase();
  return address.test(text) || (text.match(host) ?? []).some((name) => !known.includes(name.toLowerCase()));
}

/** Returns true where a sentence ends before the last one. A full stop within a name of `source` ends none ("U.S. 스틸"). */
export function hasSeveralSentences(text: string, source: string): boolean {
  const known = source.replace(/\s+/g, ' ');
  const stops = text.replace(/\s+/g, ' ').matchAll(/(\S*[.!?]) (?=(\S))/g);
  return [...stops].some(([, before, next]) => !known.includes(`${before} ${next}`));
}

/** HTML, Markdown, list or footnote marks. */
export function hasMarkup(text: string): boolean {
  return markup.test(text);
}

/** Returns true when most letters are Hangul; names in Latin letters are allowed. */
export function isKorean(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const hangul = text.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  return hangul > 0 && hangul >= letters * 0.5;
}

/** Returns true when `quote` is a part of `source`, ignoring white space, and long enough to be meaningful. */
export function isQuotedFrom(quote: string, source: string): boolean {
  const bare = (text: string) => visibleText(text, 10_000).replace(/\s/gu, '');
  return bare(quote).length >= 4 && bare(source).includes(bare(quote));
}
