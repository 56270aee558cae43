import { createLogger } from '@gaemi/runtime/logging/logger';
import { body, type Fault, htmlPage, redirect, status } from '@gaemi/testing/providers/faults';
import { answerModelError, type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { judgeBySimpleWords } from '@gaemi/testing/providers/word-judge';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modelSettings } from '../judge/openai/testing/model-settings.ts';
import { askModels, type ModelSettings } from './ask-services.ts';
import { explainFailure } from './explain-failure.ts';

describe('the check of the models', () => {
  let stub: OpenAiStub;
  let server: StubServer;
  /** Statuses of the models that the server does not serve. */
  let refused: Record<string, number>;

  beforeEach(async () => {
    stub = await startOpenAiStub();
    refused = {};
    server = await startStubServer(async ({ path, body, headers: { authorization = '' } }, response) => {
      const status = refused[String(JSON.parse(body).model)];
      if (status !== undefined) return answerModelError(response, status, { message: 'no', code: `code_${status}` });
      const answer = await fetch(`${stub.url}${path}`, { method: 'POST', body, headers: { authorization } });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
  });
  afterEach(() => Promise.all([server.close(), stub.close()]));

  const check = async (models: ModelSettings['models'], firstModel?: string, url = server.url) => {
    const settings = { ...modelSettings(url), name: 'openai' as const, models, firstModel };
    const parts = {
      logger: createLogger({ app: 'test', level: 'silent' }),
      now: () => new Date('2026-11-20T03:20:00Z'),
    };
    try {
      return (await askModels(settings, parts)(new AbortController().signal)).detail;
    } catch (error) {
      return explainFailure(error, { source: 'model', naverApi: 'hub' });
    }
  };
  const asked = () => stub.questions.map(({ model }) => model).toSorted();

  it('asks the model of each tier and the first one, each once', async () => {
    const models = { basic: 'small', medium: 'small', premium: 'large' };
    expect(await check(models, 'tiny')).toMatch(/^small judged .*; large judged .*; tiny judged [^;]*$/);
    expect(asked()).toEqual(['large', 'small', 'tiny']);
  });

  it('asks no model where the offline judge judges first', async () => {
    refused = { offline: 404 };
    expect(await check({ basic: 'small', medium: 'small', premium: 'small' }, 'offline')).toMatch(/^small judged/);
    expect(asked()).toEqual(['small']);
  });

  it.each([
    [404, 'has no /chat/completions, or no model large: check OPENAI_BASE_URL and OPENAI_MODEL_PREMIUM (code_404)'],
    [403, 'the key may not use the model large: check OPENAI_API_KEY and OPENAI_MODEL_PREMIUM (code_403)'],
    [400, 'large refuses the request: answered 400; check OPENAI_MODEL_PREMIUM (code_400)'],
  ])('names the model that is refused with %i, and its variable', async (status, said) => {
    refused = { large: status };
    expect(await check({ basic: 'small', medium: 'small', premium: 'large' })).toBe(said);
  });

  it.each([
    ['model_not_found', 'no'],
    ['DeploymentNotFound', 'no'],
    [null, 'model "large" not found, try pulling it first'],
  ])('tells a missing model by the code %s or by its words', async (code, message) => {
    const bare = await startStubServer((_, response) => {
      response.writeHead(404, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message, code } }));
    });
    expect(await check({ basic: 'large', medium: 'large', premium: 'large' }, undefined, bare.url)).toBe(
      `the server has no model large: check OPENAI_MODEL_BASIC (${code ?? 'model_not_found'})`,
    );
    await bare.close();
  });

  it.each([
    ['404 page not found', 'text/plain'],
    ['{"detail":"Not Found"}', 'application/json'],
    ['{"error":{"message":"Invalid URL (POST /v2/chat/completions)","code":null}}', 'application/json'],
  ])('takes no wrong address for a missing model: %s', async (page, type) => {
    const other = await startStubServer((_, response) => {
      response.writeHead(404, { 'content-type': type }).end(page);
    });
    expect(await check({ basic: 'small', medium: 'small', premium: 'small' }, undefined, other.url)).toBe(
      'has no /chat/completions, or no model small: check OPENAI_BASE_URL and OPENAI_MODEL_BASIC (404)',
    );
    await other.close();
  });

  const said = async (fault: Fault) => {
    const other = await startStubServer((request, response) => fault(response, request));
    const detail = await check({ basic: 'small', medium: 'small', premium: 'small' }, undefined, other.url);
    await other.close();
    return detail;
  };
  const behind = (code: number | string) => body(JSON.stringify({ error: { message: 'no', code } }));
  const [noKey, noCredit] = [
    'the key is not accepted: check OPENAI_API_KEY',
    'the account of OPENAI_API_KEY has no credit left: add some',
  ];

  it.each<[string, Fault, string]>([
    [
      'a redirect',
      redirect('https://models.example/v1/chat/completions', 301),
      'there is nothing at its address, or it has moved: check OPENAI_BASE_URL (301)',
    ],
    ['a page', htmlPage, 'small answers nothing usable: answer is no JSON; check OPENAI_BASE_URL'],
    [
      'an empty account',
      status(402, { body: '{"error":{"message":"Insufficient Balance","code":"invalid_request_error"}}' }),
      `${noCredit} (invalid_request_error)`,
    ],
    [
      'a key that Gemini refuses',
      status(400, { body: '[{"error":{"code":400,"message":"API key not valid. Please pass a valid API key."}}]' }),
      `${noKey} (invalid_api_key)`,
    ],
    [
      'an empty account of Anthropic',
      status(400, { body: '{"type":"error","error":{"message":"Your credit balance is too low."}}' }),
      `${noCredit} (insufficient_quota)`,
    ],
    ['an empty account behind a gateway', behind(402), `${noCredit} (402)`],
    ['an empty account behind a gateway, by its code', behind('insufficient_quota'), `${noCredit} (402)`],
    ['a key refused behind a gateway', behind('invalid_api_key'), `${noKey} (401)`],
    [
      'a missing model behind a gateway',
      behind('model_not_found'),
      'the server has no model small: check OPENAI_MODEL_BASIC (404)',
    ],
    ['a model behind a gateway that is down', behind(502), 'it has a failure of its own: wait (502)'],
  ])('says what %s means', async (_, fault, detail) => {
    expect(await said(fault)).toBe(detail);
  });

  it('names the model whose answers cannot be used', async () => {
    stub.answer((question) => (question.model === 'large' ? 'no' : judgeBySimpleWords(question)));
    const models = { basic: 'small', medium: 'middle', premium: 'large' };
    expect(await check(models)).toMatch(/^large answers nothing usable: /);
  });
});
