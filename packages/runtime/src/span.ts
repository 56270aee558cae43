/** A step of the work as a trace tells it. */
export interface OpenSpan {
  traceparent: string;
  /** `failed`: it ended with this error. */
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
