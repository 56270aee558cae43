import type { Logger } from './logger.ts';
import { currentContext, runWithContext } from './request-context.ts';
import type { Attributes, OpenSpan, SpanBeginning, SpanKind } from './span.ts';

interface Exporter {
  begin(beginning: SpanBeginning): OpenSpan;
  close(): Promise<void>;
}

let exporter: Exporter | undefined;

/**
 * Starts to send traces. The SDK is loaded only here: a process without an endpoint never loads it. Returns a function
 * that sends the rest and stops.
 */
export async function startTracing(
  { service, endpoint }: { service: string; endpoint: string | undefined },
  logger: Logger,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const { createSpanExporter } = await import('./span-exporter.ts');
  const started = createSpanExporter({ service, endpoint });
  exporter = started;
  logger.info({ service }, 'traces are sent');
  return async () => {
    if (exporter === started) exporter = undefined;
    await started.close().catch((error: unknown) => logger.warn({ err: error }, 'the last traces could not be sent'));
  };
}

/** Starts a span below the current work; undefined while no traces are sent. */
export function beginSpan(
  name: string,
  kind: SpanKind = 'internal',
  attributes: Attributes = {},
): OpenSpan | undefined {
  return exporter?.begin({ name, kind, parent: currentContext().traceparent, attributes });
}

/** Runs `work` as a span; spans that it starts are below it. Without an exporter it only runs `work`. */
export async function inSpan<T>(span: OpenSpan | undefined, work: () => Promise<T>): Promise<T> {
  if (span === undefined) return work();
  try {
    const result = await runWithContext({ ...currentContext(), traceparent: span.traceparent }, work);
    span.end({});
    return result;
  } catch (error) {
    span.end({ failed: error });
    throw error;
  }
}
