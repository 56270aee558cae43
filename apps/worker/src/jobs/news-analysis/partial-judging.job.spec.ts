import { messages } from '@gaemi/contracts/messages';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { UnusedAnswerRepository } from '@gaemi/database/news-analysis/unused-answer.repository';
import { status } from '@gaemi/testing/providers/faults';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import { type NaverArticle, naverArticles, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type NaverStub, naverStubKeys, startNaverStub } from '@gaemi/testing/providers/naver-stub';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { wordJudgements } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bothPosts, newsOrder } from '../../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../../testing/start-test-worker.ts';

describe('a model that judges a part and fails on another', () => {
  let naver: NaverStub;
  let model: OpenAiStub;
  let worker: TestWorker;
  let userId: string;

  beforeAll(async () => {
    [naver, model] = await Promise.all([startNaverStub(), startOpenAiStub()]);
    worker = await startTestWorker({
      NEWS_SOURCE: 'naver',
      NAVER_API_URL: naver.url,
      NAVER_CLIENT_ID: naverStubKeys.clientId,
      NAVER_CLIENT_SECRET: naverStubKeys.clientSecret,
      ANALYZER: 'openai',
      OPENAI_BASE_URL: model.url,
    });
  });
  afterAll(async () => {
    await worker.close();
    await Promise.all([naver.close(), model.close()]);
  });
  beforeEach(async () => {
    userId = await worker.insertMember();
  });
  afterEach(() => model.recover());

  /** Articles of a day told as by no other test, so that no judgement is kept yet. */
  const setArticles = (count: number) => {
    const mark = crypto.randomUUID();
    const to = new Date(Date.now() - 3_600_000);
    const articles = naverArticles({ company: { name: '삼성전자' }, count, to, perDay: 8, seed: Date.now() });
    naver.setArticles(articles.map((article) => ({ ...article, description: `${article.description} ${mark}` })));
  };
  const analyse = async () => {
    const order = newsOrder(userId);
    await worker.accept(...bothPosts(order));
    return worker.ended(order, 60_000);
  };
  const asked = () => model.questions.flatMap(({ articles }) => articles.map(({ title }) => title));

  it('32: what was judged before a failure is not asked again', async () => {
    setArticles(300);
    let batches = 0;
    model.answer(({ articles, events }) => {
      if (events.length > 0) return '소식이 이어졌어요.';
      batches += 1;
      return batches > 3 ? modelReplies.refusal() : JSON.stringify({ judgements: wordJudgements(articles) });
    });
    expect(await analyse()).toMatchObject({ state: 'error', detail: messages.judgeFailed });
    expect(await worker.creditOf(userId)).toBe(100);
    const first = model.questions.slice(0, 3).flatMap(({ articles }) => articles.map(({ title }) => title));
    expect(first).toHaveLength(30);

    model.recover();
    const analysis = await analyse();
    expect(analysis).toMatchObject({ state: 'done', result: { judgedBy: 'openai' } });
    const again = asked();
    expect(again).toHaveLength((analysis.result?.coverage.kept ?? 0) - 30);
  });

  it('32: also when the endpoint fails and the same analysis is tried again', async () => {
    setArticles(300);
    // All four that are on their way, and one of them at its second try too.
    let calls = 0;
    model.fail((response, request) => {
      calls += 1;
      status(503)(response, request);
    }, 5);
    const analysis = await analyse();
    expect(analysis.state).toBe('done');
    expect(calls).toBe(5);
    expect(asked()).toHaveLength(analysis.result?.coverage.kept ?? 0);
  });

  it('asks nothing again in a repeated analysis, also on what was dropped, and ends the same', async () => {
    setArticles(60);
    let left: string | undefined;
    model.answer(({ articles, events }) => {
      if (events.length > 0) return '소식이 이어졌어요.';
      left ??= articles[0]?.title;
      const others = articles.filter(({ title }) => title !== left);
      return JSON.stringify({ judgements: wordJudgements(others) });
    });
    const before = await analyse();
    expect(before).toMatchObject({ state: 'done' });
    expect(model.questions.some(({ user }) => user.includes('no judgement given'))).toBe(true);
    model.questions.length = 0;
    const after = await analyse();
    expect(model.questions).toEqual([]);
    const scores = ({ result }: typeof before) => [result?.goodScore, result?.badScore, result?.coverage];
    expect(scores(after)).toEqual(scores(before));
  });

  it('is asked again when nothing at all held', async () => {
    setArticles(30);
    model.answer(modelReplies.invents);
    expect(await analyse()).toMatchObject({ state: 'error', detail: messages.notEnoughNews });
    model.recover();
    expect(await analyse()).toMatchObject({ state: 'done' });
  });

  it('41: what the model said in vain is kept with the analysis it was said for, and names no member', async () => {
    setArticles(30);
    model.answer(modelReplies.refusal);
    const { _id } = await analyse();
    const answers = await worker.get(UnusedAnswerRepository).listByAnalysis(_id.toHexString());
    expect(answers.length).toBeGreaterThanOrEqual(2);
    expect(answers[0]).toMatchObject({
      task: 'judgements',
      stockCode: '005930',
      because: 'the answer was refused',
      answer: '도와드릴 수 없습니다.',
    });
    expect(answers[0]?.judgeVersion).toMatch(/^openai-\d+-.+/);
    expect(JSON.stringify(answers)).not.toContain(userId);
  });

  it('says in its own words that few events are few, whoever judges', async () => {
    const told = (title: string, hours: number): NaverArticle => ({
      title: `<b>삼성전자</b>, ${title}`,
      description: '',
      originallink: `https://www.yna.co.kr/view/${hours}`,
      link: `https://www.yna.co.kr/view/${hours}`,
      pubDate: rfc822(new Date(Date.now() - hours * 3_600_000)),
    });
    naver.setArticles([told('자사주 3000억원어치 소각 결정', 5), told('미국서 대규모 리콜', 50)]);
    const { result } = await analyse();
    const sentence = '판단한 사건이 2건뿐이라 점수가 쉽게 바뀔 수 있어요.';
    expect(result?.coverage).toMatchObject({ kept: 2, few: true });
    expect([result?.goodSummary.endsWith(sentence), result?.badSummary.endsWith(sentence)]).toEqual([true, true]);
    const detail = await worker.get(NewsAnalysisRepository).findDetail(userId, 'good', String(result?.goodNewsId));
    expect(detail?.content).toMatchObject({ rest_count: 1, summary: result?.goodSummary });
  });
});
