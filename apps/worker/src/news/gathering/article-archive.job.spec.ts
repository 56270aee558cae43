import { type NaverArticle, naverArticles, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsOrder } from '../../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../../testing/start-test-worker.ts';

const DAY = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);

describe('analyses of a stock that is told of more often than the source gives', () => {
  let naver: NaverStub;
  let worker: TestWorker;
  let userId: string;

  beforeAll(async () => {
    naver = await startNaverStub();
    worker = await startTestWorker({
      NEWS_SOURCE: 'naver',
      NAVER_API_URL: naver.url,
      NAVER_CLIENT_ID: naverStubKeys.clientId,
      NAVER_CLIENT_SECRET: naverStubKeys.clientSecret,
      NEWS_SHARED_MINUTES: '0',
      ANALYZER: 'offline',
    });
  });
  afterAll(async () => {
    await worker.close();
    await naver.close();
  });
  beforeEach(async () => {
    userId = await worker.insertMember();
  });

  const analyse = async (stock: { stockCode?: string; stockName?: string } = {}) => {
    const order = newsOrder(userId, stock);
    await worker.accept(order);
    const { result } = await worker.ended(order, 60_000);
    if (result === null) throw new Error('no result');
    return result;
  };
  const story = (days: number, deed = '자사주 3000억원어치 소각 결정'): NaverArticle => ({
    title: `<b>삼성전자</b>, ${deed}`,
    description: `<b>삼성전자</b>는 ${deed} 소식을 전했다.`,
    originallink: `https://www.yna.co.kr/view/${days}`,
    link: `https://www.yna.co.kr/view/${days}`,
    pubDate: rfc822(daysAgo(days)),
  });
  /** Fills the source up to its limit with articles of the last days, so that nothing older is found. */
  const flood = (days: number) =>
    naverArticles({ company: { name: '현대자동차' }, count: 1_200, to: daysAgo(0.01), perDay: 1_200 / days });

  it('rest on what an earlier gathering saw, and say what was covered', async () => {
    const old = [story(80), story(60, '미국서 냉장고 리콜'), story(30, '노조 파업 돌입')];
    naver.setArticles(old);
    const before = await analyse();
    expect(before.coverage).toMatchObject({ kept: 3, truncated: false });

    naver.setArticles([...flood(20), ...old]);
    const after = await analyse();
    const { coveredFrom } = before.coverage;
    // What is older than the last days was gathered without a gap before.
    expect(after.coverage).toMatchObject({ kept: 3, coveredFrom, truncated: false });
    expect(after.coverage.found).toBeGreaterThan(900);
    expect([after.scores.good, after.scores.bad]).toEqual([before.scores.good, before.scores.bad]);
  });

  it('say that a part was never covered, and take no other company’s articles for it', async () => {
    const hynix = { stockCode: '000660', stockName: 'SK하이닉스' };
    const own = { ...story(1), title: '<b>SK하이닉스</b>, 자사주 3000억원어치 소각 결정', description: '' };
    naver.setArticles([...flood(20), own]);
    expect((await analyse(hynix)).coverage).toMatchObject({ kept: 1, truncated: true });
  });

  it('bring nothing back that the source has withdrawn where it still reaches', async () => {
    naver.setArticles([story(70), story(10)]);
    await analyse();
    naver.setArticles([story(70)]);
    expect((await analyse()).coverage).toMatchObject({ kept: 1, truncated: false });
  });
});
