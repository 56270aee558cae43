import { tracingChannel } from 'node:diagnostics_channel';
import { currentContext } from '../logging/request-context.ts';
import type { OpenSpan, SpanBeginning } from './span.ts';

/**
 * Channels that mongoose publishes by itself, so that no module is patched: bundles and ESM make no difference.
 */
const channels = [
  'mongoose:query',
  'mongoose:aggregate',
  'mongoose:model:save',
  'mongoose:model:insertMany',
  'mongoose:model:bulkWrite',
];

/** The part of the message that a span tells; the rest holds documents and filters. */
interface DatabaseCall {
  operation?: string;
  collection?: string;
  error?: unknown;
}

/**
 * Makes a span of each mongoose call inside a trace: operation and collection, never a filter or a document. Calls
 * outside of a trace, such as the sweeps, make none. Returns a function that stops.
 */
export function traceDatabase(begin: (beginning: SpanBeginning) => OpenSpan): () => void {
  const open = new WeakMap<object, OpenSpan>();
  const handlers = {
    start(message: unknown) {
      const call = message as DatabaseCall;
      const parent = currentContext().traceparent;
      if (parent === undefined) return;
      const { operation = 'call', collection } = call;
      const name = collection === undefined ? operation : `${operation} ${collection}`;
      const attributes = {
        'db.system.name': 'mongodb',
        'db.operation.name': operation,
        ...(collection !== undefined && { 'db.collection.name': collection }),
      };
      open.set(call, begin({ name, kind: 'client', parent, attributes }));
    },
    asyncEnd(message: unknown) {
      const call = message as DatabaseCall;
      open.get(call)?.end(call.error === undefined ? {} : { failed: call.error });
      open.delete(call);
    },
  };
  const subscribed = channels.map((name) => tracingChannel(name));
  for (const { start, asyncEnd } of subscribed) {
    start.subscribe(handlers.start);
    asyncEnd.subscribe(handlers.asyncEnd);
  }
  return () => {
    for (const { start, asyncEnd } of subscribed) {
      start.unsubscribe(handlers.start);
      asyncEnd.unsubscribe(handlers.asyncEnd);
    }
  };
}
