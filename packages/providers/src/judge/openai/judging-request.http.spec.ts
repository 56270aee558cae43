import { createLogger } from '@gaemi/runtime/logging/logger';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { wordJudgements } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { EventToJudge, JudgeRequest } from '../judge.ts';
import { createOpenAiJudge } from './openai-judge.ts';
import { modelSettings } from './testing/model-settings.ts';
import { eventOf, samsung } from './testing/question-event.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

const record = { judged: async () => undefined, unused: async () => undefined };

function judge(
  events: readonly EventToJudge[],
  { company = samsung, variables = {} }: { company?: JudgeRequest['company']; variables?: Record<string, string> } = {},
) {
  const judging = createOpenAiJudge(modelSettings(stub.url, variables), createLogger({ app: 'test', level: 'silent' }));
  return judging.judge({ company, tier: 'basic', events, record, signal: new AbortController().signal });
}

const answerWith = (change: object) =>
  stub.answer(({ articles }) =>
    JSON.stringify({ judgements: wordJudgements(articles).map((each) => ({ ...each, ...change })) }),
  );

describe('what a model is told', () => {
  it('the same instruction in every request, and the same beginning in every request on a company', async () => {
    const kakao = { ...samsung, code: '035720', name: '카카오' };
    await judge(Array.from({ length: 12 }, (_, index) => eventOf(`e${index}`, `삼성전자 수주 ${index}`)));
    await judge([eventOf('k', '카카오, 새 서비스 출시')], { company: kakao });
    const [first, second, other] = stub.questions.map(({ user, system }) => ({ user, system }));
    expect(second?.system).toBe(first?.system);
    expect(other?.system).toBe(first?.system);
    const beginning = (user = '') => user.slice(0, user.indexOf('\nJudge the articles'));
    expect(beginning(first?.user)).toContain('"name":"삼성전자"');
    expect(beginning(second?.user)).toBe(beginning(first?.user));
    expect(beginning(other?.user)).toContain('"name":"카카오"');
  });

  it('the profile of the company, with at most ten companies whose names contain its name', async () => {
    const hanwha = { ...samsung, code: '000880', name: '한화', aliases: ['한화그룹지주'], formerNames: ['한국화약'] };
    await judge([eventOf('a', '한화, 수주')], { company: { ...hanwha, marketValue: 3_456_700_000_000 } });
    const profile = JSON.parse(/^The company: (.*)$/m.exec(stub.questions[0]?.user ?? '')?.[1] ?? '');
    expect(profile).toMatchObject({
      name: '한화',
      code: '000880',
      market: 'KOSPI',
      aliases: ['한화그룹지주'],
      former_names: ['한국화약'],
      market_value: '약 3.5조원',
    });
    expect(profile.companies_with_longer_names).toContain('한화솔루션');
    expect(profile.companies_with_longer_names.length).toBeLessThanOrEqual(10);
  });
});

describe('the classification of a model', () => {
  it('is that of the judgement, and an analyst report is an opinion of analysts', async () => {
    answerWith({ kind: 'analyst', type: 'earnings', side: 'good', strength: 2, material: false });
    expect(await judge([eventOf('a', '삼성전자 목표주가 상향')])).toEqual([
      {
        eventId: 'a',
        subject: 'yes',
        kind: 'analyst',
        type: 'analyst_view',
        label: 'good',
        strength: 2,
        material: false,
        reason: '회사에 도움이 되는 소식이 전해졌어요.',
      },
    ]);
  });

  it.each([{ subject: 'listed' }, { subject: 'no' }, { kind: 'price' }, { kind: 'column' }] as const)(
    'with %j has the cleaned headline in place of a reason, whatever the model wrote',
    async (change) => {
      answerWith({ ...change, reason: '주가가 999% 올랐다는 소식입니다.' });
      const [judgement] = await judge([eventOf('a', '[특징주] 삼성전자, 7% 급등')]);
      expect(judgement).toMatchObject({ ...change, reason: '삼성전자, 7% 급등' });
    },
  );
});

describe('a reason that is only badly put', () => {
  it.each(['공급 계약을 맺었습니다.', '공급 계약을 맺었다는 소식이에요.', '주가가 크게 올랐어요.'])(
    'is asked for once more, then the headline stands in its place: %s',
    async (reason) => {
      answerWith({ side: 'good', reason });
      const judgements = await judge([eventOf('a', '[단독] 삼성전자, 공급 계약 체결')]);
      expect(judgements).toMatchObject([{ eventId: 'a', kind: 'event', reason: '삼성전자, 공급 계약 체결' }]);
      expect(stub.questions).toHaveLength(2);
      expect(stub.questions[1]?.user).toMatch(/could not be used: article 1: reason /);
    },
  );

  it('drops the judgement where more is wrong with it', async () => {
    answerWith({ side: 'good', reason: '공급 계약 999억원을 맺었습니다.' });
    expect(await judge([eventOf('a', '삼성전자, 공급 계약 체결')])).toEqual([]);
  });
});

