import { type ErrorCode, errorTable } from '@gaemi/contracts/errors';

export type ErrorLogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * An error the member may see. Its code decides status and default sentence (contracts/errors); `detail` replaces the
 * sentence, `fields` names refused fields, `retryAfterSeconds` becomes the Retry-After header.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly detail: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly logLevel: ErrorLogLevel;

  constructor(
    code: ErrorCode,
    options: { detail?: string; fields?: Record<string, string>; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = errorTable[code].status;
    this.detail = options.detail ?? errorTable[code].detail;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.logLevel = this.status >= 500 ? 'error' : 'debug';
  }
}
