import { status } from '@gaemi/testing/providers/faults';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from './read-feed.ts';

let stub: FeedStub;
beforeAll(async () => {
  stub = await startFeedStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const read = (path: string) => readFeed(stub.url + path, { signal: new AbortController().signal });
const pubDate = (minute: number) => `Fri, 20 Nov 2026 10:${String(minute).padStart(2, '0')}:00 +0900`;

describe('one feed', () => {
  it('gives every article with title, link, press and moment, newest first', async () => {
    stub.setFeed('/rss', [
      { title: '가상전자, 공장 증설', link: 'https://www.yna.co.kr/view/AKR1?section=market/all', pubDate: pubDate(1) },
      { title: '가상화학 <b>배당</b>', link: 'https://press.example/2', pubDate: pubDate(2) },
      { title: '날짜 없음', link: 'https://press.example/3' },
    ]);
    const { articles, undated, reachesBackTo } = await read('/rss');
    expect(articles.map(({ title, publisher, publishedAt }) => [title, publisher, publishedAt.toISOString()])).toEqual([
      ['가상화학 배당', '시험 뉴스', '2026-11-20T01:02:00.000Z'],
      ['가상전자, 공장 증설', '연합뉴스', '2026-11-20T01:01:00.000Z'],
    ]);
    expect(undated).toBe(1);
    expect(reachesBackTo).toEqual(new Date('2026-11-20T01:02:00.000Z'));
  });

  it('reads summaries that are escaped twice', async () => {
    // As a news agency writes them: the title in CDATA, the entity of an entity in the summary, a picture beside.
    const item = `<item><title><![CDATA[가상 E&S, 새 터미널]]></title><link>https://www.yna.co.kr/view/AKR2</link><pubDate>${pubDate(3)}</pubDate><description>가상에너지 E&amp;amp;S가 새 터미널에서</description><media:content url="https://img.example/a.jpg?type=w647" /></item>`;
    stub.setXml(
      '/twice',
      `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title><![CDATA[마켓]]></title>${item}</channel></rss>`,
    );
    expect((await read('/twice')).articles).toMatchObject([
      { title: '가상 E&S, 새 터미널', description: '가상에너지 E&S가 새 터미널에서', publisher: '연합뉴스' },
    ]);
  });

  it('tells nothing of its reach without dates or entries', async () => {
    stub.setFeed('/undated', [{ title: '가', link: 'https://press.example/1' }]);
    stub.setXml('/empty', '<rss version="2.0"><channel></channel></rss>');
    expect(await read('/undated')).toEqual({ articles: [], undated: 1, reachesBackTo: null });
    expect(await read('/empty')).toEqual({ articles: [], undated: 0, reachesBackTo: null });
  });

  it('reaches no further back by the zero of a clock, as servers write a lost date', async () => {
    const lost = [1, 2, 3].map((serial) => ({
      title: `날짜를 잃은 소식 ${serial}`,
      link: `https://press.example/lost/${serial}`,
      pubDate: 'Thu, 01 Jan 1970 09:00:00 +0900',
    }));
    const dated = [5, 6, 7, 8].map((minute) => ({
      title: `소식 ${minute}`,
      link: `https://press.example/${minute}`,
      pubDate: pubDate(minute),
    }));
    stub.setFeed('/lost', [...dated, ...lost]);
    const { articles, undated, reachesBackTo } = await read('/lost');
    expect([articles.length, undated, reachesBackTo]).toEqual([4, 3, new Date('2026-11-20T01:07:00.000Z')]);
  });

  it('is tried twice, and names itself without its query where it fails', async () => {
    stub.fail(status(503), Number.POSITIVE_INFINITY);
    await expect(read('/rss?key=secret')).rejects.toMatchObject({
      kind: 'unreachable',
      provider: `feed:${new URL(stub.url).host}/rss`,
    });
    expect(stub.requests).toHaveLength(2);
  });
});
