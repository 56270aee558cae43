import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { OpenSpan, SpanBeginning } from './span.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, internal: SpanKind.INTERNAL } as const;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Exports spans over OTLP (HTTP, JSON) to `<endpoint>/v1/traces`, a few at a time. */
export function createSpanExporter({ service, endpoint }: { service: string; endpoint: string }) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: 3_000 }) })],
  });
  const tracer = provider.getTracer('gaemi');
  return {
    begin: ({ name, kind, parent, attributes }: SpanBeginning): OpenSpan =>
      opened(tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent))),
    close: () => provider.shutdown(),
  };
}

function opened(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    end: ({ name, attributes, failed }) => {
      if (name !== undefined) span.updateName(name);
      if (attributes !== undefined) span.setAttributes(attributes);
      // The kind of error only: its text may contain data that must not be in a trace.
      if (failed !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR, message: failed instanceof Error ? failed.name : typeof failed });
      }
      span.end();
    },
  };
}

/** An invalid trace context from outside starts a new trace. */
function contextOf(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '00', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
