import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import { AppError } from '../app-error.ts';
import { type LimitName, limits } from './limits.ts';
import { maskNetwork } from './network-address.ts';
import { Throttle, type Used } from './throttle.ts';

const LIMIT_METADATA = 'gaemi:limit';

/** Counts every call of a handler against a limit, by network. */
export const Throttled = (limit: LimitName) => SetMetadata(LIMIT_METADATA, limit);

@Injectable()
export class ThrottleGuard implements CanActivate {
  constructor(private readonly throttle: Throttle) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const limit: LimitName | undefined = Reflect.getMetadata(LIMIT_METADATA, context.getHandler());
    const { ip = '' } = context.switchToHttp().getRequest<Request>();
    if (limit !== undefined) await this.throttle.count(limit, maskNetwork(ip));
    return true;
  }
}

/**
 * Counts every call: of a member where the request has a session or a key, else of its network, so that members behind one address do
 * not take each other's calls. Reads have limits of their own, of the member's screens together and of each key. Comes after
 * both; a cookie without our signature costs no look-up of a session. A key is told how much is left (`RateLimit`).
 */
export function countCalls(throttle: Throttle): RequestHandler {
  return (request, response, next) => {
    const [name, caller] = limitOf(request);
    throttle.use(name, caller).then((used) => {
      if (request.apiKey !== undefined) writeLeft(response, name, used);
      next(used.isOver ? new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: used.resetSeconds }) : undefined);
    }, next);
  };
}

/** In the form of the IETF's draft: the policy, and what is left of it until when. */
function writeLeft(response: Response, name: LimitName, { used, limit, resetSeconds }: Used): void {
  if (limit === null) return;
  response.setHeader('ratelimit-policy', `"${name}";q=${limit};w=${limits[name].seconds}`);
  response.setHeader('ratelimit', `"${name}";r=${limit - used};t=${resetSeconds}`);
}

function limitOf({ method, apiKey, user, ip = '' }: Request): [LimitName, string] {
  const isRead = method === 'GET' || method === 'HEAD';
  if (apiKey !== undefined && isRead) return ['readsOfKey', apiKey._id.toHexString()];
  const member = apiKey?.userId.toHexString() ?? user?.id;
  if (member === undefined) return ['callsOfNetwork', maskNetwork(ip)];
  return [isRead ? 'readsOfMember' : 'callsOfMember', member];
}
