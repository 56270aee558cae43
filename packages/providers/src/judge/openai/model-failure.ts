import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { readRetryAfter } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import type { ErrorBehind } from './model-answer.ts';
import { isTlsFailure, listCodes } from './token-estimate.ts';

/** Converts an error of the SDK or the connection to ours: status and code only, never a body or a key. */
export function modelFailure(error: unknown, signal: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error;
  if (signal.aborted || error instanceof APIUserAbortError) {
    return failure('given-up', 'given up by the caller');
  }
  if (error instanceof APIConnectionTimeoutError || isTimeout(error)) return failure('timeout', 'no answer in time');
  // The SDK wraps errors that our own fetch threw.
  if (error instanceof APIConnectionError && error.cause instanceof ProviderError) return error.cause;
  if (!(error instanceof APIError) || error.status === undefined) {
    if (error instanceof SyntaxError) return failure('malformed', 'answer is no JSON');
    const [tls] = listCodes(error).filter(isTlsFailure);
    if (tls !== undefined) return failure('refused', `secure connection failed (${tls})`);
    return failure('unreachable', 'connection failed');
  }
  const code = findCode(error);
  const message = `answered ${error.status}${code === undefined ? '' : ` (${code})`}`;
  const retryAfterMs = readWait(error.headers) ?? waitInBody(error.error);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  // An empty account is no matter of seconds.
  return failure(code === 'insufficient_quota' ? 'refused' : kindOfStatus(error.status), message, wait);
}

/** Words of servers that refuse a key, or an account without credit, with a status that says neither. */
const codesOfWords: readonly (readonly [RegExp, string])[] = [
  [/api[ _]key (?:not valid|is invalid)|API_KEY_INVALID|(?:invalid|incorrect) api key/i, 'invalid_api_key'],
  [/credit balance is too low/i, 'insufficient_quota'],
];

/** The code that the words of a refusal mean. */
const findCodeInWords = (words: string): string | undefined => codesOfWords.find(([said]) => said.test(words))?.[1];

/** The wait that Gemini names in the body in place of a header, in milliseconds. */
function waitInBody(error: unknown): number | undefined {
  const seconds = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify(error ?? null))?.[1];
  return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1_000);
}

/** Servers of local models say in words alone that they lack a model; a wrong address has no word of it. */
function findCode({ status, code, message }: APIError): string | undefined {
  const meant = status === 400 || status === 403 ? findCodeInWords(message) : undefined;
  if (meant !== undefined) return meant;
  if (typeof code === 'string') return code.slice(0, 40);
  return status === 404 && /\bmodel\b/i.test(message) ? 'model_not_found' : undefined;
}

/** Codes by which servers refuse a question for what its texts tell: Azure's, OpenAI's, Alibaba's. */
const filters = new Set(['content_filter', 'content_policy_violation', 'invalid_prompt', 'data_inspection_failed']);

/** Words by which DeepSeek, LiteLLM (of Azure) and OpenRouter do, whose codes tell nothing. */
const filterWords = /\b(?:content exists risk|ContentPolicyViolation|content management policy|input was flagged)/i;

/** Whether a server refused a question for its texts, in place of an answer that was filtered. */
export const isFiltered = (error: unknown): boolean =>
  error instanceof APIError &&
  (error.status === 400 || error.status === 403) &&
  namesFilter(error.code ?? '', error.message);

/** The same for an error in an answer with HTTP 200. */
export const isFilteredBehind = ({ status = 400, code, said }: ErrorBehind): boolean =>
  (status === 400 || status === 403) && namesFilter(code, said);

const namesFilter = (code: string, said: string): boolean => filters.has(code) || filterWords.test(said);

/** The failure of the model behind a gateway, which answered HTTP 200. Without a status it is taken for a passing one. */
export const failureBehind = ({ status }: ErrorBehind): ProviderError =>
  failure(
    status === undefined ? 'unreachable' : kindOfStatus(status),
    `the model behind the gateway failed (${status ?? 'no status'} in an answer with status 200)`,
    status === undefined ? {} : { status },
  );

function kindOfStatus(status: number): ProviderError['kind'] {
  if (status === 429) return 'quota';
  return status >= 500 || status === 408 ? 'unreachable' : 'refused';
}

/** OpenAI names the wait in milliseconds, too, which is more exact. */
function readWait(headers: Headers | undefined): number | undefined {
  const exact = headers?.get('retry-after-ms')?.trim() ?? '';
  if (/^\d+(?:\.\d+)?$/.test(exact)) return Math.ceil(Number(exact));
  return readRetryAfter({
    'retry-after': headers?.get('retry-after') ?? undefined,
    date: headers?.get('date') ?? undefined,
  });
}

function failure(
  kind: ProviderError['kind'],
  message: string,
  options: { retryAfterMs?: number; status?: number } = {},
): ProviderError {
  return new ProviderError('openai', kind, { message, ...options });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
