import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import { endpointOf } from './endpoint.decorator.ts';

/**
 * Lets out exactly what the endpoint's answer schema names: everything else is stripped, and an answer that does not
 * fit is an error of ours (500), never of the client.
 */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const endpoint = endpointOf(context.getHandler());
    return next.handle().pipe(
      map((answer) => {
        if (endpoint?.answer === undefined) return undefined;
        const parsed = endpoint.answer.safeParse(answer);
        if (parsed.success) return parsed.data === null ? jsonNull(context) : parsed.data;
        const places = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.code})`);
        throw new Error(`answer of ${endpoint.route.path} does not fit its schema: ${places.join(', ')}`);
      }),
    );
  }
}

/** Nest answers null with an empty body, which is no JSON. */
function jsonNull(context: ExecutionContext): string {
  context.switchToHttp().getResponse<Response>().type('application/json');
  return 'null';
}
