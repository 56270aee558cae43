import { encodeEucKr } from './euc-kr.ts';
import { type StubServer, startStubServer } from './stub-server.ts';

export interface FeedItem {
  title: string;
  link: string;
  description?: string;
  /** RFC 822; undefined when the feed has none. */
  pubDate?: string;
  source?: { name: string; url: string };
}

export interface FeedStub extends StubServer {
  /** Content of a path. Google News search is `/rss/search`. */
  setFeed(path: string, items: readonly FeedItem[], options?: FeedOptions): void;
  /** Serves this text unchanged. */
  setXml(path: string, xml: string): void;
}

export interface FeedOptions {
  channel?: string;
  encoding?: 'utf-8' | 'euc-kr';
  /** Wraps titles and descriptions in CDATA instead of escaping them. */
  cdata?: boolean;
}

/** Stub of press feeds (any path) and Google News search, RSS 2.0. */
export async function startFeedStub(options: { port?: number } = {}): Promise<FeedStub> {
  const feeds = new Map<string, { bytes: Buffer; contentType: string }>();
  const server = await startStubServer(({ path }, response) => {
    const feed = feeds.get(path);
    if (feed === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('<html>없는 페이지</html>');
    else response.writeHead(200, { 'content-type': feed.contentType }).end(feed.bytes);
  }, options.port);
  return {
    ...server,
    setFeed: (path, items, feedOptions = {}) => {
      const xml = rssXml(items, feedOptions);
      const bytes = feedOptions.encoding === 'euc-kr' ? encodeEucKr(xml) : Buffer.from(xml);
      // Old feeds declare their charset in the document only.
      feeds.set(path, { bytes, contentType: 'application/rss+xml' });
    },
    setXml: (path, xml) =>
      void feeds.set(path, { bytes: Buffer.from(xml), contentType: 'application/xml; charset=utf-8' }),
  };
}

export function rssXml(items: readonly FeedItem[], options: FeedOptions = {}): string {
  const text = (value: string) => (options.cdata === true ? `<![CDATA[${value}]]>` : escapeXml(value));
  const body = items
    .map(({ title, link, description, pubDate, source }) =>
      [
        '<item>',
        `<title>${text(title)}</title>`,
        `<link>${escapeXml(link)}</link>`,
        description === undefined ? '' : `<description>${text(description)}</description>`,
        pubDate === undefined ? '' : `<pubDate>${pubDate}</pubDate>`,
        source === undefined ? '' : `<source url="${escapeXml(source.url)}">${escapeXml(source.name)}</source>`,
        '</item>',
      ].join(''),
    )
    .join('\n');
  return `<?xml version="1.0" encoding="${options.encoding ?? 'utf-8'}"?>
<rss version="2.0"><channel><title>${escapeXml(options.channel ?? '시험 뉴스')}</title><link>https://press.example/</link>
${body}
</channel></rss>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
