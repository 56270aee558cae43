import { randomUUID } from 'node:crypto';
import type { Logger } from '@gaemi/runtime/logger';
import { maskText } from '@gaemi/runtime/masking';
import type { RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { analysisOfRequest } from './request-trail.ts';

const ACCEPTED_ID = /^[A-Za-z0-9_-]{8,64}$/;

/**
 * Gives every request an id — the caller's own where it is well-formed —, answers it as `x-request-id` and puts it on
 * every line of the request. Of the address only the path is logged, with e-mail addresses masked.
 */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && ACCEPTED_ID.test(given) ? given : randomUUID();
      response.setHeader('x-request-id', id);
      return id;
    },
    customAttributeKeys: { reqId: 'requestId', responseTime: 'ms' },
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'answered',
    customSuccessObject: (request, response, value) => ({ ...summaryOf(request, response), ms: value.ms }),
    customErrorObject: (request, response, _error, value) => ({ ...summaryOf(request, response), ms: value.ms }),
    serializers: { err: describeError },
  });
}

interface Answered {
  request: { method?: string | undefined; url?: string | undefined; originalUrl?: string };
  response: { statusCode: number };
}

function summaryOf(request: Answered['request'], response: Answered['response']) {
  const path = (request.originalUrl ?? request.url ?? '').split('?', 1)[0] ?? '';
  return { method: request.method, path: maskText(path), status: response.statusCode, ...analysisOfRequest(request) };
}

interface ErrorLine {
  type: string;
  message: string;
  stack: string | undefined;
  cause?: ErrorLine;
}

/** Type, message and stack only: drivers hang whole commands, with the member's data in them, on their errors. */
function describeError(error: unknown): ErrorLine {
  // The standard serializer ran before and keeps the error itself under `raw`.
  const raw = typeof error === 'object' && error !== null && 'raw' in error ? error.raw : error;
  if (!(raw instanceof Error)) return { type: typeof raw, message: maskText(String(raw)), stack: undefined };
  return {
    type: raw.name,
    message: maskText(raw.message),
    stack: raw.stack === undefined ? undefined : maskText(raw.stack),
    ...(raw.cause !== undefined && { cause: describeError(raw.cause) }),
  };
}
