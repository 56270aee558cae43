import type { ChatCompletion } from 'openai/resources/chat/completions';

/** The text of the model, or the reason why it is unusable and the answer it gave instead. */
export type ModelAnswer = { text: string } | { unusable: 'refused' | 'cut off' | 'empty' | 'too long'; said: string };

/** An error in place of an answer: the HTTP status that it means, if that is known, its code, and all that it says. */
export interface ErrorBehind {
  status: number | undefined;
  code: string;
  said: string;
}

/** Statuses that codes without one mean. */
const statuses: Readonly<Record<string, number>> = {
  invalid_api_key: 401,
  authentication_error: 401,
  insufficient_quota: 402,
  model_not_found: 404,
  rate_limit_exceeded: 429,
  rate_limit_error: 429,
};

/**
 * Returns the error of an answer with HTTP 200, which gateways send when the model behind them failed: in place of the
 * choices, or in the choice.
 */
export function errorIn(completion: ChatCompletion): ErrorBehind | undefined {
  const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  const error = fieldOf(completion, 'error') ?? fieldOf(choice, 'error');
  const hasFailed = fieldOf(choice, 'finish_reason') === 'error';
  if ((error === undefined || error === null) && !hasFailed) return undefined;
  const code = String(fieldOf(error, 'code') ?? fieldOf(error, 'type') ?? '');
  const number = Number(code);
  const isStatus = Number.isInteger(number) && number >= 400 && number < 600;
  const status = isStatus ? number : Object.hasOwn(statuses, code) ? statuses[code] : undefined;
  return { status, code, said: JSON.stringify(error ?? null) };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

/** Servers that are only nearly compatible may omit any field. */
export function answerOf(completion: ChatCompletion): ModelAnswer {
  const choice = Array.isArray(completion.choices) ? completion.choices[0] : undefined;
  if (choice === undefined) return { unusable: 'empty', said: '' };
  const text = toText(choice.message?.content);
  const refusal = toText(choice.message?.refusal);
  if (choice.finish_reason === 'length') return { unusable: 'cut off', said: text };
  // Gemini adds the rule that was broken: "content_filter: SAFETY".
  if (String(choice.finish_reason).startsWith('content_filter') || refusal !== '')
    return { unusable: 'refused', said: refusal || text };
  return text.trim() === '' ? { unusable: 'empty', said: text } : { text };
}

/** Kinds of parts that are the answer itself; some servers name none. */
const answerParts = [undefined, 'text', 'output_text'];

/** Text as it is, or the texts of its parts: some servers answer reasoning and text as parts of a list. */
function toText(said: unknown): string {
  if (Array.isArray(said)) return said.map(readPart).join('');
  return typeof said === 'string' ? said : '';
}

function readPart(part: unknown): string {
  if (typeof part === 'string') return part;
  return answerParts.some((kind) => kind === fieldOf(part, 'type')) ? toText(fieldOf(part, 'text')) : '';
}
