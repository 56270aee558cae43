import * as z from 'zod';
import { readRetryAfter, toText } from '../http/fetch-body.ts';
import type { PlainAnswer } from '../http/send-request.ts';
import { ProviderError, type ProviderErrorKind } from '../provider-error.ts';

/** Kiwoom refused the request; with its four-digit code if given. */
export class KiwoomError extends ProviderError {
  readonly code: string;
  /** True when the token was not accepted, or no longer. */
  readonly tokenRefused: boolean;
  /** True when a parameter of the request was not accepted. */
  readonly inputRefused: boolean;

  constructor(kind: ProviderErrorKind, options: { code: string; status: number; retryAfterMs?: number }) {
    const { code, status, retryAfterMs } = options;
    super('kiwoom', kind, {
      message: code === '' ? `answered ${status}` : `answered ${status} (${code})`,
      ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
    });
    this.code = code;
    // 8010: it was issued to another address, and that of this machine has changed.
    this.tokenRefused = status === 401 || ['8005', '8010', '8031', '8103'].includes(code);
    this.inputRefused = ['1511', '1517', 'return_code 2'].includes(code);
  }
}

const verdict = z.object({
  return_code: z.union([z.number(), z.string().regex(/^\s*[+-]?\d+\s*$/)]).transform(Number),
  return_msg: z.string().catch(''),
});

/**
 * Returns the body of a successful answer. Errors come with any status, 200 included. Their code is inside a text that
 * is not repeated.
 * @throws KiwoomError when Kiwoom refused, ProviderError when the body is not in the format
 */
export function readKiwoomAnswer(answer: PlainAnswer): Record<string, unknown> {
  const json = parseJson(toText(answer));
  const said = verdict.safeParse(json);
  const { status } = answer;
  if (said.success && said.data.return_code !== 0) {
    const [, code = ''] = /\[([0-9A-Z]{4,6})[:\]]/.exec(said.data.return_msg) ?? [];
    throw new KiwoomError(kindOf(status, code || String(said.data.return_code)), {
      code: code || `return_code ${said.data.return_code}`,
      status,
      ...readWait(answer),
    });
  }
  if (status !== 200) throw new KiwoomError(kindOf(status, ''), { code: '', status, ...readWait(answer) });
  if (!said.success || json === undefined) throw malformed('answer is not in the format of Kiwoom');
  return json;
}

export function malformed(message: string): ProviderError {
  return new ProviderError('kiwoom', 'malformed', { message });
}

/** An answer in the format of Kiwoom whose figures cannot be true. */
export function contradiction(message: string): ProviderError {
  return new ProviderError('kiwoom', 'malformed', { message, contradicts: true });
}

/** @throws ProviderError for an answer that names another stock than the one that was asked about, at any of its venues */
export function requireStock(answer: Record<string, unknown>, asked: string | undefined): void {
  const [answered, wanted] = [answer.stk_cd, asked].map((code) => stockCode.exec(String(code ?? '').trim())?.[1]);
  if (answered !== undefined && wanted !== undefined && answered !== wanted) {
    throw contradiction('answer is about another stock');
  }
}

const stockCode = /^A?(\d[\dA-Z]{5})(?:_(?:AL|NX))?$/;

function kindOf(status: number, code: string): ProviderErrorKind {
  // A batch that is too large looks like a used-up quota, but a retry would be refused again.
  if (code === '1634') return 'refused';
  // Without a four-digit code, 5 is the class of used-up quotas.
  if (['1700', '1701', '1702', '5'].includes(code) || status === 429) return 'quota';
  if (code === '1999' || status >= 500) return 'unreachable';
  return status >= 300 && status < 400 ? 'malformed' : 'refused';
}

function readWait({ headers }: PlainAnswer): { retryAfterMs?: number } {
  const retryAfterMs = readRetryAfter(headers);
  return retryAfterMs === undefined ? {} : { retryAfterMs };
}

function parseJson(text: string): Record<string, unknown> | undefined {
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
