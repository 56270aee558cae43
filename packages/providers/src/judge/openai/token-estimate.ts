import { APIError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import type { TokensUsed } from '../judge.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { RequestContent } from './request-body.ts';

/** Characters of a token, at least: a server that does not tell what it used is not free. */
const CHARACTERS_PER_TOKEN = 2;
/** Ways of a connection to fail before anything was sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

type Texts = Pick<RequestContent, 'system' | 'user'>;

/** What an answered request used: as the server says, estimated from the texts where it says nothing credible. */
export function tokensOfAnswer(
  question: Texts,
  { usage, answer, maxTokens }: { usage: ChatCompletion['usage']; answer: ModelAnswer; maxTokens: number },
): TokensUsed {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage ?? {};
  return {
    promptTokens: isCount(prompt) ? prompt : estimate(question.system, question.user),
    completionTokens: isCount(completion) ? completion : estimateOf(answer, maxTokens),
  };
}

/**
 * What a failed request used at most: nothing where it was never sent, the question where the server answered with an error, else also all the
 * tokens that the model was allowed, since it may have worked on until its end.
 */
export function tokensOfFailure(
  question: Texts,
  { error, maxTokens }: { error: unknown; maxTokens: number },
): TokensUsed {
  if (codesOf(error).some((code) => neverSent.has(code))) return { promptTokens: 0, completionTokens: 0 };
  const answered = error instanceof APIError && error.status !== undefined;
  return {
    promptTokens: estimate(question.system, question.user),
    completionTokens: answered ? 0 : maxTokens,
  };
}

/** Of an answer that was too long only the beginning is known. */
function estimateOf(answer: ModelAnswer, maxTokens: number): number {
  if ('text' in answer) return estimate(answer.text);
  return answer.unusable === 'too long' ? maxTokens : estimate(answer.said);
}

const estimate = (...texts: string[]) => Math.ceil(texts.join('').length / CHARACTERS_PER_TOKEN);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Codes of an error and of all that it wraps. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return ['code' in error ? String(error.code) : '', ...codesOf(error.cause), ...inner];
}
