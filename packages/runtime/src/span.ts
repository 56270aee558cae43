/** A span of the work, for a trace. */
export interface OpenSpan {
  traceparent: string;
  /** `failed`: the error it ended with. */
  end(result: { name?: string; attributes?: Attributes; failed?: unknown }): void;
}

export type Attributes = Record<string, string | number | boolean>;
export type SpanKind = 'server' | 'consumer' | 'internal';

export interface SpanBeginning {
  name: string;
  kind: SpanKind;
  parent: string | undefined;
  attributes: Attributes;
}
