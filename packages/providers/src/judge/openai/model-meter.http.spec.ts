import { createLogger } from '@gaemi/runtime/logger';
import { body, status } from '@gaemi/testing/providers/faults';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ModelMeter, TokensUsed } from '../judge.ts';
import { createChatClient } from './chat-client.ts';

let stub: OpenAiStub;
beforeAll(async () => {
  stub = await startOpenAiStub();
});
afterEach(() => stub.recover());
afterAll(() => stub.close());

const used: TokensUsed[] = [];
const counting: ModelMeter = { begin: () => undefined, used: async (tokens) => void used.push(tokens) };
const ask = (meter: ModelMeter) => {
  const logger = createLogger({ app: 'test', level: 'silent' });
  const { signal } = new AbortController();
  const question = { model: 'small', system: 'a'.repeat(30), user: 'b'.repeat(70), meter, signal };
  return createChatClient({ apiKey: 'key', baseUrl: stub.url }, logger)(question);
};
const answering = (usage: unknown) => {
  const message = { role: 'assistant', content: '호재예요.'.repeat(4) };
  stub.fail(body(JSON.stringify({ choices: [{ index: 0, finish_reason: 'stop', message }], usage })));
};

describe('what a question to a model costs', () => {
  it('is what the answer says, or guessed from the texts where it says nothing to be believed', async () => {
    answering({ prompt_tokens: 41, completion_tokens: 7 });
    await ask(counting);
    for (const usage of [undefined, { prompt_tokens: -5, completion_tokens: 'many' }, { prompt_tokens: 1.5 }]) {
      answering(usage);
      await ask(counting);
    }
    const guessed = { promptTokens: 50, completionTokens: 10 };
    expect(used).toEqual([{ promptTokens: 41, completionTokens: 7 }, guessed, guessed, guessed]);
  });

  it('is counted for a question that failed, and a meter that has had enough keeps the next one back', async () => {
    used.length = 0;
    stub.fail(status(401));
    await expect(ask(counting)).rejects.toMatchObject({ kind: 'refused' });
    expect(used).toEqual([{ promptTokens: 0, completionTokens: 0 }]);
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
});
