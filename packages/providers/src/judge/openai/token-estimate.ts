import { APIError } from 'openai';
import type { ChatCompletion } from 'openai/resources/chat/completions';
import { ProviderError } from '../../provider-error.ts';
import type { TokensUsed } from '../judge.ts';
import type { ModelAnswer } from './model-answer.ts';
import type { RequestContent } from './request-body.ts';

/** Minimum number of characters per token, so that a server that does not report its usage is not free. */
const CHARACTERS_PER_TOKEN = 2;
/** A report of more than so many times what is possible is none: one wrong answer must not use up the day of all members. */
const MOST_TIMES = 20;
/** What a gateway may add to a question of its own. */
const HIDDEN_TOKENS = 20_000;
/** Connection errors that occur before anything is sent. */
const neverSent = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Codes of a connection whose certificate or encryption failed: nothing of the question was sent. */
export const isTlsFailure = (code: string): boolean =>
  /^(?:ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO)/.test(code);

type Texts = Pick<RequestContent, 'system' | 'user'>;

/**
 * Tokens of an answered request: as reported by the server, or estimated from the texts when the report is not
 * credible.
 */
export function tokensOfAnswer(
  question: Texts,
  { usage, answer, maxTokens }: { usage: ChatCompletion['usage']; answer: ModelAnswer; maxTokens: number },
): TokensUsed {
  const { prompt_tokens: prompt, completion_tokens: completion } = usage ?? {};
  const estimated = estimate(question.system, question.user);
  return {
    promptTokens: isCount(prompt, MOST_TIMES * estimated + HIDDEN_TOKENS) ? prompt : estimated,
    completionTokens: isCount(completion, MOST_TIMES * maxTokens) ? completion : estimateTokens(answer, maxTokens),
  };
}

/**
 * Maximum tokens of a failed request. Zero when it was never sent; the question when the server answered with an error;
 * otherwise also all allowed tokens, since the model may have worked to the end.
 */
export function tokensOfFailure(
  question: Texts,
  { error, maxTokens }: { error: unknown; maxTokens: number },
): TokensUsed {
  if (listCodes(error).some((code) => neverSent.has(code) || isTlsFailure(code)))
    return { promptTokens: 0, completionTokens: 0 };
  // A page in place of an answer was not written by the model, nor was a refusal of the model behind a gateway.
  const isRefused = error instanceof ProviderError && (error.kind === 'quota' || error.kind === 'refused');
  const answered =
    isRefused || (error instanceof APIError && error.status !== undefined) || error instanceof SyntaxError;
  return {
    promptTokens: estimate(question.system, question.user),
    completionTokens: answered ? 0 : maxTokens,
  };
}

/** Only the beginning is known of an answer that was too long. */
function estimateTokens(answer: ModelAnswer, maxTokens: number): number {
  if ('text' in answer) return estimate(answer.text);
  return answer.unusable === 'too long' ? maxTokens : estimate(answer.said);
}

const estimate = (...texts: string[]) => Math.ceil(texts.join('').length / CHARACTERS_PER_TOKEN);

/** Servers of local models write zeros where they count nothing: no question has no token, and an answer without a text is estimated at none. */
const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= most;

/** Collects the codes of an error and of all its causes. */
export function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors.flatMap(listCodes) : [];
  return ['code' in error ? String(error.code) : '', ...listCodes(error.cause), ...inner];
}
