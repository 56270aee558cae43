import { randomUUID } from 'node:crypto';
import { SenderRefusedError } from '@gaemi/providers/mail/mail-sender';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { maskText } from '@gaemi/runtime/logging/masking';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import type { Request, RequestHandler, Response } from 'express';
import { HEALTH_PATH } from './api-path.ts';
import { analysisOfRequest } from './request-context.ts';
import { maskLinkToken } from './share-paths.ts';

const ACCEPTED_ID = /^[A-Za-z0-9_-]{8,64}$/;

declare module 'node:http' {
  interface IncomingMessage {
    /** Its `x-request-id`. */
    id: string;
    /** Its log, read by `logOf`. */
    logger: Logger;
  }
}

/**
 * Gives every request an id — the caller's own where it is well-formed —, answers it as `x-request-id` and puts it on
 * every line of the request. Of the address only the path is logged, with e-mail addresses and the tokens of links masked.
 */
export function requestLog(logger: Logger): RequestHandler {
  const lines = logger.child({}, { serializers: { err: describeError } });
  // These lines have fields of ours only. Redaction would look for others, which takes longer than the rest of the line.
  const answers = logger.child({}, { redact: [] });
  return (request, response, next) => {
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID();
    request.logger = lines;
    response.setHeader('x-request-id', request.id);
    const startedAt = performance.now();
    response.once('error', (err) => logOf(request).error({ err }, 'the answer could not be sent'));
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt);
      const summary = buildSummary(request, response);
      // A probe's 503 is the answer it asked for: a start that is waited for would fill the log with errors.
      const level = summary.status >= 500 && summary.path !== HEALTH_PATH ? 'error' : 'info';
      answers[level]({ requestId: request.id, ...summary, ms }, 'answered');
    });
    next();
  };
}

/** A request's own logger, whose lines carry its id and the member's. Made on demand: most requests log nothing but their answer. */
export const logOf = (request: Request): Logger =>
  request.logger.child({ requestId: request.id, ...describeAccount(request) });

/** What an operator is to be woken for, as a field of the line: a service that is refused itself sends no code to anybody. */
export const findAlarm = (error: unknown): { alarm?: string } =>
  error instanceof SenderRefusedError ? { alarm: alarms.mailRefused } : {};

function buildSummary(request: Request, { statusCode: status }: Response) {
  const path = request.originalUrl.split('?', 1)[0] ?? '';
  return {
    method: request.method,
    path: maskText(maskLinkToken(path)),
    status,
    ...describeAccount(request),
    ...analysisOfRequest(request),
  };
}

/** The member who asked, by id: never the address. */
const describeAccount = ({ member }: Request) => (member === undefined ? {} : { account: member._id.toHexString() });

interface ErrorLine {
  type: string;
  message: string;
  stack: string | undefined;
  cause?: ErrorLine;
}

/** Type, message and stack only: drivers hang whole commands, with the member's data in them, on their errors. */
function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: maskText(String(error)), stack: undefined };
  return {
    type: error.name,
    message: maskText(error.message),
    stack: error.stack === undefined ? undefined : maskText(error.stack),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}
