import { rssXml } from '@gaemi/testing/providers/feed-stub';
import { describe, expect, it } from 'vitest';
import { ProviderError } from '../../provider-error.ts';
import { parseFeed } from './parse-feed.ts';

const item = { title: '삼성전자 "신고가" & 상승', link: 'https://press.example/1?a=1&b=2', description: '<p>본문</p>' };

describe('parseFeed', () => {
  it('reads RSS 2.0, escaped and in CDATA alike', () => {
    const escaped = parseFeed(rssXml([item]), 'feed');
    expect(escaped.entries).toEqual([{ ...item, publishedAt: '', source: '' }]);
    expect(parseFeed(rssXml([item], { cdata: true }), 'feed')).toEqual(escaped);
  });

  it('reads RSS 1.0 and Atom', () => {
    const rdf = `<?xml version="1.0"?><rdf:RDF><channel><title>A</title></channel><item><title>B</title><link>https://a.example/</link><dc:date>2026-11-21T00:00:00Z</dc:date></item></rdf:RDF>`;
    expect(parseFeed(rdf, 'feed').entries).toMatchObject([{ title: 'B', publishedAt: '2026-11-21T00:00:00Z' }]);
    const atom = `<feed><title>A</title><entry><title type="html">B</title><link rel="self" href="https://a.example/self"/><link href="https://a.example/?x=1&amp;y=2"/><updated>2026-11-21T00:00:00Z</updated></entry></feed>`;
    expect(parseFeed(atom, 'feed').entries).toMatchObject([{ title: 'B', link: 'https://a.example/?x=1&y=2' }]);
  });

  it('takes the date that can be read where a feed has two', () => {
    const zero =
      '<item><title>B</title><pubDate>Mon, 01 Jan 0001 00:00:00 GMT</pubDate><dc:date>2026-11-21</dc:date></item>';
    expect(parseFeed(`<rss><channel>${zero}</channel></rss>`, 'feed').entries[0]?.publishedAt).toBe('2026-11-21');
    const people = '<entry><published>어제 오후</published><updated>2026-11-21T00:00:00Z</updated></entry>';
    expect(parseFeed(`<feed>${people}</feed>`, 'feed').entries[0]?.publishedAt).toBe('2026-11-21T00:00:00Z');
  });

  it('keeps text in its place beside CDATA, and reads entities once', () => {
    const xml =
      '<rss><channel><item><title>삼성<![CDATA[ & <b>LG</b> &amp;]]> 협력 &amp;amp; 투자</title></item></channel></rss>';
    expect(parseFeed(xml, 'feed').entries[0]?.title).toBe('삼성 & <b>LG</b> &amp; 협력 &amp; 투자');
  });

  it('reads Atom with a prefix, titles in XHTML, and a comment before the feed', () => {
    const xml = `<!-- made by hand --><?xml version="1.0"?>
      <atom:feed xmlns:atom="http://www.w3.org/2005/Atom"><atom:title>가</atom:title><atom:entry>
      <atom:title type="xhtml"><div>삼성전자 <b>신고가</b> &amp; 상승</div></atom:title>
      <atom:link href="https://a.example/1"/></atom:entry></atom:feed>`;
    expect(parseFeed(xml, 'feed').entries).toMatchObject([
      { title: '<div>삼성전자 <b>신고가</b> & 상승</div>', link: 'https://a.example/1' },
    ]);
  });

  it('loses no words of a title of RSS that stand in elements', () => {
    const entry = '<item><title><b>삼성전자</b>, 수주 &amp; 상승</title><description><p>본문</p></description></item>';
    for (const xml of [`<rss><channel>${entry}</channel></rss>`, `<rdf:RDF>${entry}</rdf:RDF>`])
      expect(parseFeed(xml, 'feed').entries).toMatchObject([
        { title: '<b>삼성전자</b>, 수주 & 상승', description: '<p>본문</p>' },
      ]);
  });

  it.each([
    ['/news/1?a=b', 'https://press.example/news/1?a=b'],
    ['//www.press.example/news/1', 'https://www.press.example/news/1'],
    ['www.press.example/news/1', 'http://www.press.example/news/1'],
  ])('reads the relative link %s as that of the feed, and one without a scheme as it is', (link, absolute) => {
    const xml = `<rss><channel><item><title>가</title><link>${link}</link></item></channel></rss>`;
    const [entry] = parseFeed(xml, 'feed', 'https://press.example/rss/all.xml').entries;
    expect(entry?.link).toBe(absolute);
  });

  it.each([
    ['삼성전자 <b>신고가', '삼성전자 <b>신고가'],
    ['<MBC 뉴스> 삼성전자 신고가', '<MBC 뉴스> 삼성전자 신고가'],
    ['a<b &amp; <![CDATA[c<d]]>', 'a<b & c<d'],
  ])('reads %s in one title, and loses none of its neighbours', (written, title) => {
    const items = [
      `<item><title>${written}</title><link>https://press.example/1</link></item>`,
      '<item><title>나</title></item>',
    ];
    for (const all of [items, items.toReversed()]) {
      const titles = parseFeed(`<rss><channel>${all.join('')}</channel></rss>`, 'feed').entries.map(
        (entry) => entry.title,
      );
      expect(titles.toSorted()).toEqual([title, '나'].toSorted());
    }
  });

  it.each(['', 'atom:'])('reads a stray tag in a text of Atom with the prefix %j', (prefix) => {
    const texts = `<${prefix}title>가<b>나</${prefix}title><${prefix}content type="html">다<br>라</${prefix}content>`;
    const xml = `<${prefix}feed><${prefix}entry>${texts}</${prefix}entry></${prefix}feed>`;
    expect(parseFeed(xml, 'feed').entries).toMatchObject([{ title: '가<b>나', description: '다<br>라' }]);
  });

  it('makes no headline of two where one lacks its end', () => {
    const items = ['<title>가나 급등', '<title>다라 급락</title>'].map(
      (title) => `<item>${title}<link>x</link></item>`,
    );
    const xml = `<rss><channel>${items.join('')}</channel></rss>`;
    expect(() => parseFeed(xml, 'feed')).toThrow('not well formed');
  });

  it('reads signs that stand in a title as they are', () => {
    const titles = ['<삼성전자> 이익 < 예상 & 3<5', '이익 <3조', '<b>수주</b> <'];
    const items = titles.map((title) => `<item><title>${title}</title><link>https://a.example/1</link></item>`);
    const { entries } = parseFeed(`<rss><channel><title>A < B</title>${items.join('')}</channel></rss>`, 'feed');
    expect(entries.map(({ title }) => title)).toEqual(titles);
  });

  it('reads a feed behind the warnings of its server, and no page with a feed in it', () => {
    const warning = '<br />\n<b>Warning</b>: include(): failed in <b>/srv/rss.php</b> on line <b>3</b><br />\n';
    expect(parseFeed(`${warning}${rssXml([item])}`, 'feed').entries).toMatchObject([{ title: item.title }]);
    for (const before of ['<!DOCTYPE html><pre>', '<html><pre>', warning.repeat(60)])
      expect(() => parseFeed(`${before}${rssXml([item])}`, 'feed')).toThrow(ProviderError);
  });

  it.each([
    ['a text', '<item><title><![CDATA[<?xml version="1.0"?>]]></title></item>'],
    ['a comment', '<!-- <?xml version="1.0"?> --><item><title>1</title></item>'],
  ])('reads a feed without a declaration and with one in %s', (_, content) => {
    expect(parseFeed(`<rss><channel>${content}</channel></rss>`, 'feed').entries).toHaveLength(1);
  });

  it('takes a guid for a link only where it is one', () => {
    const xml = '<rss><channel><item><guid>https://a.kr/1</guid></item><item><guid>12345</guid></item></channel></rss>';
    const { entries } = parseFeed(xml, 'feed', 'https://press.example/rss/all.xml');
    expect(entries.map(({ link }) => link)).toEqual(['https://a.kr/1', '']);
  });

  it('reads an empty channel', () => {
    expect(parseFeed(rssXml([]), 'feed').entries).toEqual([]);
    expect(parseFeed('<rdf:RDF><channel><title>가</title></channel></rdf:RDF>', 'feed').entries).toEqual([]);
  });

  it.each([
    ['an HTML page', '<!DOCTYPE html><html><body>consent</body></html>'],
    ['JSON', '{"items":[]}'],
    ['nothing', ''],
    ['XML of another kind', '<?xml version="1.0"?><svg/>'],
    ['XML that is cut off', '<?xml version="1.0"?><rss><channel><item><title>A'],
    [
      'entities of its own',
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa">]><rss><channel><title>&a;</title></channel></rss>',
    ],
    [
      'an entity from a file',
      '<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel><title>&a;</title></channel></rss>',
    ],
    ['deep nesting', `<?xml version="1.0"?><rss>${'<a>'.repeat(50_000)}`],
  ])('refuses %s [R45]', (_, xml) => {
    expect(() => parseFeed(xml, 'feed')).toThrow(ProviderError);
  });

  it('reads a feed behind a declaration and many comments, at once', () => {
    const comments = '<!-- made by a CMS -->\n'.repeat(20_000);
    const startedAt = process.threadCpuUsage().user;
    const feed = `<?xml version="1.0"?>\n${comments}${rssXml([item]).replace(/^<\?[^>]*\?>/, '')}`;
    expect(parseFeed(feed, 'feed').entries).toMatchObject([{ title: item.title }]);
    expect(process.threadCpuUsage().user - startedAt).toBeLessThan(1_000_000);
  });

  it.each([
    ['CDATA that never ends', `<?xml version="1.0"?><rss><channel>${'<![CDATA['.repeat(200_000)}`],
    ['comments that never end', `<?xml version="1.0"?>${'<!--'.repeat(500_000)}`],
    ['document types that never end', `<?xml version="1.0"?>${'<!DOCTYPE'.repeat(200_000)}`],
    ['titles that never end', `<?xml version="1.0"?><rss><channel>${'<title>'.repeat(200_000)}`],
    ['titles that end with the last article', `<rss><channel>${'<title><item>'.repeat(50_000)}</title>`],
    ['a name that never ends', `<?xml version="1.0"?><${'a'.repeat(1_000_000)}`],
  ])('refuses %s at once', (_, xml) => {
    const startedAt = process.threadCpuUsage().user;
    expect(() => parseFeed(xml, 'feed')).toThrow(ProviderError);
    expect(process.threadCpuUsage().user - startedAt).toBeLessThan(1_000_000);
  });
});
