import type { RawArticle } from '../article-collector.ts';
import { plainText } from '../plain-text.ts';
import { publisherOf } from '../publishers/publisher-of.ts';
import { isoDate } from './gdelt-time.ts';

/** Columns of a row of the Global Knowledge Graph 2.1. */
const COLUMNS = 27;
const column = { date: 1, collection: 2, link: 4, translation: 25, extras: 26 } as const;
/** Collection of the articles on the web; the others are broadcasts and libraries. */
const WEB = '1';
const KOREAN = Buffer.from('srclc:kor');
const LINE_END = 0x0a;
/** A longer row is left out. */
const MAX_ROW = 2_000_000;
const MAX_TITLE = 300;
const TITLE_BEGINS = '<PAGE_TITLE>';
const TITLE_ENDS = '</PAGE_TITLE>';

export interface GkgReader {
  /** Returns the number of lines so far. */
  push(piece: Uint8Array): number;
  /** Reads what is left; false when there were rows but none was one of the table. */
  end(): boolean;
}

/** Reads the rows of a file piece by piece, and gives the Korean articles among them. */
export function createGkgReader(give: (article: RawArticle) => void): GkgReader {
  let begun: Uint8Array[] = [];
  let length = 0;
  let lines = 0;
  const rows = { all: 0, ofTable: 0 };

  const endRow = () => {
    lines += 1;
    if (length === 0) return;
    const row = Buffer.concat(begun);
    const isTooLong = length > MAX_ROW;
    begun = [];
    length = 0;
    rows.all += 1;
    if (isTooLong) return;
    // Every row is counted, and only the Korean ones, one in a hundred, are decoded.
    if (tabsIn(row) < COLUMNS - 1) return;
    rows.ofTable += 1;
    const article = row.includes(KOREAN) ? articleOf(row.toString('utf8').split('\t')) : undefined;
    if (article !== undefined) give(article);
  };

  const keep = (part: Uint8Array) => {
    length += part.length;
    if (length <= MAX_ROW) begun.push(part);
  };

  return {
    push: (piece) => {
      let from = 0;
      for (let end = piece.indexOf(LINE_END); end !== -1; end = piece.indexOf(LINE_END, from)) {
        keep(piece.subarray(from, end));
        endRow();
        from = end + 1;
      }
      if (from < piece.length) keep(piece.subarray(from));
      return lines;
    },
    end: () => {
      endRow();
      return rows.all === 0 || rows.ofTable > 0;
    },
  };
}

function tabsIn(row: Uint8Array): number {
  let count = 0;
  for (let at = row.indexOf(0x09); at !== -1; at = row.indexOf(0x09, at + 1)) count += 1;
  return count;
}

/** Undefined for a row that is no article of the Korean press. */
function articleOf(fields: readonly string[]): RawArticle | undefined {
  if (fields[column.collection] !== WEB || !/\bsrclc:kor\b/.test(fields[column.translation] ?? '')) return undefined;
  const link = fields[column.link] ?? '';
  return {
    title: withoutPress(plainText(pageTitle(fields[column.extras] ?? ''), MAX_TITLE), link),
    description: '',
    links: [link],
    publishedAt: isoDate(fields[column.date] ?? ''),
  };
}

/** Empty where it has no end. It is searched for once: a row has up to two megabytes. */
function pageTitle(extras: string): string {
  const from = extras.indexOf(TITLE_BEGINS);
  const end = from < 0 ? -1 : extras.indexOf(TITLE_ENDS, from);
  return end < 0 ? '' : extras.slice(from + TITLE_BEGINS.length, end);
}

/** Takes the name of the newspaper from the end of a page's title ("… - 전자신문"): one is a listed company itself. */
function withoutPress(title: string, link: string): string {
  const press = URL.canParse(link) ? publisherOf(link) : '';
  const [, headline, ending] = /^(.+?)\s*[-|:<‹«–—]+\s*([^-|:<‹«–—]{1,40})$/.exec(title) ?? [];
  return headline !== undefined && ending?.trim() === press ? headline : title;
}
