import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { ProviderError } from '../../provider-error.ts';
import { withScheme } from '../article-link.ts';
import { parsePublishedAt } from '../published-at.ts';

/** More entries than any legitimate feed has. */
const MAX_ENTRIES = 1_000;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Entities of the document are never expanded. The five of XML and numeric ones are decoded per text below.
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // Texts may hold elements (`type="xhtml"` in Atom, `<b>` in titles of RSS): kept as they are written.
  stopNodes: [
    ...['title', 'summary', 'content'].map((name) => `feed.entry.${name}`),
    ...['rss.channel.item', 'rdf:RDF.item'].flatMap((item) => [`${item}.title`, `${item}.description`]),
  ],
});

/** An entry of a feed with its raw texts: title and description may contain markup. Missing texts are ''. */
export interface FeedEntry {
  title: string;
  description: string;
  link: string;
  publishedAt: string;
  /** Name in `<source>`, and the address beside it. */
  source: string;
  sourceUrl?: string | undefined;
}

export interface ParsedFeed {
  title: string;
  entries: FeedEntry[];
}

/**
 * Reads RSS 2.0, RSS 1.0 or Atom. `base`: address of the feed, to which its relative links belong. @throws ProviderError
 * `malformed` for anything else, HTML pages and documents with their own entities included
 */
export function parseFeed(xml: string, provider: string, base?: string): ParsedFeed {
  const malformed = (what: string) => new ProviderError(provider, 'malformed', { message: what });
  const text = withoutWarning(xml.slice(endOfProlog(xml, { declarations: false })));
  if (!FEED_START.test(text)) throw malformed('answer is no feed');
  if (declaresEntities(text)) throw malformed('feed declares entities');
  const readXml = (readable: string) => parseXml(escapedSigns(readable));
  const plain = withoutPrefix(escapedCdata(text));
  const root = readXml(plain) ?? readXml(escapedTexts(plain));
  if (root === undefined) throw malformed('feed is not well formed');
  const rss = record(record(root.rss).channel);
  const rdf = record(root['rdf:RDF']);
  const atom = record(root.feed);
  // A channel may be empty, and have no title.
  if ('channel' in record(root.rss)) return buildFeed(rss, list(rss.item).map(rssEntry), base);
  if ('item' in rdf || 'channel' in rdf) return buildFeed(record(rdf.channel), list(rdf.item).map(rssEntry), base);
  if ('entry' in atom || 'title' in atom) return buildFeed(atom, list(atom.entry).map(atomEntry), base);
  throw malformed('answer is no feed');
}

function parseXml(text: string): Record<string, unknown> | undefined {
  try {
    return record(parser.parse(text, true));
  } catch {
    return undefined;
  }
}

// A feed may be hostile: what follows reads each character once, where a regular expression would begin again and again.

/** Returns where the blanks and comments at the start of a document end, with `declarations` also `<?…?>`. */
function endOfProlog(xml: string, { declarations }: { declarations: boolean }): number {
  const blank = /[\s\ufeff]*/y;
  for (let at = 0; ; ) {
    blank.lastIndex = at;
    blank.test(xml);
    at = blank.lastIndex;
    const closing = xml.startsWith('<!--', at) ? '-->' : declarations && xml.startsWith('<?', at) ? '?>' : undefined;
    const end = closing === undefined ? -1 : xml.indexOf(closing, at + 2);
    if (closing === undefined || end === -1) return at;
    at = end + closing.length;
  }
}

/** Returns whether a document declares entities, or may do so in a DOCTYPE of its own. */
function declaresEntities(xml: string): boolean {
  if (/<!ENTITY/i.test(xml)) return true;
  const doctype = /<!DOCTYPE/gi;
  for (let found = doctype.exec(xml); found !== null; found = doctype.exec(xml)) {
    const close = xml.indexOf('>', found.index);
    const end = close === -1 ? xml.length : close;
    if (xml.slice(found.index, end).includes('[')) return true;
    doctype.lastIndex = end;
  }
  return false;
}

const CDATA = '<![CDATA[';

/** CDATA as ordinary text, so that it stays in its place among other text. */
function escapedCdata(xml: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let start = xml.indexOf(CDATA); start !== -1; start = xml.indexOf(CDATA, from)) {
    const end = xml.indexOf(']]>', start + CDATA.length);
    if (end === -1) break;
    const raw = xml.slice(start + CDATA.length, end);
    parts.push(xml.slice(from, start), raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    from = end + ']]>'.length;
  }
  return parts.join('') + xml.slice(from);
}

