import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { LimitName, limits } from './limits.ts';
import { Throttle } from './throttle.ts';

const LIMIT_METADATA = 'gaemi:limit';

type IpLimit = { [Name in LimitName]: (typeof limits)[Name]['by'] extends 'ip' ? Name : never }[LimitName];

/** Counts every call of a handler against a limit by network address. */
export const Throttled = (limit: IpLimit) => SetMetadata(LIMIT_METADATA, limit);

@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit: IpLimit | undefined = Reflect.getMetadata(LIMIT_METADATA, context.getHandler());
    if (limit !== undefined) await this.throttle.count(limit, context.switchToHttp().getRequest<Request>().ip ?? '');
    return true;
  }
}
