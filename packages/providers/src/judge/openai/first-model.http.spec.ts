import { createLogger } from '@gaemi/runtime/logging/logger';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { type WordJudgement, wordJudgements } from '@gaemi/testing/providers/word-judge';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createJudge } from '../create-judge.ts';
import { createOpenAiJudge } from './openai-judge.ts';
import { modelSettings } from './testing/model-settings.ts';
import { eventOf, samsung } from './testing/question-event.ts';

let stub: OpenAiStub;
let reported: string[];
let calls: number;
let tokens: number;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
beforeEach(() => {
  stub.recover();
  stub.requests.length = 0;
  reported = [];
  calls = 0;
  tokens = 0;
});
afterAll(() => stub.close());

const logger = createLogger({ app: 'test', level: 'silent' });
const judging = (first = 'tiny') => createOpenAiJudge(modelSettings(stub.url, { OPENAI_MODEL_FIRST: first }), logger);
const events = ['clear', 'doubtful', 'heavy', 'listed', 'invalid'].map((id) => eventOf(id, `삼성전자 ${id} 수주 소식`));

const judge = (tier: 'basic' | 'premium' = 'basic', by = judging(), asked = events) =>
  by.judge({
    company: samsung,
    tier,
    events: asked,
    record: {
      judged: async (judgements) => void reported.push(...judgements.map(({ eventId }) => eventId)),
      unused: async () => undefined,
    },
    meter: {
      begin: () => {
        calls += 1;
      },
      used: async ({ promptTokens, completionTokens }) => {
        tokens += promptTokens + completionTokens;
      },
    },
    signal: new AbortController().signal,
  });

/** The first model answers by the headline's word; the model of the tier finds every event bad. */
const firstAnswers: Record<string, object> = {
  doubtful: { side: 'neutral' },
  heavy: { strength: 3 },
  listed: { side: 'neutral', subject: 'listed' },
  invalid: { reason: '999억원을 벌었어요.' },
};
function answerAsModels() {
  stub.answer(({ model, articles }) => {
    const change = ({ quote }: WordJudgement) =>
      model === 'tiny' ? firstAnswers[quote.split(' ')[1] ?? ''] : { side: 'bad', strength: 2 };
    return JSON.stringify({ judgements: wordJudgements(articles).map((each) => ({ ...each, ...change(each) })) });
  });
}

