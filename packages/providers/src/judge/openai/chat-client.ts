import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { modelCalls, modelTokens } from '@gaemi/runtime/metrics/metrics';
import OpenAI from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { ProviderError } from '../../provider-error.ts';
import type { ModelMeter, TokensUsed } from '../judge.ts';
import { AnswerTooLarge, limitedFetch } from './limited-fetch.ts';
import { answerOf, errorIn, type ModelAnswer } from './model-answer.ts';
import { failureBehind, isFiltered, isFilteredBehind, modelFailure } from './model-failure.ts';
import {
  type ModelTask,
  type OptionalParameter,
  type RequestContent,
  refusedParameter,
  requestBody,
  type TaskSettings,
} from './request-body.ts';
import { tokensOfAnswer, tokensOfFailure } from './token-estimate.ts';

export interface ChatSettings {
  apiKey: string;
  /** Base URL of an OpenAI-compatible server; a bare host gets the usual /v1. Undefined means OpenAI itself. */
  baseUrl: string | undefined;
  /** Time limit of one request, from the connection to the last byte. */
  timeLimitMs: number;
  tasks: Readonly<Record<ModelTask, TaskSettings>>;
}

export interface Question extends RequestContent {
  meter?: ModelMeter | undefined;
  signal: AbortSignal;
}

/** Sends one question. @throws ProviderError when the endpoint fails */
export type AskModel = (question: Question) => Promise<ModelAnswer>;

/**
 * Maximum number of requests for one question. Requests that a server refuses because of a parameter name do not count.
 */
const MAX_TRIES = 2;
/** Wait before the second request when the server names none. */
const BACKOFF_MS = 1_000;
/** Longest Retry-After that is waited for. */
const MAX_WAIT_MS = 30_000;

/**
 * Creates a client of a chat-completions endpoint. It retries once when a server is overloaded or unreachable. It does
 * not retry after a time-out, since the server may have done the work. The meter counts every request. Logs the tokens
 * used, never the texts.
 */
export function createChatClient(settings: ChatSettings, logger: Logger): AskModel {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: baseUrlOf(settings.baseUrl),
    // Set here, so that the SDK reads nothing from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    // No retries by the SDK, since every request has to be metered and logged.
    maxRetries: 0,
    timeout: settings.timeLimitMs,
    fetch: limitedFetch(settings.timeLimitMs),
    logLevel: 'off',
  });
  const unsupportedBy = new Map<string, Set<OptionalParameter>>();

  const send = async (question: Question, leftOut: ReadonlySet<OptionalParameter>): Promise<ModelAnswer> => {
    const { model, meter, signal } = question;
    const task = settings.tasks[question.task];
    meter?.begin();
    const startedAt = performance.now();
    let tokens: TokensUsed = { promptTokens: 0, completionTokens: 0 };
    try {
      const body = requestBody(question, task, leftOut);
      const completion = await client.chat.completions.create(body, { signal }).then(asRecord, withoutAnswer);
      const answer = 'unusable' in completion ? completion : answerOrFailure(completion);
      const usage = 'unusable' in completion ? undefined : completion.usage;
      tokens = tokensOfAnswer(question, { usage, answer, maxTokens: task.maxTokens });
      const milliseconds = Math.round(performance.now() - startedAt);
      logger.info({ model, ...tokens, milliseconds }, 'model asked');
      return answer;
    } catch (error) {
      tokens = tokensOfFailure(question, { error, maxTokens: task.maxTokens });
      const refused = refusedParameter(error);
      if (refused !== undefined && !leftOut.has(refused)) throw new ParameterRefused(refused);
      throw modelFailure(error, signal);
    } finally {
      modelCalls.inc({ model });
      modelTokens.inc({ model, kind: 'prompt' }, tokens.promptTokens);
      modelTokens.inc({ model, kind: 'completion' }, tokens.completionTokens);
      await meter?.used(tokens);
    }
  };

  /**
   * Some models do not accept a temperature, some servers no response_format. A parameter that is refused by name is
   * left out from then on.
   */
  const sendSupported = async (question: Question): Promise<ModelAnswer> => {
    const { model } = question;
    const unsupported = unsupportedBy.get(model) ?? new Set();
    unsupportedBy.set(model, unsupported);
    try {
      // Questions run in parallel: another one may learn of a refusal during this request.
      return await send(question, new Set(unsupported));
    } catch (error) {
      if (!(error instanceof ParameterRefused)) throw error;
      const { parameter } = error;
      if (!unsupported.has(parameter)) logger.info({ model, parameter }, 'the model takes no such parameter; left out');
      unsupported.add(parameter);
      return sendSupported(question);
    }
  };

  return async (question) => {
    const { model, signal } = question;
    for (let tries = 1; ; tries += 1) {
      if (signal.aborted) throw modelFailure(signal.reason, signal);
      try {
        return await sendSupported(question);
      } catch (error) {
        const wait = error instanceof ProviderError && tries < MAX_TRIES ? waitBeforeRetry(error) : undefined;
        if (wait === undefined) throw error;
        logger.warn({ model, err: error, wait: Math.round(wait) }, 'the model is asked once more');
        await sleep(wait, undefined, { signal }).catch((reason: unknown) => {
          throw modelFailure(reason, signal);
        });
      }
    }
  };
}

class ParameterRefused extends Error {
  readonly parameter: OptionalParameter;

  constructor(parameter: OptionalParameter) {
    super(`${parameter} is refused`);
    this.parameter = parameter;
  }
}

/** Undefined when a retry would not help, or when the server may have worked on the request. */
function waitBeforeRetry({ kind, retryAfterMs }: ProviderError): number | undefined {
  if (kind !== 'unreachable' && kind !== 'quota') return undefined;
  const wait = retryAfterMs ?? BACKOFF_MS * (1 + Math.random() / 4);
  return wait > MAX_WAIT_MS ? undefined : wait;
}

/** @throws SyntaxError for JSON such as `null`, with which a proxy may answer: the model did not */
function asRecord<Completion>(answer: Completion): Completion {
  if (typeof answer !== 'object' || answer === null) throw new SyntaxError('the answer is no object');
  return answer;
}

/** The received part of an answer that exceeded the size limit; nothing where a filter refused the question. */
function withoutAnswer(error: unknown): ModelAnswer & { unusable: string } {
  if (error instanceof AnswerTooLarge) return { unusable: 'too long', said: error.head };
  if (isFiltered(error)) return { unusable: 'refused', said: '' };
  throw error;
}

/** @throws ProviderError for the failure of a model behind the server, unless a filter there refused the question */
function answerOrFailure(completion: ChatCompletion): ModelAnswer {
  const failed = errorIn(completion);
  if (failed === undefined) return answerOf(completion);
  if (isFilteredBehind(failed)) return { unusable: 'refused', said: '' };
  throw failureBehind(failed);
}

function baseUrlOf(configured: string | undefined): string {
  if (configured === undefined) return 'https://api.openai.com/v1';
  const url = new URL(configured);
  return url.pathname === '/' ? new URL('/v1', url).href : configured;
}