describe('several articles of an event', () => {
  const others = [
    { title: '삼성전자, 8500억원 들여 자사주 매입', description: '이사회가 의결했다.', publisher: '다라경제' },
    { title: '삼전 자사주 산다', publisher: '마바뉴스' },
  ];
  const event = eventOf('a', '삼성전자, 자사주 매입 결정', { others });

  it('are told together, as one entry', async () => {
    await judge([event]);
    expect(stub.questions[0]?.articles).toHaveLength(1);
    const data = JSON.parse(/\n(\{"articles".*\})\n/.exec(stub.questions[0]?.user ?? '')?.[1] ?? '');
    expect(data.articles[0].other_articles).toEqual([others[0], { ...others[1], description: '' }]);
  });

  it('may each give the figure of the reason', async () => {
    answerWith({ side: 'good', reason: '8500억원어치 자사주를 사기로 했어요.' });
    expect(await judge([event])).toMatchObject([{ reason: '8500억원어치 자사주를 사기로 했어요.' }]);
    expect(await judge([{ ...event, others: [] }])).toEqual([]);
  });

  it('are three at most, cut to size', async () => {
    const long = { title: '가'.repeat(900), description: '나'.repeat(900), publisher: '가나일보' };
    await judge([{ ...event, others: [long, long, long, long] }]);
    const data = JSON.parse(/\n(\{"articles".*\})\n/.exec(stub.questions[0]?.user ?? '')?.[1] ?? '');
    expect(data.articles[0].other_articles.map(({ title }: { title: string }) => title.length)).toEqual([
      200, 200, 200,
    ]);
    expect(data.articles[0].other_articles[0].description).toHaveLength(300);
  });
});

describe('names masked', () => {
  const variables = { JUDGE_NAMES: 'masked' };
  const event = eventOf('a', '삼성전자(005930), SK하이닉스에 장비 1200억원 공급', {
    description: '삼전이 공급 계약을 공시했다.',
    others: [{ title: '삼성전자·SK하이닉스 손잡았다', publisher: '다라경제' }],
  });

  it('are nowhere in what the model reads, and in the reason again', async () => {
    answerWith({ reason: 'A사가 B사에 장비 1200억원어치를 공급하기로 했어요.' });
    const [judgement] = await judge([event], { variables });
    const [question] = stub.questions;
    expect(`${question?.system}${question?.user}`).not.toMatch(/삼성전자|삼전|005930|하이닉스/);
    expect(question?.articles[0]?.title).toBe('A사(A사), B사에 장비 1200억원 공급');
    expect(judgement?.reason).toBe('삼성전자가 SK하이닉스에 장비 1200억원어치를 공급하기로 했어요.');
  });

  it('are not taken for names that the model invents', async () => {
    answerWith({ side: 'good', reason: 'A사가 C사에 장비를 공급하기로 했어요.' });
    expect(await judge([event], { variables })).toEqual([]);
  });

  it('are masked in the question of a summary, and in the summary again', async () => {
    stub.answer(() => 'A사가 B사에 장비를 공급하기로 했어요.');
    const judging = createOpenAiJudge(
      modelSettings(stub.url, variables),
      createLogger({ app: 'test', level: 'silent' }),
    );
    const reason = '삼성전자가 SK하이닉스에 공급해요.';
    const summary = await judging.summarise({
      company: samsung,
      tier: 'basic',
      side: 'good',
      score: 60,
      events: [{ title: event.title, short: '공급 계약', reason, strength: 2 }],
      record,
      signal: new AbortController().signal,
    });
    expect(summary).toBe('삼성전자가 SK하이닉스에 장비를 공급하기로 했어요.');
    expect(stub.questions[0]?.user).not.toMatch(/삼성전자|005930|하이닉스/);
  });

  it('are part of the version', () => {
    const logger = createLogger({ app: 'test', level: 'silent' });
    const version = (given: Record<string, string>) =>
      createOpenAiJudge(modelSettings(stub.url, given), logger).version('basic');
    expect([version({}), version(variables)]).toEqual(['openai-8-small-low', 'openai-8-small-low-masked']);
  });
});
