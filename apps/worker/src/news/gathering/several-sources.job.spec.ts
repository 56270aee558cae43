import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { status } from '@gaemi/testing/providers/faults';
import { type GdeltStub, gdeltArticle, startGdeltStub } from '@gaemi/testing/providers/gdelt-stub';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsOrder } from '../../testing/news-order.ts';
import { startTwoWorkers } from '../../testing/two-workers.ts';

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const naverStory = (name: string, id: number): NaverArticle => ({
  title: `<b>${name}</b>, 미국 공장에 ${id}000억원 투자`,
  description: `<b>${name}</b>가 미국 공장에 투자한다고 밝혔다.`,
  originallink: `https://www.yna.co.kr/view/${name}${id}`,
  link: `https://www.yna.co.kr/view/${name}${id}`,
  pubDate: rfc822(hoursAgo(id)),
});
const seen = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

describe('an analysis of several sources', () => {
  let naver: NaverStub;
  let gdelt: GdeltStub;
  let workers: Awaited<ReturnType<typeof startTwoWorkers>>;
  let userId: string;

  beforeAll(async () => {
    [naver, gdelt] = await Promise.all([startNaverStub(), startGdeltStub()]);
    workers = await startTwoWorkers({
      NEWS_SOURCE: 'naver,gdelt',
      NAVER_API_URL: naver.url,
      NAVER_CLIENT_ID: naverStubKeys.clientId,
      NAVER_CLIENT_SECRET: naverStubKeys.clientSecret,
      GDELT_API_URL: gdelt.url,
      ANALYZER: 'offline',
    });
  });
  afterAll(async () => {
    await workers.close();
    await Promise.all([naver.close(), gdelt.close()]);
  });
  beforeEach(async () => {
    userId = await workers.insertMember();
    naver.requests.length = 0;
    gdelt.requests.length = 0;
  });
  afterEach(() => {
    naver.recover();
    gdelt.recover();
  });

  const analyse = async (stockCode: string, stockName: string, member = userId) => {
    const order = newsOrder(member, { stockCode, stockName });
    await workers.accept(order);
    return workers.ended(order, 60_000);
  };

  it('gathers all of them, counts an article of both once, and names each', async () => {
    naver.setArticles([naverStory('삼성전자', 1), naverStory('삼성전자', 2)]);
    gdelt.setArticles([
      gdeltArticle({
        url: naverStory('삼성전자', 1).link,
        title: '삼성전자, 미국 공장에 1000억원 투자',
        seendate: seen(hoursAgo(1)),
      }),
      gdeltArticle({
        url: 'https://www.etnews.com/9',
        title: '삼성전자 브라질 공장 화재',
        seendate: seen(hoursAgo(3)),
      }),
    ]);
    const { result } = await analyse('005930', '삼성전자');
    expect(result?.coverage).toMatchObject({
      found: 4,
      droppedBy: { duplicate: 1 },
      truncated: false,
      sources: [
        { name: 'naver', status: 'ok', found: 2 },
        { name: 'gdelt', status: 'ok', found: 2 },
      ],
    });
  });

  it('gives an article the day on which the press published it, and not on which GDELT saw it', async () => {
    const title = '카카오, 데이터센터에 7000억원 투자';
    const { link, description } = naverStory('카카오', 7);
    naver.setArticles([{ title, description, originallink: link, link, pubDate: rfc822(hoursAgo(49)) }]);
    gdelt.setArticles([gdeltArticle({ url: link, title, seendate: seen(hoursAgo(1)) })]);
    const { result } = await analyse('035720', '카카오');
    const day = seoulDay(hoursAgo(49));
    expect(result?.coverage).toMatchObject({ kept: 1, coveredFrom: day, coveredTo: day });
  });

  it('gathers a company once for all members and workers within some minutes', async () => {
    naver.setArticles([naverStory('SK하이닉스', 1)]);
    gdelt.setArticles([]);
    naver.delay(300);
    const members = await Promise.all([1, 2, 3, 4].map(() => workers.insertMember()));
    const all = await Promise.all(members.map((member) => analyse('000660', 'SK하이닉스', member)));
    expect(all.map(({ result }) => result?.coverage.kept)).toEqual([1, 1, 1, 1]);
    const [{ result }] = all as [(typeof all)[number]];
    expect(all.map((each) => each.result?.scores)).toEqual(all.map(() => result?.scores));
    const firstPages = naver.requests.filter(({ query }) => query.get('start') === '1');
    expect(new Set(firstPages.map(({ query }) => query.get('query'))).size).toBe(firstPages.length);
    expect(gdelt.requests).toHaveLength(1);
    // The scorecard counts the first result of the stock and day, and not what it was asked for by whom.
    const { rows } = await workers.get(ScorecardRowRepository).find();
    expect(rows.filter(({ stockCode }) => stockCode === '000660')).toMatchObject([
      { good: result?.scores.good, bad: result?.scores.bad, scoreVersion: 2, joined: null },
    ]);
  });

  it('goes on with the others when one fails, and names it', async () => {
    naver.fail(status(401), Number.POSITIVE_INFINITY);
    gdelt.setArticles([
      gdeltArticle({
        url: 'https://www.etnews.com/7',
        title: '현대건설, 사우디서 5조원 수주',
        seendate: seen(hoursAgo(3)),
      }),
    ]);
    const { state, result } = await analyse('000720', '현대건설');
    expect(state).toBe('done');
    expect(result?.coverage.sources).toMatchObject([
      { name: 'naver', status: 'failed', found: 0 },
      { name: 'gdelt', status: 'ok', found: 1 },
    ]);
    expect(result?.dataSource).toBe('gdelt');
  });

  it('is tried again when nothing is left and the source that failed may answer then', async () => {
    naver.fail(status(503), 3);
    naver.setArticles([naverStory('기아', 1)]);
    gdelt.setArticles([]);
    const { state, result } = await analyse('000270', '기아');
    expect(state).toBe('done');
    expect(result?.coverage).toMatchObject({ kept: 1, sources: [{ name: 'naver', status: 'ok' }, { name: 'gdelt' }] });
  });

  it('ends in error with the credit back when what is left has no article', async () => {
    naver.fail(status(401), Number.POSITIVE_INFINITY);
    gdelt.setArticles([]);
    expect(await analyse('012330', '현대모비스')).toMatchObject({ state: 'error', failure: 'not-enough-news' });
    expect(await workers.creditOf(userId)).toBe(100);
  });

  it('ends in error when all fail', async () => {
    naver.fail(status(401), Number.POSITIVE_INFINITY);
    gdelt.fail(status(404), Number.POSITIVE_INFINITY);
    expect(await analyse('051910', 'LG화학')).toMatchObject({ state: 'error', failure: 'news-source-failed' });
    expect(await workers.creditOf(userId)).toBe(100);
  });
});
