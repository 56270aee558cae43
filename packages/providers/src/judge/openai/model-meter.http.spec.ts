import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, disconnect, hang, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModelMeter, TokensUsed } from '../judge.ts';
import { createChatClient } from './chat-client.ts';
import { modelSettings } from './testing/model-settings.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

const used: TokensUsed[] = [];
const counting: ModelMeter = { begin: () => undefined, used: async (tokens) => void used.push(tokens) };
const ask = (meter: ModelMeter, { baseUrl = stub.url, timeLimitMs = 90_000 } = {}) => {
  const logger = createLogger({ app: 'test', level: 'silent' });
  const { signal } = new AbortController();
  const texts = { system: 'a'.repeat(30), user: 'b'.repeat(70) };
  const question = { model: 'small', task: 'judging', ...texts, meter, signal } as const;
  return createChatClient({ ...modelSettings(baseUrl), timeLimitMs }, logger)(question);
};
const answering = (usage: unknown) => {
  const message = { role: 'assistant', content: '호재예요.'.repeat(4) };
  stub.fail(body(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }], usage })));
};

beforeEach(() => {
  used.length = 0;
});

describe('the cost of a question to a model', () => {
  it('is taken from the answer, or estimated from the texts when the answer has no credible figure', async () => {
    answering({ prompt_tokens: 41, completion_tokens: 7 });
    await ask(counting);
    const zeros = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };
    const countless = { prompt_tokens: 9e15, completion_tokens: 9e15 };
    const odd = [{ prompt_tokens: -5, completion_tokens: 'many' }, { prompt_tokens: 1.5 }];
    for (const usage of [undefined, zeros, countless, ...odd]) {
      answering(usage);
      await ask(counting);
    }
    const guessed = { promptTokens: 50, completionTokens: 10 };
    expect(used).toEqual([{ promptTokens: 41, completionTokens: 7 }, ...Array.from({ length: 5 }, () => guessed)]);
  });

  it('is counted for a failed question, and a meter at its limit blocks the next one', async () => {
    stub.fail(status(401));
    await expect(ask(counting)).rejects.toMatchObject({ kind: 'refused' });
    expect(used).toEqual([{ promptTokens: 50, completionTokens: 0 }]);
    const before = stub.requests.length;
    const enough = new Error('enough');
    const spent = {
      ...counting,
      begin: () => {
        throw enough;
      },
    };
    await expect(ask(spent)).rejects.toBe(enough);
    expect(stub.requests.length).toBe(before);
    expect(used).toHaveLength(1);
  });

  const nothing = { promptTokens: 0, completionTokens: 0 };
  const onlyAsked = { promptTokens: 50, completionTokens: 0 };
  const allAllowed = { promptTokens: 50, completionTokens: 16_000 };

  it.each([
    ['one with an error, which wrote nothing', status(500), [onlyAsked, onlyAsked]],
    ['one that was cut off, which may have written all it was allowed', disconnect, [allAllowed, allAllowed]],
    ['one that never ended, which may have, too', hang, [allAllowed]],
    ['a page in place of an answer, which no model wrote', htmlPage, [onlyAsked]],
    [
      'a limit of the model behind a gateway, which wrote nothing',
      body('{"error":{"code":"rate_limit_exceeded"}}'),
      [onlyAsked, onlyAsked],
    ],
    ['a redirect, which led nowhere', redirect('/v2'), [onlyAsked]],
  ] as const)('counts each request separately: %s', async (_, fault, costs) => {
    stub.fail(fault, Number.POSITIVE_INFINITY);
    await expect(ask(counting, { timeLimitMs: 1_000 })).rejects.toThrow('openai');
    expect(used).toEqual(costs);
  });

  it('is nothing where the secure connection failed, which is said and not tried again', async () => {
    // A server without TLS answers a secure greeting with something else.
    const failure = ask(counting, { baseUrl: stub.url.replace('http:', 'https:') });
    await expect(failure).rejects.toMatchObject({ kind: 'refused', retryable: false });
    await expect(failure).rejects.toThrow(/secure connection failed/);
    expect(used).toEqual([nothing]);
  });

  it('counts a request that is refused for a parameter, and not one that was never sent', async () => {
    stub.refuseParameter('temperature');
    stub.answer(() => '좋아요.');
    await ask(counting);
    expect(used).toHaveLength(2);
    expect(used[0]).toEqual(onlyAsked);
    used.length = 0;
    const gone = await startOpenAiStub();
    await gone.close();
    await expect(ask(counting, { baseUrl: gone.url })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(used).toEqual([nothing, nothing]);
  });
});
