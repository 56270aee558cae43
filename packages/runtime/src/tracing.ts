import type { Logger } from './logger.ts';
import { currentContext, runWithContext } from './request-context.ts';
import type { Attributes, OpenSpan, SpanBeginning, SpanKind } from './span.ts';

interface Exporter {
  begin(beginning: SpanBeginning): OpenSpan;
  close(): Promise<void>;
}

let exporter: Exporter | undefined;

/**
 * Sends traces from now on. The SDK is loaded here and only here: a process without an endpoint neither loads nor keeps it.
 * Answers how to send what is left and stop.
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

/** Begins a span below the work at hand; undefined while no traces are sent. */
export function beginSpan(
  name: string,
  kind: SpanKind = 'internal',
  attributes: Attributes = {},
): OpenSpan | undefined {
  return exporter?.begin({ name, kind, parent: currentContext().traceparent, attributes });
}

/** Does `work` as a span of its own; what it begins stands below. Without an exporter it is only done. */
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
