import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** True where an API key calls: the answer leaves the service, so that the rights of the sources bind it. */
export const ByApiKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): boolean => context.switchToHttp().getRequest<Request>().apiKey !== undefined,
);
