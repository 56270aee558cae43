import type { ErrorCode } from '@gaemi/contracts/errors';
import { isStoreAway } from '@gaemi/database/store-away';
import { Refusal } from '@gaemi/domain/refusal';
import { NotFoundException } from '@nestjs/common';
import { AppError } from './app-error.ts';

/** HTTP statuses that Express and its body parser raise for requests they cannot read. */
const codeOfStatus: Record<number, ErrorCode> = {
  400: 'MALFORMED_REQUEST',
  // The parser's answer to a body that failed `verify`.
  403: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  406: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** The error that a client may see of anything thrown. An unknown one is an error of ours. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof Refusal) return fromRefusal(error);
  if (error instanceof NotFoundException) return new AppError('NOT_FOUND');
  if (error instanceof URIError || error instanceof SyntaxError) return unreadable(error);
  if (isStoreAway(error)) return new AppError('UNAVAILABLE', { cause: error });
  const status = readStatus(error);
  const code = status === undefined ? undefined : codeOfStatus[status];
  return new AppError(code ?? 'INTERNAL', { cause: error });
}

function fromRefusal({ code, retryAfterSeconds }: Refusal): AppError {
  return new AppError(code, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
}

/** A SyntaxError of the body parser carries a status; one of our own code does not. */
function unreadable(error: Error): AppError {
  const ours = error instanceof SyntaxError && readStatus(error) === undefined;
  return new AppError(ours ? 'INTERNAL' : 'MALFORMED_REQUEST', { cause: error });
}

function readStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}
