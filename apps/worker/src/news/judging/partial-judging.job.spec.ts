import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { RejectedAnswerRepository } from '@gaemi/database/news-analysis/rejected-answer.repository';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { dartFiling } from '@gaemi/testing/providers/dart-filings';
import { dartStubKey, startDartStub } from '@gaemi/testing/providers/dart-stub';
import { status } from '@gaemi/testing/providers/faults';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import { judgeBySimpleWords, type WordJudgement, wordJudgements } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reported } from '../../testing/reported-article.ts';
import { type LiveWorker, startLiveWorker } from '../../testing/start-live-worker.ts';

describe('a model that judges a part and fails on another', () => {
  let live: LiveWorker;
  let userId: string;

  beforeAll(async () => {
    live = await startLiveWorker();
  });
  afterAll(() => live.close());
  beforeEach(async () => {
    userId = await live.worker.insertMember();
  });
  afterEach(() => live.recover());

  const setArticles = (count: number) => live.setFreshArticles({ count, perDay: 8 });
  const analyse = () => live.analyse(userId);
  const asked = () => live.model.questions.flatMap(({ articles }) => articles.map(({ description }) => description));

  it('what was judged before a failure is not asked again [R32]', async () => {
    setArticles(300);
    let batches = 0;
    live.model.answer(({ articles, events }) => {
      if (events.length > 0) return '소식이 이어졌어요.';
      batches += 1;
      return batches > 2 ? modelReplies.refusal() : JSON.stringify({ judgements: wordJudgements(articles) });
    });
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'judge-failed' });
    expect(await live.worker.creditOf(userId)).toBe(100);
    const first = asked().slice(0, 20);
    expect(first).toHaveLength(20);

    live.model.recover();
    const analysis = await analyse();
    expect(analysis).toMatchObject({ state: 'done', result: { judgedBy: 'openai' } });
    const again = asked();
    expect(again.filter((text) => first.includes(text))).toEqual([]);
    expect(again).toHaveLength((analysis.result?.coverage.kept ?? 0) - 20);
  });

  it('also when the endpoint fails and the same analysis is tried again [R32]', async () => {
    setArticles(300);
    // All four that are on their way, and one of them at its second try too.
    let calls = 0;
    live.model.fail((response, request) => {
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
    live.model.answer(({ articles, events }) => {
      if (events.length > 0) return '소식이 이어졌어요.';
      left ??= articles[0]?.title;
      const others = articles.filter(({ title }) => title !== left);
      return JSON.stringify({ judgements: wordJudgements(others) });
    });
    const before = await analyse();
    expect(before).toMatchObject({ state: 'done' });
    expect(live.model.questions.some(({ user }) => user.includes('no judgement given'))).toBe(true);
    live.model.questions.length = 0;
    const after = await analyse();
    expect(live.model.questions).toEqual([]);
    const scores = ({ result }: typeof before) => [result?.scores.good, result?.scores.bad, result?.coverage];
    expect(scores(after)).toEqual(scores(before));
  });

  it('what it refuses alone, beside what it judged before, is left out for a day and costs no analysis', async () => {
    const before = [reported('자사주 3000억원어치 소각 결정', 5), reported('미국서 대규모 리콜', 50)];
    live.naver.setArticles(before);
    await analyse();
    live.naver.setArticles([
      reported('추락 사고로 공장 가동 중단', 2),
      reported('임원 횡령 혐의로 구속', 20),
      ...before,
    ]);
    live.model.answer((question) =>
      /추락|횡령/.test(question.user) ? modelReplies.refusal() : judgeBySimpleWords(question),
    );
    // Both at once, each by itself, and not again.
    for (const texts of [4, 0]) {
      live.model.questions.length = 0;
      expect(await analyse()).toMatchObject({ state: 'done', result: { coverage: { kept: 2 } } });
      expect(asked()).toHaveLength(texts);
    }
  });

  it('ends in error with the credit back where most judgements do not hold, not with a side without news', async () => {
    setArticles(60);
    // Of neutral events no reason is looked at, so that these alone would be left.
    const inEnglish = (each: WordJudgement) =>
      each.article % 5 === 0 ? { ...each, side: 'neutral' } : { ...each, side: 'good', reason: 'It won an order.' };
    live.model.answer(({ articles }) => JSON.stringify({ judgements: wordJudgements(articles).map(inEnglish) }));
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'judge-failed', result: null });
    expect(await live.worker.creditOf(userId)).toBe(100);
    live.model.recover();
    expect(await analyse()).toMatchObject({ state: 'done' });
  });

  it('ends in error with the credit back where no judgement holds, though a filing stands', async () => {
    const dart = await startDartStub();
    const samsung = { corp_code: '00126380', corp_name: '삼성전자', stock_code: '005930', corp_cls: 'Y' } as const;
    dart.setCompanies([samsung]);
    const day = seoulDay(new Date(Date.now() - 9 * 86_400_000));
    dart.setFilings([dartFiling(samsung, { day, number: 7, report: '주식소각결정' })]);
    const both = await startLiveWorker({
      ...{ NEWS_SOURCE: 'dart,naver', DART_API_KEY: dartStubKey, DART_API_URL: dart.url, DART_RSS_URL: dart.url },
    });
    both.model.answer(modelReplies.invents);
    const member = await both.worker.insertMember();
    // Two events alone tell nothing of the model.
    both.setFreshArticles({ count: 2 });
    expect(await both.analyse(await both.worker.insertMember())).toMatchObject({
      state: 'done',
      result: { coverage: { kept: 1 } },
    });
    both.setFreshArticles({ count: 30 });
    expect(await both.analyse(member)).toMatchObject({ state: 'error', failure: 'judge-failed', result: null });
    expect(await both.worker.creditOf(member)).toBe(100);
    both.model.recover();
    expect(await both.analyse(member)).toMatchObject({ state: 'done' });
    await both.close();
    await dart.close();
  });

  it('is asked again when nothing at all held', async () => {
    setArticles(30);
    live.model.answer(modelReplies.invents);
    expect(await analyse()).toMatchObject({ state: 'error', failure: 'not-enough-news' });
    live.model.recover();
    expect(await analyse()).toMatchObject({ state: 'done' });
  });

  it('what the model said in vain is kept with the analysis it was said for, and names no member [R41]', async () => {
    setArticles(30);
    live.model.answer(modelReplies.refusal);
    const { _id } = await analyse();
    const answers = await live.worker.get(RejectedAnswerRepository).listByAnalysis(_id.toHexString());
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
    live.naver.setArticles([reported('자사주 3000억원어치 소각 결정', 5), reported('미국서 대규모 리콜', 50)]);
    const { result } = await analyse();
    const sentence = '판단한 소식이 2건뿐이라 점수가 쉽게 바뀔 수 있어요.';
    expect(result?.coverage).toMatchObject({ kept: 2, few: true });
    expect([result?.summaries.good.endsWith(sentence), result?.summaries.bad.endsWith(sentence)]).toEqual([true, true]);
    const detail = await live.worker
      .get(NewsAnalysisRepository)
      .findDetail(userId, 'good', String(result?.detailIds.good));
    expect(detail?.content).toMatchObject({ restCount: 1, summary: result?.summaries.good });
  });
});
