import type { RequestHandler } from 'express';
import { networkOf } from './network-address.ts';
import type { Throttle } from './throttle.ts';

/**
 * Counts every call: of a member where the request has a session, else of its network, so that members behind one address do not
 * take each other's calls. Comes after the session, which a cookie without our signature does not make the database look for.
 */
export function countCalls(throttle: Throttle): RequestHandler {
  return (request, _response, next) => {
    const counted =
      request.user === undefined
        ? throttle.count('callsOfNetwork', networkOf(request.ip ?? ''))
        : throttle.count('callsOfMember', request.user.id);
    counted.then(() => next(), next);
  };
}
