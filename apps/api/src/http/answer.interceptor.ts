import { createHash } from 'node:crypto';
import type { Endpoint } from '@gaemi/contracts/endpoints';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { map, mergeMap, type Observable } from 'rxjs';
import { Withholding } from './api-key/withholding.ts';
import { endpointOf } from './endpoint.decorator.ts';
import { requireKnownQuery } from './request-validation.pipe.ts';

/**
 * Lets out exactly what the endpoint's answer schema names: everything else is stripped, and an answer that does not
 * fit is an error of ours (500), never of the client. An API key gets what the rights of the sources leave of it.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly withholding: Withholding) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    if (endpoint !== undefined) requireKnownQuery(endpoint, readHttp(context).request);
    return next.handle().pipe(
      mergeMap((answer) => this.forCaller(answer, endpoint, context)),
      map((answer) => {
        if (endpoint?.answer === undefined) return undefined;
        const parsed = endpoint.answer.safeParse(answer);
        if (parsed.success) {
          markAnswer(endpoint, parsed.data, readHttp(context));
          return parsed.data === null ? jsonNull(context) : parsed.data;
        }
        const places = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
        throw new Error(`answer of ${endpoint.route.path} does not fit its schema: ${places.join(', ')}`);
      }),
    );
  }

  private async forCaller(
    answer: unknown,
    endpoint: Endpoint | undefined,
    context: ExecutionContext,
  ): Promise<unknown> {
    const { apiKey } = context.switchToHttp().getRequest<Request>();
    const rule = endpoint?.withheld?.by;
    if (apiKey === undefined || rule === undefined || rule === 'in-answer' || rule === 'in-query') return answer;
    return this.withholding.apply(rule, answer, apiKey.userId.toHexString());
  }
}

const readHttp = (context: ExecutionContext) => ({
  request: context.switchToHttp().getRequest<Request>(),
  response: context.switchToHttp().getResponse<Response>(),
});

/** Nest answers null with an empty body, which is no JSON. */
function jsonNull(context: ExecutionContext): string {
  context.switchToHttp().getResponse<Response>().type('application/json');
  return 'null';
}

/**
 * Marks the answer of an endpoint that tells the same until something of it changes, so that a repeat with `If-None-Match` is a 304 without
 * a body. Of other answers no mark counts, also not `*`.
 */
function markAnswer(endpoint: Endpoint, answer: unknown, http: { request: Request; response: Response }): void {
  const { request, response } = http;
  if (endpoint.tagged !== true) {
    delete request.headers['if-none-match'];
    return;
  }
  // `fetch` sends no-cache with each condition. That is about caches on the way, and would keep Express from a 304.
  delete request.headers['cache-control'];
  const hash = createHash('sha256').update(JSON.stringify(answer)).digest('base64url');
  response.setHeader('etag', `W/"${hash.slice(0, 27)}"`);
  response.setHeader('cache-control', 'private, no-cache');
}
