import { newsSides } from '@gaemi/domain/news-side';
import { type FeedStub, startFeedStub } from '@gaemi/testing/providers/feed-stub';
import { type GdeltStub, gdeltArticle, startGdeltStub } from '@gaemi/testing/providers/gdelt-stub';
import { type NaverArticle, naverArticles } from '@gaemi/testing/providers/naver-articles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LiveWorker, startLiveWorker } from '../../testing/start-live-worker.ts';

const DAY = 86_400_000;
const company = { name: '삼성전자' };

/** Words that no other text has, in titles and descriptions of NAVER only. */
const planted = (article: NaverArticle, index: number): NaverArticle => ({
  ...article,
  title: `${article.title} 심은제목${index}`,
  description: `${article.description} 심은본문${index}`,
});

describe('articles that no model may read and that are kept for 21 days', () => {
  let live: LiveWorker;
  let gdelt: GdeltStub;
  let feed: FeedStub;
  let moved = 0;
  const startedAt = Date.now();

  beforeAll(async () => {
    [gdelt, feed] = await Promise.all([startGdeltStub(), startFeedStub()]);
    const variables = {
      NEWS_SOURCE: 'naver,gdelt,feed',
      NAVER_RIGHTS: 'public',
      GDELT_API_URL: gdelt.url,
      NEWS_FEED_URLS: `${feed.url}/rss,${feed.url}/gone`,
    };
    live = await startLiveWorker(
      { ...variables, NEWS_SHARED_MINUTES: '10' },
      { clock: { now: () => new Date(Date.now() + moved) } },
    );
    const to = new Date(startedAt - 3_600_000);
    live.naver.setArticles(naverArticles({ company, count: 60, to, perDay: 20 }).map(planted));
    feed.setFeed('/rss', [
      {
        title: '삼성전자, 인도 연구소에 9100억원 투자 심은제목피드',
        link: 'https://www.mk.co.kr/news/1',
        description: '삼성전자가 인도에 투자한다. 심은설명',
        pubDate: to.toUTCString(),
      },
      // So far back it reaches.
      {
        ...{ title: '날씨', link: 'https://www.mk.co.kr/news/2' },
        pubDate: new Date(startedAt - 300 * DAY).toUTCString(),
      },
    ]);
    const free = ['삼성전자, 베트남 냉장고 공장에 7400억원 투자', '삼성전자, 브라질서 세탁기 4만대 리콜'];
    gdelt.setArticles(
      free.map((title, index) =>
        gdeltArticle({ title, url: `https://www.etnews.com/free${index}`, seendate: seen(to) }),
      ),
    );
  });
  afterAll(async () => {
    await live.close();
    await Promise.all([gdelt.close(), feed.close()]);
  });

  /** Every document of every collection that holds a planted word. */
  const holding = async (words = /심은(?:제목|본문|설명)/) => {
    const collections = await live.worker.connection.db?.listCollections().toArray();
    const found: { collection: string; removeAt: Date | undefined }[] = [];
    for (const { name } of collections ?? []) {
      for (const document of await live.worker.connection.collection(name).find().toArray()) {
        if (words.test(JSON.stringify(document))) found.push({ collection: name, removeAt: document.removeAt });
      }
    }
    return found;
  };

  it('are judged offline and read by no model, while the others are read by it', async () => {
    const userId = await live.worker.insertMember();
    const { result, state } = await live.analyse(userId);
    expect(state).toBe('done');
    const asked = live.model.questions.map((question) => JSON.stringify(question)).join('\n');
    expect(asked).toContain('베트남 냉장고 공장');
    expect(asked).not.toMatch(/심은/);
    expect(result?.coverage.sources).toMatchObject([
      { name: 'naver', status: 'ok' },
      { name: 'gdelt', status: 'ok', found: 2 },
      { name: 'feed', status: 'limited', found: 1, failed: ['127.0.0.1'] },
    ]);
    // The feed that failed is named; the other reaches back far enough, so no day is missing.
    expect(result?.coverage.sources[2]).not.toHaveProperty('missing');
    // Of a feed only titles and links may be stored.
    expect(await holding(/심은설명/)).toEqual([]);
    expect((await holding(/심은제목피드/)).length).toBeGreaterThan(0);
    const evidence = await live.worker.connection.collection('news_evidence').findOne({});
    expect(new Set(evidence?.events.map((event: { judgedBy: string }) => event.judgedBy))).toEqual(
      new Set(['offline', 'openai']),
    );
    const stored = await holding();
    // An analysis itself holds what is composed of them: whether a planted word is in it depends on the hour.
    expect(new Set(stored.map(({ collection }) => collection)).add('news_analyses')).toEqual(
      new Set(['archived_articles', 'news_analyses', 'news_evidence', 'news_details', 'stock_events']),
    );
    expect(Object.values(result?.summaries ?? {})).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
    // The archive ends by itself, no later than the last allowed moment.
    const limit = Date.now() + 21 * DAY;
    const archived = stored.filter(({ collection }) => collection === 'archived_articles');
    expect(archived.every(({ removeAt }) => removeAt !== undefined && removeAt.getTime() <= limit)).toBe(true);
  });

  it('leave no text behind when their days are over, but scores, counts and the others’ texts', async () => {
    const analyses = live.worker.connection.collection('news_analyses');
    const details = live.worker.connection.collection('news_details');
    const [before, sidesBefore] = [await analyses.findOne({}), await details.find().toArray()];
    await live.worker.connection.collection('objections').insertOne({
      sentence: '심은제목 인수',
      articles: [{ title: '심은제목', description: '심은본문', source: 'naver', fetchedAt: new Date(startedAt) }],
    });
    // The reader would read it again: a feed lists its articles for some hours.
    feed.setFeed('/rss', []);
    moved = 21 * DAY - 60_000;
    await live.worker.stopWorker();
    await live.worker.startAnother();
    expect((await holding()).length).toBeGreaterThan(0);
    moved = 21 * DAY + 60_000;
    await live.worker.stopWorker();
    await live.worker.startAnother();
    await expect.poll(() => holding(), { timeout: 15_000 }).toEqual([]);

    const [after, sidesAfter] = [await analyses.findOne({}), await details.find().toArray()];
    expect(after?.result).toEqual({ ...before?.result, summaries: { good: '', bad: '' }, lead: [] });
    expect(sidesAfter.map(({ content }) => [content.score, content.reasons.length, content.restCount])).toEqual(
      sidesBefore.map(({ content }) => [content.score, content.reasons.length, content.restCount]),
    );
    const texts = sidesAfter.flatMap(({ content }) => content.reasons.map(({ text }: { text: string }) => text));
    expect(texts).toContain('');
    expect(texts.filter((text) => text !== '')).not.toEqual([]);
    expect(sidesAfter).toHaveLength(newsSides.length);
  });
});

const seen = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
