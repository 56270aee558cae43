import type { Logger } from '@gaemi/runtime/logger';
import { modelCalls, modelTokens } from '@gaemi/runtime/metrics';
import OpenAI, { BadRequestError } from 'openai';
import type { ChatCompletion, ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import type { ModelMeter, TokensUsed } from '../judge.ts';
import { AnswerTooLarge, ATTEMPT_TIME_LIMIT, limitedFetch } from './limited-fetch.ts';
import { modelFailure } from './model-failure.ts';

export interface ChatSettings {
  apiKey: string;
  /** Of an OpenAI-compatible server; a bare host gets the usual /v1. Undefined: OpenAI itself. */
  baseUrl: string | undefined;
  /** For tests. */
  timeLimitMs?: number;
}

export interface Question {
  model: string;
  /** Our own words only. */
  system: string;
  /** Holds the articles, as data. */
  user: string;
  /** Shape of the answer; plain text where left out. */
  schema?: { name: string; schema: Record<string, unknown> };
  meter?: ModelMeter | undefined;
  signal: AbortSignal;
}

/** The model's words, or why there are none to use and what it said instead. */
export type ModelAnswer = { text: string } | { unusable: 'refused' | 'cut off' | 'empty' | 'too long'; said: string };

/** Asks one question. @throws ProviderError when the endpoint fails */
export type AskModel = (question: Question) => Promise<ModelAnswer>;

/** A client of a chat-completions endpoint. Logs the tokens used, never the texts. */
export function createChatClient(settings: ChatSettings, logger: Logger): AskModel {
  const timeLimit = settings.timeLimitMs ?? ATTEMPT_TIME_LIMIT;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: baseUrlOf(settings.baseUrl),
    // Said here, so that nothing is picked up from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    maxRetries: 1,
    timeout: timeLimit,
    fetch: limitedFetch(timeLimit),
    logLevel: 'off',
  });
  const unsupported = new Set<OptionalParameter>();

  return async (question) => {
    const { model, meter } = question;
    meter?.begin();
    const startedAt = performance.now();
    let tokens: TokensUsed = { promptTokens: 0, completionTokens: 0 };
    try {
      const completion = await completeWithout(unsupported, question, client).catch(tooLong);
      const answer = 'unusable' in completion ? completion : answerOf(completion);
      tokens = tokensOf(question, 'unusable' in completion ? undefined : completion.usage, answer);
      const milliseconds = Math.round(performance.now() - startedAt);
      logger.info({ model, ...tokens, milliseconds }, 'model asked');
      return answer;
    } finally {
      modelCalls.inc({ model });
      modelTokens.inc({ model, kind: 'prompt' }, tokens.promptTokens);
      modelTokens.inc({ model, kind: 'completion' }, tokens.completionTokens);
      await meter?.used(tokens);
    }
  };
}

/** Characters of a token, at least: a server that does not tell what it used is not free. */
const CHARACTERS_PER_TOKEN = 2;

function tokensOf(question: Question, usage: ChatCompletion['usage'], answer: ModelAnswer): TokensUsed {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage ?? {};
  const estimate = (...texts: string[]) => Math.ceil(texts.join('').length / CHARACTERS_PER_TOKEN);
  return {
    promptTokens: isCount(prompt) ? prompt : estimate(question.system, question.user),
    completionTokens: isCount(completion) ? completion : estimate('text' in answer ? answer.text : answer.said),
  };
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** What was received of an answer that went on and on. */
function tooLong(error: unknown): ModelAnswer & { unusable: string } {
  if (error instanceof AnswerTooLarge) return { unusable: 'too long', said: error.head };
  throw error;
}

function baseUrlOf(configured: string | undefined): string {
  if (configured === undefined) return 'https://api.openai.com/v1';
  const url = new URL(configured);
  return url.pathname === '/' ? new URL('/v1', url).href : configured;
}

const optionalParameters = ['temperature', 'response_format'] as const;
type OptionalParameter = (typeof optionalParameters)[number];

/** Some models take no temperature, some servers no response_format: what is refused by name is left out from then on. */
async function completeWithout(
  unsupported: Set<OptionalParameter>,
  question: Question,
  client: OpenAI,
): Promise<ChatCompletion> {
  // Questions run side by side: another one may learn of a refusal while this one is on its way.
  const leftOut = new Set(unsupported);
  try {
    return await client.chat.completions.create(bodyOf(question, leftOut), { signal: question.signal });
  } catch (error) {
    const refused = refusedParameter(error);
    if (refused === undefined || leftOut.has(refused)) throw modelFailure(error, question.signal);
    unsupported.add(refused);
    return completeWithout(unsupported, question, client);
  }
}

function bodyOf(
  question: Question,
  unsupported: ReadonlySet<OptionalParameter>,
): ChatCompletionCreateParamsNonStreaming {
  const { model, system, user, schema } = question;
  const asked: ChatCompletionCreateParamsNonStreaming = {
    model,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
  };
  if (!unsupported.has('temperature')) asked.temperature = 0;
  if (schema !== undefined && !unsupported.has('response_format')) {
    asked.response_format = { type: 'json_schema', json_schema: { ...schema, strict: true } };
  }
  return asked;
}

function refusedParameter(error: unknown): OptionalParameter | undefined {
  if (!(error instanceof BadRequestError)) return undefined;
  return optionalParameters.find((name) => error.param === name || error.message.includes(name));
}

/** Servers that are only nearly compatible may leave out anything. */
function answerOf(completion: ChatCompletion): ModelAnswer {
  const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  if (choice === undefined) return { unusable: 'empty', said: '' };
  const text = textOf(choice.message?.content);
  const refusal = textOf(choice.message?.refusal);
  if (choice.finish_reason === 'length') return { unusable: 'cut off', said: text };
  if (choice.finish_reason === 'content_filter' || refusal !== '')
    return { unusable: 'refused', said: refusal || text };
  return text.trim() === '' ? { unusable: 'empty', said: text } : { text };
}

function textOf(said: unknown): string {
  return typeof said === 'string' ? said : '';
}
