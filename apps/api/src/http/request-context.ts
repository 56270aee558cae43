import { type RequestContext, runWithContext } from '@gaemi/runtime/logging/request-context';
import { httpRequests } from '@gaemi/runtime/metrics/metrics';
import { beginSpan } from '@gaemi/runtime/tracing/tracing';
import type { Request, RequestHandler, Response } from 'express';
import { isApiRequest } from './api-path.ts';

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;
const contexts = new WeakMap<object, RequestContext>();

/**
 * Runs a request with its own context: the messages it sends carry its id, and its answer is counted and timed by the
 * template of its route. Continues the trace of the caller.
 */
export const withRequestContext: RequestHandler = (request, response, next) => {
  const given = request.headers.traceparent;
  const context: RequestContext = {
    requestId: request.id,
    ...(typeof given === 'string' && TRACEPARENT.test(given) && { traceparent: given }),
  };
  contexts.set(request, context);
  const method = METHODS.includes(request.method) ? request.method : 'other';
  const end = httpRequests.startTimer({ method });
  runWithContext(context, () => {
    const span = isApiRequest(request) ? beginSpan(method, 'server') : undefined;
    if (span !== undefined) context.traceparent = span.traceparent;
    response.once('close', () => {
      const route = readRoute(request);
      const status = readStatus(response);
      end({ route, status });
      span?.end({
        name: `${method} ${route}`,
        attributes: { 'http.route': route, 'http.response.status_code': status },
      });
    });
    if (span === undefined) next();
    else span.run(next);
  });
};

/** The analysis that a request was about, where it made or joined one. */
export const analysisOfRequest = (request: object): Pick<RequestContext, 'analysisId'> => {
  const analysisId = contexts.get(request)?.analysisId;
  return analysisId === undefined ? {} : { analysisId };
};

/** The template, never the path: that may hold an id or an address. */
function readRoute(request: Request): string {
  if (!isApiRequest(request)) return 'web';
  const template: unknown = request.route?.path;
  return typeof template === 'string' ? template : 'none';
}

const readStatus = (response: Response): string =>
  response.writableFinished ? String(response.statusCode) : 'cut-off';
