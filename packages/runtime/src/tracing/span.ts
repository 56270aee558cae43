/** A span of the work, for a trace. */
export interface OpenSpan {
  traceparent: string;
  /** Runs `work` with this span as the active one of OpenTelemetry, for spans of instrumentations. */
  run<T>(work: () => T): T;
  /** `failed`: the error it ended with. */
  end(result: { name?: string; attributes?: Attributes; failed?: unknown }): void;
}

export type Attributes = Record<string, string | number | boolean>;
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

export interface SpanBeginning {
  name: string;
  kind: SpanKind;
  parent: string | undefined;
  attributes: Attributes;
}
