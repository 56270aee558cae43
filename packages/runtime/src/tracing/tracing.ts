import type { Logger } from '../logging/logger.ts';
import { currentContext, runWithContext } from '../logging/request-context.ts';
import type { Attributes, OpenSpan, SpanBeginning, SpanKind } from './span.ts';

interface Exporter {
  begin(beginning: SpanBeginning): OpenSpan;
  close(): Promise<void>;
}

let exporter: Exporter | undefined;

/**
 * Starts to send traces. The SDK is loaded only here: a process without an endpoint never loads it. Calls of `fetch`
 * and of mongoose inside a span become spans, too. Returns a function that sends the rest and stops.
 */
export async function startTracing(
  { service, endpoint }: { service: string; endpoint: string | undefined },
  logger: Logger,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const [{ createSpanExporter }, { traceDatabase }] = await Promise.all([
    import('./span-exporter.ts'),
    import('./database-spans.ts'),
  ]);
  const started = createSpanExporter({ service, endpoint });
  const untraceDatabase = traceDatabase((beginning) => started.begin(beginning));
  exporter = started;
  logger.info({ service }, 'traces are sent');
  return async () => {
    if (exporter === started) exporter = undefined;
    untraceDatabase();
    await started.close().catch((error: unknown) => logger.warn({ err: error }, 'the last traces could not be sent'));
  };
}

/**
 * Starts a span below the current work; undefined while no traces are sent. Only a request and a message begin a trace:
 * other work outside of one, such as a sweep, has no span.
 */
export function beginSpan(
  name: string,
  kind: SpanKind = 'internal',
  attributes: Attributes = {},
): OpenSpan | undefined {
  const parent = currentContext().traceparent;
  if (parent === undefined && kind !== 'server' && kind !== 'consumer') return undefined;
  return exporter?.begin({ name, kind, parent, attributes });
}

/**
 * Runs `work` as a span; spans that it starts are below it. `toAttributes` tells of its result. Without an exporter it
 * only runs `work`.
 */
export async function inSpan<T>(
  span: OpenSpan | undefined,
  work: () => Promise<T>,
  toAttributes: (result: T) => Attributes = () => ({}),
): Promise<T> {
  if (span === undefined) return work();
  try {
    const result = await runWithContext({ ...currentContext(), traceparent: span.traceparent }, () => span.run(work));
    span.end({ attributes: toAttributes(result) });
    return result;
  } catch (error) {
    span.end({ failed: error });
    throw error;
  }
}
