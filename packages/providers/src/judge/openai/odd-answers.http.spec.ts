import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, type Fault } from '@gaemi/testing/providers/faults';
import { readQuestion } from '@gaemi/testing/providers/model-question';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import { answerModelError, type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { judgeBySimpleWords } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
import { EventsRefused, type JudgingRecord } from '../judge.ts';
import { createOpenAiJudge } from './openai-judge.ts';
import { modelSettings } from './testing/model-settings.ts';
import { eventOf } from './testing/question-event.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterEach(() => {
  stub.recover();
  stub.requests.length = 0;
});
afterAll(() => stub.close());

const unrecorded: JudgingRecord = { judged: async () => undefined, unused: async () => undefined };
const logger = createLogger({ app: 'test', level: 'silent' });

function judge(events = [eventOf('a', '삼성전자, 1조원 수주')], record: JudgingRecord = unrecorded) {
  const { signal } = new AbortController();
  return createOpenAiJudge(modelSettings(stub.url), logger).judge({ company, tier: 'basic', events, record, signal });
}

const forever = Number.POSITIVE_INFINITY;
/** Answers this content of the message, whatever its form. */
const content = (said: unknown): Fault =>
  body(
    JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: said } }] }),
  );

describe('model servers as they are', () => {
  const right = judgeBySimpleWords;

  it('reasoning whose opening mark a template has eaten is cut off', async () => {
    stub.answer((question) => `let me see {"judgements": []}\n</think>\n${right(question)}`);
    expect(await judge()).toHaveLength(1);
    expect(stub.questions).toHaveLength(1);
  });

  it('text in parts is read without the parts of the reasoning', async () => {
    let answer = '';
    stub.answer((question) => {
      answer = right(question);
      return answer;
    });
    await judge();
    stub.requests.length = 0;
    const thinking = { type: 'thinking', thinking: [{ type: 'text', text: '{"judgements": []}' }] };
    const parts = [{ type: 'text', text: answer }, { type: 'output_text', text: answer }, { text: answer }, answer];
    for (const part of parts) {
      stub.fail(content([thinking, part]));
      expect(await judge()).toHaveLength(1);
    }
    expect(stub.requests).toHaveLength(parts.length);
  });

  it('JSON in a fence is read', async () => {
    stub.answer(modelReplies.fenced);
    expect(await judge()).toHaveLength(1);
  });

  it.each<[string, (list: unknown[]) => unknown]>([
    ['the list alone', (list) => list],
    ['a judgement alone', ([first]) => first],
  ])('%s is read', async (_, write) => {
    stub.answer((question) => JSON.stringify(write(JSON.parse(right(question)).judgements)));
    expect(await judge()).toHaveLength(1);
    expect(stub.questions).toHaveLength(1);
  });

  it.each([
    ['a refusal', 'refusal', 'the model refused to answer'],
    ['a content filter', 'contentFilter', 'its content filter did'],
    ['an answer that is cut off', 'cutOff', 'OPENAI_MAX_TOKENS_JUDGING'],
    ['an empty answer', 'nothing', 'had no text'],
    ['another form', 'wrongSchema', 'not JSON of the asked form'],
  ] as const)('%s has a sentence of its own', async (_, reply, sentence) => {
    stub.answer(modelReplies[reply]);
    await expect(judge()).rejects.toThrow(sentence);
  });

  it('an answer that the limit of tokens cuts off is asked for in halves', async () => {
    const events = Array.from({ length: 10 }, (_, at) => eventOf(`${at}`, `삼성전자, ${at}조원 수주`));
    stub.answer((question) => (question.articles.length > 5 ? modelReplies.cutOff() : right(question)));
    expect((await judge(events)).map(({ eventId }) => eventId)).toEqual(events.map(({ eventId }) => eventId));
    expect(stub.questions.map(({ articles }) => articles.length)).toEqual([10, 5, 5]);
  });

  it('reasoning without an answer has a sentence of its own, and a draft in it is none', async () => {
    stub.answer((question) => `<think>I would say ${right(question)}`);
    await expect(judge()).rejects.toThrow('reasoned and did not answer');
    expect(stub.questions).toHaveLength(2);
  });

  it('two different troubles are both named', async () => {
    let asked = 0;
    stub.answer(() => {
      asked += 1;
      return asked === 1 ? modelReplies.refusal() : modelReplies.wrongSchema();
    });
    await expect(judge()).rejects.toThrow(/refused to answer.*; then the answer was not JSON/);
  });

  it.each([
    [400, { code: 'content_filter', message: 'The response was filtered due to the prompt triggering a policy.' }],
    [400, { code: 'data_inspection_failed', message: 'Input data may contain inappropriate content.' }],
    [400, { code: 'invalid_request_error', message: 'Content Exists Risk' }],
    [400, { code: '400', message: 'litellm.BadRequestError: litellm.ContentPolicyViolationError: AzureException' }],
    [403, { code: '403', message: 'openai/gpt requires moderation. Your input was flagged for "violence".' }],
  ])('a question that is filtered for one of its texts costs only that event: %d %j', async (refusal, error) => {
    stub.fail((response, request) => {
      const read = readQuestion(request.body);
      if (read === undefined) response.destroy();
      else if (request.body.includes('추락')) answerModelError(response, refusal, error);
      else content(right(read))(response, request);
    }, forever);
    const events = ['1조원 수주', '추락 사고', '대규모 리콜'].map((title) => eventOf(title, `삼성전자, ${title}`));
    const judged = await judge(events);
    expect(judged.map(({ eventId }) => eventId)).toEqual(['1조원 수주', '대규모 리콜']);
    expect(stub.requests).toHaveLength(4);
    await expect(judge(events.slice(1, 2))).rejects.toThrow(EventsRefused);
  });

  it.each<[string, object]>([
    ['a status', { error: { code: 403, message: 'openai/gpt requires moderation on Azure. Your input was flagged.' } }],
    ['a code', { error: { code: 'content_filter', message: 'The response was filtered.' } }],
    [
      'words within',
      {
        error: {
          code: 400,
          message: 'Provider returned error',
          metadata: { raw: '{"error":{"message":"Content Exists Risk"}}' },
        },
      },
    ],
    ['words alone', { error: 'Content Exists Risk' }],
    [
      'its choice',
      { choices: [{ finish_reason: 'error', error: { code: 403, message: 'your input was flagged' }, message: {} }] },
    ],
  ])('the error of a filter in an answer with status 200, told by %s, costs only the event', async (_, error) => {
    stub.fail((response, request) => {
      const read = readQuestion(request.body);
      if (read === undefined) response.destroy();
      else if (request.body.includes('추락')) body(JSON.stringify(error))(response, request);
      else content(right(read))(response, request);
    }, forever);
    const events = ['1조원 수주', '추락 사고', '대규모 리콜'].map((title) => eventOf(title, `삼성전자, ${title}`));
    expect((await judge(events)).map(({ eventId }) => eventId)).toEqual(['1조원 수주', '대규모 리콜']);
    expect(stub.requests).toHaveLength(4);
    await expect(judge(events.slice(1, 2))).rejects.toThrow(EventsRefused);
  });

  it.each([
    ['insufficient_quota', 402, 1],
    ['model_not_found', 404, 1],
    ['invalid_api_key', 401, 1],
    ['rate_limit_exceeded', 429, 2],
  ])('the code %s in an answer with status 200 means status %d', async (code, meant, requests) => {
    stub.fail(body(JSON.stringify({ error: { message: 'no', code } })), forever);
    await expect(judge()).rejects.toMatchObject({ status: meant, kind: meant === 429 ? 'quota' : 'refused' });
    expect(stub.requests).toHaveLength(requests);
  });

  it('an account without credit is not asked again, though its status is that of too many requests', async () => {
    stub.fail((response) => answerModelError(response, 429, { message: 'no', code: 'insufficient_quota' }), forever);
    await expect(judge()).rejects.toMatchObject({ kind: 'refused', retryable: false });
    expect(stub.requests).toHaveLength(1);
  });

  it('judges all other events before it tells that the last ones were refused', async () => {
    const events = Array.from({ length: 12 }, (_, at) => eventOf(`${at}`, `삼성전자, ${at}조원 수주`));
    stub.answer((question) => (/1[01]조원/.test(question.user) ? modelReplies.refusal() : right(question)));
    const reported: string[] = [];
    const judged = async (judgements: readonly { eventId: string }[]) =>
      void reported.push(...judgements.map(({ eventId }) => eventId));
    await expect(judge(events, { ...unrecorded, judged })).rejects.toThrow(EventsRefused);
    expect(reported).toHaveLength(10);
  });

  it('asks about the events of refused batches by turns, and about no further one after a failure', async () => {
    const events = Array.from({ length: 40 }, (_, at) => eventOf(`${at}`, `삼성전자, ${at}조원 수주`));
    let [open, most, alone] = [0, 0, 0];
    let isBroken = false;
    stub.fail((response, request) => {
      const read = readQuestion(request.body);
      open += 1;
      most = Math.max(most, open);
      response.once('close', () => {
        open -= 1;
      });
      const isBatch = (read?.articles.length ?? 0) > 1;
      if (!isBatch) alone += 1;
      setTimeout(() => {
        if (read === undefined || isBroken) answerModelError(response, 401, { message: 'no', code: 'invalid_api_key' });
        else if (isBatch) answerModelError(response, 400, { message: 'no', code: 'content_filter' });
        else content(right(read))(response, request);
      }, 20);
    }, forever);
    expect(await judge(events)).toHaveLength(40);
    expect([most, alone]).toEqual([4, 40]);

    [most, alone] = [0, 0];
    const unused = async () => {
      isBroken = true;
    };
    await expect(judge(events, { ...unrecorded, unused })).rejects.toThrow('answered 401');
    expect(alone).toBeLessThanOrEqual(4);
  });

  it('a filter that names its rule is a filter', async () => {
    const choice = { index: 0, finish_reason: 'content_filter: SAFETY', message: { role: 'assistant' } };
    stub.fail(body(JSON.stringify({ choices: [choice] })), forever);
    await expect(judge()).rejects.toThrow(EventsRefused);
  });

  it.each(['null', '"ok"'])('JSON that is no answer, such as %s, is none and not asked for again', async (said) => {
    stub.fail(body(said), forever);
    await expect(judge()).rejects.toThrow('answer is no JSON');
    expect(stub.requests).toHaveLength(1);
  });

  it('an error in an answer with status 200 is named as that of the model behind, and asked once more', async () => {
    const error = { error: { message: 'Provider returned error', code: 429 } };
    stub.fail(body(JSON.stringify(error)), forever);
    await expect(judge()).rejects.toThrow('the model behind the gateway failed (429 in an answer with status 200)');
    expect(stub.requests).toHaveLength(2);
  });
});
