import { visibleText } from '../../news/plain-text.ts';

const link =
  /\b[a-z][a-z+.-]*:\/\/|\b(?:javascript|data):|www\.|\b[\w-]+\.(?:com|net|org|kr|io|gg|me|ly|xyz|shop)\b|[\w.+-]+@[\w-]+\./i;
const markup = /<[^>]*>|&(?:#|[a-z]+;)|\]\(|!\[|\[\d+\]|[`|{}\\]|\*\*|__|^\s*(?:#|[-*•]\s|\d+\.\s)/im;

export function hasLink(text: string): boolean {
  return link.test(text);
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
