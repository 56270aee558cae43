import type { ErrorBody } from '@gaemi/contracts/errors';
import type { Response } from 'express';
import type { AppError } from './app-error.ts';

/** Sends an error to the client: its status, its code and its sentence. Nothing where an answer has already begun. */
export function answerError(response: Response, error: AppError): void {
  if (response.headersSent) return;
  if (error.retryAfterSeconds !== undefined) response.setHeader('retry-after', String(error.retryAfterSeconds));
  response.status(error.status).json(bodyOf(error));
}

function bodyOf({ detail, code, fields }: AppError): ErrorBody {
  return { detail, code, ...(fields !== undefined && { fields }) };
}
