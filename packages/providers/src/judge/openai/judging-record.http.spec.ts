import { createLogger } from '@gaemi/runtime/logging/logger';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { wordJudgements } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import type { EventToJudge, RejectedAnswer } from '../judge.ts';
import { createOpenAiJudge } from './openai-judge.ts';
import { modelSettings } from './testing/model-settings.ts';

const events = (count: number): EventToJudge[] =>
  Array.from({ length: count }, (_, index) => ({
    eventId: `e${index}`,
    title: `삼성전자 수주 소식 ${index}`,
    description: '',
    publisher: '가나일보',
    publishedAt: new Date('2026-11-20T00:00:00Z'),
  }));

let stub: OpenAiStub;
let judged: string[];
let unused: RejectedAnswer[];
beforeAll(async () => {
  stub = await startOpenAiStub();
});
beforeEach(() => {
  judged = [];
  unused = [];
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

const judge = (asked: readonly EventToJudge[]) =>
  createOpenAiJudge(modelSettings(stub.url), createLogger({ app: 'test', level: 'silent' })).judge({
    company,
    tier: 'basic',
    events: asked,
    record: {
      judged: async (judgements) => void judged.push(...judgements.map(({ eventId }) => eventId)),
      unused: async (answer) => void unused.push(answer),
    },
    signal: new AbortController().signal,
  });

describe('judgements are reported as they come [R32]', () => {
  it('reports those of the other batches when one fails, each once; no batch starts after that', async () => {
    stub.answer(({ articles }) =>
      // All of the third batch, each alone too.
      articles.some(({ title }) => / 2\d$/.test(title))
        ? modelReplies.refusal()
        : JSON.stringify({ judgements: wordJudgements(articles) }),
    );
    await expect(judge(events(200))).rejects.toMatchObject({ kind: 'refused' });
    // Three requests were running besides the one that failed.
    expect(judged.length).toBeGreaterThanOrEqual(30);
    expect(judged.length).toBeLessThan(190);
    expect(new Set(judged).size).toBe(judged.length);
    expect(judged).not.toContain('e25');
  });

  it('reports those of a first answer when the second try fails', async () => {
    let asked = 0;
    stub.answer(({ articles }) => {
      asked += 1;
      return asked === 1
        ? JSON.stringify({ judgements: wordJudgements(articles).slice(0, 4) })
        : modelReplies.refusal();
    });
    expect((await judge(events(6))).map(({ eventId }) => eventId)).toEqual(['e0', 'e1', 'e2', 'e3']);
    expect(judged).toEqual(['e0', 'e1', 'e2', 'e3']);
  });
});

describe('rejected model answers are recorded verbatim [R41]', () => {
  it.each([
    ['refusal', 'the answer was refused', '도와드릴 수 없습니다.'],
    ['cutOff', 'the answer was cut off', '{"judgements": ['],
    ['wrongSchema', 'the answer was not in the asked form', '{"answer": "호재"}'],
    ['invalidJson', 'the answer was not in the asked form', modelReplies.invalidJson()],
    ['notANumber', 'the answer was not in the asked form', modelReplies.notANumber()],
    ['nothing', 'the answer was empty', ''],
  ] as const)('%s', async (kind, because, answer) => {
    stub.answer(modelReplies[kind]);
    await expect(judge(events(3))).rejects.toThrow();
    // Refused together, each of the three is asked about alone; cut off, each half.
    const answers = { refusal: 4, cutOff: 3 }[String(kind)] ?? 2;
    expect(unused).toEqual(Array.from({ length: answers }, () => ({ task: 'judgements', because, answer })));
    expect(judged).toEqual([]);
  });

  it('records the beginning of 400 kB, after one more try', async () => {
    stub.answer((question) => `여기서부터${modelReplies.huge(question)}`);
    await expect(judge(events(3))).rejects.toMatchObject({ kind: 'malformed' });
    expect(stub.questions).toHaveLength(2);
    expect(unused.map(({ because }) => because)).toEqual(['the answer was too long', 'the answer was too long']);
    expect(unused[0]?.answer).toContain('여기서부터');
    expect(unused[0]?.answer.length).toBeLessThanOrEqual(5_000);
  });

  it('records an answer with a dropped part, and the reason', async () => {
    stub.answer(({ articles }) =>
      JSON.stringify({
        judgements: wordJudgements(articles).map((each) =>
          each.article === 2 ? { ...each, reason: '김철수 회장이 이끈 성과예요.' } : each,
        ),
      }),
    );
    expect(await judge(events(3))).toHaveLength(2);
    expect(unused[0]?.because).toMatch(/^article 2: .*reason names somebody or something that the article does not$/);
    expect(unused[0]?.answer).toContain('김철수 회장');
  });

  it('records nothing when all is valid', async () => {
    expect(await judge(events(12))).toHaveLength(12);
    expect(unused).toEqual([]);
    expect(judged).toHaveLength(12);
  });
});
