import type { ErrorBody } from '@gaemi/contracts/errors';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { AppError } from './app-error.ts';
import { findAlarm, logOf } from './request-log.ts';
import { toAppError } from './to-app-error.ts';

/** Answers every error that a handler throws. The client gets code and sentence; the cause goes to the log and nowhere else. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const error = toAppError(thrown);
    const cause = error.cause ?? (error.status >= 500 ? thrown : undefined);
    const err = error.status >= 500 ? cause : undefined;
    logOf(request)[error.logLevel]({ errorCode: error.code, err, ...findAlarm(cause) }, error.code);
    // A session may fail to be written when the answer has already begun.
    answerError(host.switchToHttp().getResponse<Response>(), error);
  }
}

/** Sends an error to the client: its status, its code and its sentence. Nothing where an answer has already begun. */
export function answerError(response: Response, error: AppError): void {
  if (response.headersSent) return;
  if (error.retryAfterSeconds !== undefined) response.setHeader('retry-after', String(error.retryAfterSeconds));
  // What else could open it: a key. A session is no scheme of HTTP.
  if (error.code === 'NOT_LOGGED_IN' || error.code === 'API_KEY_INVALID')
    response.setHeader('www-authenticate', 'Bearer');
  response.status(error.status).json(buildBody(error));
}

function buildBody({ detail, code, fields }: AppError): ErrorBody {
  return { detail, code, ...(fields !== undefined && { fields }) };
}
