import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Types } from 'mongoose';

/** Id of the API key that calls; null where the member does. */
export type CallingKeyId = Types.ObjectId | null;

export const CallingKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): CallingKeyId =>
    context.switchToHttp().getRequest<Request>().apiKey?._id ?? null,
);
