import { AsyncLocalStorage } from 'node:async_hooks';

/** Where the work at hand comes from: told on the lines of the log and carried over outbox and queue. Ids only. */
export interface Trail {
  /** Of the request of a member that began it all. */
  requestId?: string | undefined;
  analysisId?: string | undefined;
  messageId?: string | undefined;
  /** W3C trace context; there while traces are sent. */
  traceparent?: string | undefined;
}

/** What travels with a message. */
export type CarriedTrail = Pick<Trail, 'requestId' | 'traceparent'>;

interface Walk {
  trail: Trail;
  /** Whether lines of the log get the ids from here. */
  logged: boolean;
}

const walks = new AsyncLocalStorage<Walk>();

/** Does `work` on a trail of its own. `logged`: every line written meanwhile, by whomever, carries its ids. */
export function onTrail<T>(trail: Trail, work: () => T, logged = walks.getStore()?.logged ?? false): T {
  return walks.run({ trail, logged }, work);
}

/** The trail that the work at hand is on; empty where it is on none. */
export const currentTrail = (): Readonly<Trail> => walks.getStore()?.trail ?? {};

/** Adds what has become known on the way. */
export function noteOnTrail(known: Trail): void {
  const walk = walks.getStore();
  if (walk !== undefined) Object.assign(walk.trail, known);
}

/** What a message takes along. */
export function carriedTrail(): CarriedTrail {
  const { requestId, traceparent } = currentTrail();
  return { ...(requestId !== undefined && { requestId }), ...(traceparent !== undefined && { traceparent }) };
}

/** The ids for a line of the log. */
export function trailOfLine(): Record<string, string> {
  const walk = walks.getStore();
  if (walk === undefined || !walk.logged) return {};
  const { requestId, analysisId, messageId } = walk.trail;
  return {
    ...(requestId !== undefined && { requestId }),
    ...(analysisId !== undefined && { analysisId }),
    ...(messageId !== undefined && { messageId }),
  };
}
