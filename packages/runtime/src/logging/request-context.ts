import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids of the request that started the current work, for log lines, the outbox and the queue. */
export interface RequestContext {
  /** Id of the member's request. */
  requestId?: string | undefined;
  analysisId?: string | undefined;
  messageId?: string | undefined;
  /** W3C trace context, while traces are sent. */
  traceparent?: string | undefined;
}

/** Part of the context that travels with a message. */
export type MessageContext = Pick<RequestContext, 'requestId' | 'traceparent'>;

interface Scope {
  context: RequestContext;
  /** True when log lines get the ids. */
  logged: boolean;
}

const scopes = new AsyncLocalStorage<Scope>();

/** Runs `work` with a context. `logged`: every log line written meanwhile carries its ids. */
export function runWithContext<T>(
  context: RequestContext,
  work: () => T,
  logged = scopes.getStore()?.logged ?? false,
): T {
  return scopes.run({ context, logged }, work);
}

/** Returns the current context; empty outside of one. */
export const currentContext = (): Readonly<RequestContext> => scopes.getStore()?.context ?? {};

/** Adds ids to the current context. */
export function addToContext(ids: RequestContext): void {
  const scope = scopes.getStore();
  if (scope !== undefined) Object.assign(scope.context, ids);
}

/** Returns the part of the current context that a message carries. */
export function messageContext(): MessageContext {
  const { requestId, traceparent } = currentContext();
  return { ...(requestId !== undefined && { requestId }), ...(traceparent !== undefined && { traceparent }) };
}

/** Returns the ids for a log line. */
export function contextOfLogLine(): Record<string, string> {
  const scope = scopes.getStore();
  if (scope === undefined || !scope.logged) return {};
  const { requestId, analysisId, messageId } = scope.context;
  return {
    ...(requestId !== undefined && { requestId }),
    ...(analysisId !== undefined && { analysisId }),
    ...(messageId !== undefined && { messageId }),
  };
}
