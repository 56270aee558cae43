import {
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { withoutTexts } from './safe-spans.ts';
import type { OpenSpan, SpanBeginning } from './span.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

// Instrumentations find the span that they are below in OpenTelemetry's own context. There is no global propagator:
// what a source is asked must not carry our trace id, which is the id of a member's request.
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

/** Exports spans over OTLP (HTTP, JSON) to `<endpoint>/v1/traces`, a few at a time, calls of `fetch` included. */
export function createSpanExporter({ service, endpoint }: { service: string; endpoint: string }) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = withoutTexts(new OTLPTraceExporter({ url, timeoutMillis: 3_000 }));
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('gaemi');
  const fetches = new UndiciInstrumentation({ requireParentforSpans: true });
  fetches.setTracerProvider(provider);
  return {
    begin: ({ name, kind, parent, attributes }: SpanBeginning): OpenSpan =>
      opened(tracer.startSpan(name, { kind: kinds[kind], attributes }, readContext(parent))),
    close: async () => {
      fetches.disable();
      await provider.shutdown();
    },
  };
}

function opened(span: Span): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return {
    traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
    run: (work) => context.with(trace.setSpan(ROOT_CONTEXT, span), work),
    end: ({ name, attributes, failed }) => {
      if (name !== undefined) span.updateName(name);
      if (attributes !== undefined) span.setAttributes(attributes);
      if (failed !== undefined) {
        span.setAttribute('error.type', failed instanceof Error ? failed.name : typeof failed);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}

/** An invalid trace context from outside starts a new trace. */
function readContext(parent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(parent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '00', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