/**
 * Texts as ordinary text whatever tags are in them: `<b>` without its end, or "<MBC 뉴스>" in one title, must not cost all other
 * articles of a feed. A text without its end takes nothing of the next article.
 */
const escapedTexts = (xml: string): string =>
  xml
    .split(/(?=<\/?(?:item|entry)[\s>])/)
    .map(escapedTextsWithin)
    .join('');

function escapedTextsWithin(xml: string): string {
  const opening = /<(title|description|content:encoded|summary|content)(?:\s[^<>]*)?(?<!\/)>/g;
  const parts: string[] = [];
  const endless = new Set<string>();
  let from = 0;
  for (let open = opening.exec(xml); open !== null; open = opening.exec(xml)) {
    const name = open[1] ?? '';
    const end = endless.has(name) ? -1 : xml.indexOf(`</${name}>`, opening.lastIndex);
    if (end === -1) {
      endless.add(name);
      continue;
    }
    parts.push(xml.slice(from, opening.lastIndex), xml.slice(opening.lastIndex, end).replaceAll('<', '&lt;'));
    from = end;
    opening.lastIndex = end;
  }
  return parts.join('') + xml.slice(from);
}

/**
 * Newspapers write `&` and `<` into titles and links as they are. They are those signs unless an entity follows, or what may begin a tag:
 * no element of a feed has a Korean name.
 */
const escapedSigns = (xml: string): string =>
  xml.replace(/&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi, '&amp;').replace(/<(?![a-z_:/!?])/gi, '&lt;');

const FEED_START = /^<(?:\?xml|rss|rdf|(?:[\w-]{1,100}:)?feed)\b/i;

/** Most characters of what a server writes before a feed. */
const LONGEST_WARNING = 4_096;

/** Leaves out the warnings that PHP writes before the declaration. A page of HTML may have one in it, and is no feed; so may a text of a feed. */
function withoutWarning(xml: string): string {
  if (FEED_START.test(xml)) return xml;
  const at = xml.slice(0, LONGEST_WARNING).indexOf('<?xml ');
  return at < 1 || /<(?:!doctype|html)\b/i.test(xml.slice(0, at)) ? xml : xml.slice(at);
}

/** Removes the prefix that some feeds give all elements of Atom. */
function withoutPrefix(xml: string): string {
  const root = endOfProlog(xml, { declarations: true });
  const prefix = /^<([\w-]{1,100}):feed\b/i.exec(xml.slice(root, root + 200))?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}

function buildFeed(channel: Record<string, unknown>, entries: FeedEntry[], base: string | undefined): ParsedFeed {
  const absolute = (link: string) =>
    link === '' || base === undefined ? link : (URL.parse(withScheme(link), base)?.href ?? link);
  return { title: toText(channel.title), entries: entries.map((each) => ({ ...each, link: absolute(each.link) })) };
}

function rssEntry(node: unknown): FeedEntry {
  const item = record(node);
  const guid = toText(item.guid);
  return {
    title: toText(item.title),
    description: toText(item.description) || toText(item['content:encoded']),
    link: toText(item.link) || (URL.canParse(guid) ? guid : ''),
    publishedAt: readableDate(item.pubDate, item['dc:date']),
    source: toText(item.source),
    sourceUrl: readAddress(list(item.source)[0]),
  };
}

function atomEntry(node: unknown): FeedEntry {
  const entry = record(node);
  const links = list(entry.link).map(record);
  const link = links.find((each) => each['@rel'] === undefined || each['@rel'] === 'alternate') ?? links[0];
  return {
    title: toText(entry.title),
    description: toText(entry.summary) || toText(entry.content),
    link: decodeXML(String(link?.['@href'] ?? '')),
    publishedAt: readableDate(entry.published, entry.updated),
    source: toText(record(entry.source).title),
  };
}

function readAddress(node: unknown): string | undefined {
  const url = record(node)['@url'];
  return typeof url === 'string' ? decodeXML(url) : undefined;
}

/** The first date that can be read: a feed that leaves one at zero or writes it for people may fill the other. */
const readableDate = (...nodes: unknown[]): string =>
  nodes.map(toText).find((text) => parsePublishedAt(text) !== undefined) ?? '';

/** Returns the text of an element that occurs once or several times (the first counts). */
function toText(node: unknown): string {
  const [first] = list(node);
  const text = typeof first === 'string' ? first : record(first)['#text'];
  return typeof text === 'string' ? decodeXML(text).trim() : '';
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function list(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [value];
}
