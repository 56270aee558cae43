import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';
import type { LimitName } from './limits.ts';
import { networkOf } from './network-address.ts';
import { Throttle } from './throttle.ts';

const LIMIT_METADATA = 'gaemi:limit';

/** Counts every call of a handler against a limit, by network. */
export const Throttled = (limit: LimitName) => SetMetadata(LIMIT_METADATA, limit);

@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit: LimitName | undefined = Reflect.getMetadata(LIMIT_METADATA, context.getHandler());
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    if (limit !== undefined) await this.throttle.count(limit, networkOf(ip));
    return true;
  }
}
