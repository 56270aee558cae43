import { decodeXML } from 'entities';
import { XMLParser } from 'fast-xml-parser';
import { ProviderError } from '../../provider-error.ts';

/** More entries than any legitimate feed has. */
const MAX_ENTRIES = 1_000;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Entities of the document are never expanded. The five of XML and numeric ones are decoded per text below.
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  // Texts of Atom may be elements (`type="xhtml"`): kept as they are written.
  stopNodes: ['feed.entry.title', 'feed.entry.summary', 'feed.entry.content'],
});

/** An entry of a feed with its raw texts: title and description may contain markup. Missing texts are ''. */
export interface FeedEntry {
  title: string;
  description: string;
  link: string;
  publishedAt: string;
  /** Name in `<source>`. */
  source: string;
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
  const text = xml.replace(/^(?:\s|\ufeff|<!--[\s\S]*?-->)+/, '');
  if (!/^<(?:\?xml|rss|rdf|(?:[\w-]+:)?feed)\b/i.test(text)) throw malformed('answer is no feed');
  if (/<!(?:ENTITY|DOCTYPE[^>]*\[)/i.test(text)) throw malformed('feed declares entities');
  const root = parseXml(withoutPrefix(escapedCdata(text)));
  if (root === undefined) throw malformed('feed is not well formed');
  const rss = record(record(root.rss).channel);
  const rdf = record(root['rdf:RDF']);
  const atom = record(root.feed);
  if ('title' in rss || 'item' in rss) return feedOf(rss, list(rss.item).map(rssEntry), base);
  if ('item' in rdf) return feedOf(record(rdf.channel), list(rdf.item).map(rssEntry), base);
  if ('entry' in atom || 'title' in atom) return feedOf(atom, list(atom.entry).map(atomEntry), base);
  throw malformed('answer is no feed');
}

function parseXml(text: string): Record<string, unknown> | undefined {
  try {
    return record(parser.parse(text, true));
  } catch {
    return undefined;
  }
}

/** CDATA as ordinary text, so that it stays in its place among other text. */
const escapedCdata = (xml: string): string =>
  xml.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, raw: string) =>
    raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );

/** Removes the prefix that some feeds give all elements of Atom. */
function withoutPrefix(xml: string): string {
  const prefix = /^(?:<\?[^>]*\?>|<!--[\s\S]*?-->|\s)*<([\w-]+):feed\b/i.exec(xml)?.[1];
  return prefix === undefined ? xml : xml.replaceAll(`<${prefix}:`, '<').replaceAll(`</${prefix}:`, '</');
}

function feedOf(channel: Record<string, unknown>, entries: FeedEntry[], base: string | undefined): ParsedFeed {
  const absolute = (link: string) => (link === '' || base === undefined ? link : (URL.parse(link, base)?.href ?? link));
  return { title: textOf(channel.title), entries: entries.map((each) => ({ ...each, link: absolute(each.link) })) };
}

function rssEntry(node: unknown): FeedEntry {
  const item = record(node);
  return {
    title: textOf(item.title),
    description: textOf(item.description) || textOf(item['content:encoded']),
    link: textOf(item.link) || textOf(item.guid),
    publishedAt: textOf(item.pubDate) || textOf(item['dc:date']),
    source: textOf(item.source),
  };
}

function atomEntry(node: unknown): FeedEntry {
  const entry = record(node);
  const links = list(entry.link).map(record);
  const link = links.find((each) => each['@rel'] === undefined || each['@rel'] === 'alternate') ?? links[0];
  return {
    title: textOf(entry.title),
    description: textOf(entry.summary) || textOf(entry.content),
    link: decodeXML(String(link?.['@href'] ?? '')),
    publishedAt: textOf(entry.published) || textOf(entry.updated),
    source: textOf(record(entry.source).title),
  };
}

/** Returns the text of an element that occurs once or several times (the first counts). */
function textOf(node: unknown): string {
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
