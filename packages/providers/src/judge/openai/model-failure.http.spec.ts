import { createLogger } from '@gaemi/runtime/logging/logger';
import { type Fault, status } from '@gaemi/testing/providers/faults';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sampleCompany as company } from '../../testing/sample-company.ts';
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

const record = { judged: async () => undefined, unused: async () => undefined };
const judge = () =>
  createOpenAiJudge(modelSettings(stub.url), createLogger({ app: 'test', level: 'silent' })).judge({
    company,
    tier: 'basic',
    events: [eventOf('a', '삼성전자, 1조원 수주')],
    record,
    signal: new AbortController().signal,
  });
const refusal = (code: number, body: unknown): Fault => status(code, { body: JSON.stringify(body) });

describe('a refusal in the words of another server than that of OpenAI', () => {
  it.each([
    [400, [{ error: { code: 400, message: 'API key not valid. Please pass a valid API key.' } }], 'invalid_api_key'],
    [
      400,
      { code: 'Client specified an invalid argument', error: 'Incorrect API key provided: xa***' },
      'invalid_api_key',
    ],
    [
      400,
      { type: 'error', error: { message: 'Your credit balance is too low to access the API.' } },
      'insufficient_quota',
    ],
  ])('says with status %d by its words what is wrong: %j', async (code, body, said) => {
    stub.fail(refusal(code, body));
    await expect(judge()).rejects.toMatchObject({ kind: 'refused', message: expect.stringContaining(`(${said})`) });
    expect(stub.requests).toHaveLength(1);
  });

  it('waits as long as the body says', async () => {
    const details = [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '40s' }];
    stub.fail(refusal(429, [{ error: { code: 429, message: 'quota', status: 'RESOURCE_EXHAUSTED', details } }]));
    await expect(judge()).rejects.toMatchObject({ kind: 'quota', retryAfterMs: 40_000 });
    expect(stub.requests).toHaveLength(1);
  });
});
