import * as z from 'zod';
import { readRetryAfter, toText } from '../../http/fetch-body.ts';
import type { PlainAnswer } from '../../http/send-request.ts';
import { ProviderError, type ProviderErrorKind } from '../../provider-error.ts';
import type { IssuedToken } from '../../tokens/token-store.ts';

/** KIS refused the request; with its code if given. */
export class KisError extends ProviderError {
  /** True when the token was not accepted, or no longer. */
  readonly tokenRefused: boolean;
  /** True when there were too many requests in a second. */
  readonly tooFast: boolean;

  constructor(kind: ProviderErrorKind, options: { code: string; status: number; retryAfterMs?: number }) {
    const { code, status, retryAfterMs } = options;
    super('kis', kind, {
      message: code === '' ? `answered ${status}` : `answered ${status} (${code})`,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
    this.tokenRefused = ['EGW00121', 'EGW00122', 'EGW00123'].includes(code);
    this.tooFast = code === 'EGW00201';
  }
}

/** A token is issued once a minute at most; a request second by second. */
const waits: Readonly<Record<string, number>> = { EGW00133: 60_000, EGW00201: 1_000 };

/** Failures of KIS itself: of its servers, of the ways between them, and of their time. */
const passing = new Set(['EGW00001', 'EGW00002', 'EGW00202', 'EGW00203', 'EGW00300', 'EGW00301', 'EGW00302']);

const code = z
  .string()
  .regex(/^[A-Z0-9]{4,12}$/)
  .catch('');
const verdict = z.union([z.string(), z.number().transform(String)]).catch('');
const refusal = z.object({ rt_cd: verdict, msg_cd: code, error_code: code });

/**
 * Returns the body of a successful answer. Refusals come with any status. Their text is not repeated.
 * @throws KisError when KIS refused, ProviderError when the body is not in the format
 */
export function readKisAnswer(answer: PlainAnswer): Record<string, unknown> {
  const json = parseJson(toText(answer));
  const { status } = answer;
  const { rt_cd, msg_cd, error_code } = refusal.parse(json ?? {});
  const refusedBy = msg_cd || error_code;
  if (status !== 200 || (rt_cd !== '' && rt_cd !== '0')) {
    const retryAfterMs = readRetryAfter(answer.headers) ?? waits[refusedBy];
    throw new KisError(kindOf(status, refusedBy), {
      code: refusedBy,
      status,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
  }
  if (json === undefined) throw malformed('answer is no JSON');
  return json;
}

const tokenAnswer = z.object({
  access_token: z.string().regex(/^[\x21-\x7e]+$/),
  access_token_token_expired: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
});

/** Parses the answer of the token request; it expires at a moment in Seoul. */
export function readKisToken(json: unknown): IssuedToken {
  const read = tokenAnswer.safeParse(json);
  if (!read.success) throw malformed('answer is no token');
  const expiresAt = new Date(`${read.data.access_token_token_expired.replace(' ', 'T')}+09:00`);
  if (Number.isNaN(expiresAt.getTime())) throw malformed('answer is no token');
  return { token: read.data.access_token, expiresAt };
}

export function malformed(message: string): ProviderError {
  return new ProviderError('kis', 'malformed', { message });
}

function kindOf(status: number, refusedBy: string): ProviderErrorKind {
  if (status === 429 || Object.hasOwn(waits, refusedBy)) return 'quota';
  if (passing.has(refusedBy)) return 'unreachable';
  if (refusedBy !== '') return 'refused';
  if (status >= 500) return 'unreachable';
  return status >= 300 && status < 400 ? 'malformed' : 'refused';
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