describe('a first model', () => {
  it('judges all events; the model of the tier judges doubtful and heavy ones again, and that counts', async () => {
    answerAsModels();
    const judgements = await judge();
    expect(judgements.map(({ eventId, label, strength }) => [eventId, label, strength])).toEqual([
      ['clear', 'good', 1],
      ['doubtful', 'bad', 2],
      ['heavy', 'bad', 2],
      ['listed', 'neutral', 1],
      ['invalid', 'bad', 2],
    ]);
    expect(
      stub.questions.map(({ model, articles }) => [model, articles.map(({ title }) => title.split(' ')[1])]),
    ).toEqual([
      ['tiny', ['clear', 'doubtful', 'heavy', 'listed', 'invalid']],
      ['small', ['doubtful', 'heavy', 'invalid']],
    ]);
  });

  it('reports each judgement once, and every request is metered', async () => {
    answerAsModels();
    await judge();
    expect(reported.toSorted()).toEqual(['clear', 'doubtful', 'heavy', 'invalid', 'listed']);
    expect(calls).toBe(2);
    expect(tokens).toBeGreaterThan(0);
  });

  it('without a usable answer leaves every event to the model of the tier', async () => {
    stub.answer((question) =>
      question.model === 'tiny'
        ? modelReplies.invalidJson()
        : JSON.stringify({ judgements: wordJudgements(question.articles) }),
    );
    expect(await judge()).toHaveLength(5);
    expect(stub.questions.map(({ model }) => model)).toEqual(['tiny', 'small']);
  });

  it.each([404, 401, 429])(
    'that is refused with %i leaves every event to the model of the tier and is told',
    async (status) => {
      const logged = vi.spyOn(logger, 'error');
      const judgeByBoth = judging();
      stub.refuseModel('tiny', status);
      expect(await judge('basic', judgeByBoth)).toHaveLength(5);
      const asked = stub.requests.length;
      // It is left alone meanwhile.
      expect(await judge('basic', judgeByBoth)).toHaveLength(5);
      expect(stub.requests.length - asked).toBe(1);
      const err = expect.objectContaining({ message: `openai: answered ${status} (code_${status})` });
      expect(logged.mock.calls).toEqual([[{ err, model: 'tiny' }, expect.stringContaining('OPENAI_MODEL_FIRST')]]);
      logged.mockRestore();
    },
  );

  it('that fails after some answers has those stand', async () => {
    const many = Array.from({ length: 50 }, (_, at) => eventOf(`${at}`, `삼성전자 clear 수주 소식 ${at}`));
    let answered = 0;
    stub.answer((question) => {
      answered += 1;
      if (answered === 4) stub.refuseModel('tiny', 404);
      return JSON.stringify({ judgements: wordJudgements(question.articles) });
    });
    expect(await judge('basic', judging(), many)).toHaveLength(50);
    expect(stub.questions.map(({ model, articles }) => [model, articles.length])).toEqual([
      ...Array.from({ length: 4 }, () => ['tiny', 10]),
      ['small', 10],
    ]);
    expect(reported).toHaveLength(50);
  });

  it('ends with the limit of its caller, not with the model of the tier', async () => {
    const limit = new Error('too costly');
    const begin = () => {
      throw limit;
    };
    const record = { judged: async () => undefined, unused: async () => undefined };
    const request = { company: samsung, tier: 'basic', events, record, signal: new AbortController().signal } as const;
    await expect(judging().judge({ ...request, meter: { begin, used: async () => undefined } })).rejects.toBe(limit);
    expect(stub.requests).toEqual([]);
  });

  it('that is the model of the tier is asked once', async () => {
    const same = judging('large');
    expect(same.version('premium')).toBe('openai-8-large-low');
    const record = { judged: async () => undefined, unused: async () => undefined };
    const request = {
      company: samsung,
      tier: 'premium',
      events,
      record,
      signal: new AbortController().signal,
    } as const;
    await same.judge(request);
    expect(stub.questions.map(({ model }) => model)).toEqual(['large']);
  });

  it('may be the offline judge, which answers what it is sure of', async () => {
    const mixed = createJudge(modelSettings(stub.url, { OPENAI_MODEL_FIRST: 'offline' }), logger);
    expect(mixed.version('basic')).toMatch(/^openai-8-small-low-offline-\d+$/);
    const robot = '20일 오전 10시 48분 기준 삼성전자 주가는 전일 대비 1.26% 오른 7만1,300원에 거래되고 있다.';
    const price = { title: '삼성전자 주가, 11월 20일 장중 7만1,300원 1.26% 상승', description: robot };
    const withOther = eventOf('told', price.title, {
      description: robot,
      others: [{ title: '삼성전자 doubtful 수주 소식', publisher: '나다일보' }],
    });
    const judgements = await mixed.judge({
      company: samsung,
      tier: 'basic',
      events: [
        eventOf('price', price.title, { description: robot }),
        eventOf('doubtful', '삼성전자 doubtful 수주 소식'),
        eventOf('clear', '삼성전자, 3조원 규모 자사주 소각 결정', {
          description: '삼성전자는 이사회를 열어 3조원 규모의 자기주식을 소각하기로 의결했다고 20일 공시했다.',
        }),
        withOther,
      ],
      record: {
        judged: async (given) => void reported.push(...given.map(({ eventId }) => eventId)),
        unused: async () => undefined,
      },
      signal: new AbortController().signal,
    });
    expect(judgements.map(({ eventId, kind, label }) => [eventId, kind, label]).slice(0, 3)).toEqual([
      ['price', 'price', 'good'],
      ['doubtful', 'event', 'good'],
      ['clear', 'event', 'good'],
    ]);
    expect(stub.questions.map(({ model, articles }) => [model, articles.length])).toEqual([['small', 2]]);
    expect(reported.toSorted()).toEqual(['clear', 'doubtful', 'price', 'told']);
  });

  it('is part of the version and of the longest time', () => {
    const alone = createOpenAiJudge(modelSettings(stub.url), logger);
    expect([alone.version('basic'), judging().version('basic')]).toEqual([
      'openai-8-small-low',
      'openai-8-tiny-small-low',
    ]);
    // Three rounds of four batches, each with one more question.
    expect(judging().longestMs(100) - alone.longestMs(100)).toBe(3 * 90_000);
  });
});
