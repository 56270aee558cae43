import type { Message, MessageAttributeValue } from '@aws-sdk/client-sqs';
import type { MessageContext } from '@gaemi/runtime/logging/request-context';

/** Names of the attributes that carry the request context. */
const names = ['requestId', 'traceparent'] as const;
/** Limits values from other senders to the length of our ids, for the log. */
const WELL_FORMED = /^[A-Za-z0-9_-]{8,64}$/;

export function toAttributes(context: MessageContext): Record<string, MessageAttributeValue> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context[name];
      return value === undefined ? [] : [[name, { DataType: 'String', StringValue: value }]];
    }),
  );
}

export function readContext({ MessageAttributes: attributes }: Message): MessageContext {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = attributes?.[name]?.StringValue;
      return value !== undefined && WELL_FORMED.test(value) ? [[name, value]] : [];
    }),
  );
}
