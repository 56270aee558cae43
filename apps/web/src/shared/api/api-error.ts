import type { ErrorCode } from '@gaemi/contracts/errors';

/** Shown where the server gave no sentence of its own. */
export const UNKNOWN_ERROR = '알 수 없는 오류 발생';
export const UNEXPECTED_ERROR = '예기치 않은 오류가 발생했습니다.';
export const OFFLINE = '인터넷에 연결되어 있지 않아요';
export const NO_ANSWER = '서버에 연결하지 못했어요. 잠시 후 다시 시도해 주세요.';

/**
 * Codes of the server, and the client's own for a call that never got an answer (`NO_ANSWER`) or got that of something in between, which
 * knows nothing of it: a network's own log-in, a proxy (`UNKNOWN`).
 */
export type ApiErrorCode = ErrorCode | 'NO_ANSWER' | 'UNKNOWN';

export interface ApiFailure {
  /** HTTP status; 0 when there was no answer (network gone, time limit passed). */
  status: number;
  code: ApiErrorCode;
  /** The sentence for the member. */
  detail: string;
  /** Sentence per refused field. */
  fields?: Record<string, string> | undefined;
  /** Seconds the server asks to wait. */
  retryAfter?: number | undefined;
}

/** The one error that a call to the API can end in. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly detail: string;
  readonly fields: Record<string, string>;
  readonly retryAfter: number | undefined;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.detail, options);
    this.name = 'ApiError';
    this.status = failure.status;
    this.code = failure.code;
    this.detail = failure.detail;
    this.fields = failure.fields ?? {};
    this.retryAfter = failure.retryAfter;
  }

  /** Nobody is logged in, says the API: what a proxy or a network between answers (`UNKNOWN`) knows nothing of it. */
  get isLoggedOut(): boolean {
    return this.status === 401 && this.code !== 'UNKNOWN';
  }

  /** The member has no session any more, or none that counts: who is suspended. */
  get endsSession(): boolean {
    return this.isLoggedOut || this.code === 'SUSPENDED';
  }

  /** No answer, a page in its place, or one that another try may turn out better: worth repeating. */
  get isPassing(): boolean {
    return this.status < 400 || this.status >= 500;
  }
}

/** The member's sentence for anything that was thrown; `fallback` where the server said nothing usable. */
export function writeSentence(error: unknown, fallback: string = UNEXPECTED_ERROR): string {
  if (!(error instanceof ApiError) || error.code === 'UNKNOWN') return fallback;
  return error.detail;
}
