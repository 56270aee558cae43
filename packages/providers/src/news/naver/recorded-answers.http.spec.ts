import { body, type Fault } from '@gaemi/testing/providers/faults';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { createNaverNews } from './naver-news.ts';

// Answers in the form of NAVER's own documentation and of its gateway, with texts of ours.

let stub: NaverStub;
beforeAll(async () => {
  stub = await startNaverStub();
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

const gather = (api: 'hub' | 'legacy') =>
  createNaverNews({ api, baseUrl: stub.url, ...naverStubKeys }).gather({
    company,
    from: new Date('2016-09-01T00:00:00Z'),
    to: new Date('2016-09-26T03:00:00Z'),
    signal: new AbortController().signal,
  });
const refusal =
  (status: number, answer: object): Fault =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  };

describe('recorded answers of NAVER', () => {
  it('a page as plain text: bold words, the address of the press or, where it is blank, that of NAVER', async () => {
    const item = {
      title: '<b>삼성전자</b> 주식형펀드 두 주째 순유입',
      link: 'http://news.naver.com/main/read.nhn?mode=LSD&mid=sec&sid1=101&oid=001&aid=0000000001',
      description: '<b>삼성전자</b>를 담은 펀드에 &quot;두 주째&quot; 자금이 들어왔다.',
      pubDate: 'Mon, 26 Sep 2016 07:50:00 +0900',
    };
    const originallink = 'http://app.yonhapnews.co.kr/YNA/Basic/SNS/r.aspx?c=AKR00000000000000000&did=0000m';
    const items = [
      { ...item, originallink },
      { ...item, title: `${item.title} (종합)`, originallink: '' },
    ];
    const page = { lastBuildDate: 'Mon, 26 Sep 2016 11:01:35 +0900', total: 2, start: 1, display: 2, items };
    stub.fail(body(JSON.stringify(page), 'text/plain; charset=utf-8'), Number.POSITIVE_INFINITY);
    const { articles } = await gather('hub');
    expect(
      articles
        .map(({ title, link, publisher, publishedAt }) => [title, link, publisher, publishedAt.toISOString()])
        .toSorted(([one = ''], [other = '']) => one.length - other.length),
    ).toEqual([
      ['삼성전자 주식형펀드 두 주째 순유입', originallink, '연합뉴스', '2016-09-25T22:50:00.000Z'],
      ['삼성전자 주식형펀드 두 주째 순유입 (종합)', item.link, '연합뉴스', '2016-09-25T22:50:00.000Z'],
    ]);
    expect(articles[0]?.description).toContain('"두 주째"');
  });

  it('articles whose press house names its front page are articles of their own, at the address of NAVER', async () => {
    const items = [1, 2].map((id) => ({
      title: `<b>삼성전자</b>, 공장 ${id}곳 증설`,
      originallink: 'https://www.press.example/',
      link: `https://n.news.naver.com/mnews/article/215/000000000${id}?sid=101`,
      description: `<b>삼성전자</b>가 공장을 늘린다.`,
      pubDate: `Mon, 26 Sep 2016 07:5${id}:00 +0900`,
    }));
    const only = {
      ...items[0],
      title: '<b>삼성전자</b> 소식',
      link: 'https://www.press.example',
      pubDate: 'Sun, 25 Sep 2016 07:50:00 +0900',
    };
    const page = {
      lastBuildDate: 'Mon, 26 Sep 2016 11:01:35 +0900',
      total: 3,
      start: 1,
      display: 3,
      items: [...items, only],
    };
    stub.fail(body(JSON.stringify(page)), Number.POSITIVE_INFINITY);
    const { articles } = await gather('hub');
    expect(articles.map(({ link, publisher }) => [link, publisher])).toEqual([
      [items[1]?.link, '한국경제TV'],
      [items[0]?.link, '한국경제TV'],
      ['https://www.press.example/', 'press.example'],
    ]);
  });

  it.each<{ api: 'hub' | 'legacy'; status: number; answer: object; code: string }>([
    {
      api: 'hub',
      status: 401,
      answer: {
        error: { errorCode: '200', message: 'Authentication Failed', details: 'Invalid authentication information.' },
      },
      code: '200',
    },
    {
      api: 'hub',
      status: 200,
      answer: { error: { errorCode: '210', message: 'Permission Denied' } },
      code: '210',
    },
    {
      api: 'legacy',
      status: 401,
      answer: { errorMessage: 'Authentication failed (인증에 실패하였습니다.)', errorCode: '024' },
      code: '024',
    },
  ])('a refusal of the $api with status $status names its code', async ({ api, status, answer, code }) => {
    stub.fail(refusal(status, answer), Number.POSITIVE_INFINITY);
    await expect(gather(api)).rejects.toMatchObject({
      kind: 'refused',
      retryable: false,
      message: expect.stringContaining(`(${code})`),
    });
  });
});
