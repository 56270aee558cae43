import { expect, it } from 'vitest';
import { readContext, toAttributes } from './message-attributes.ts';

const context = { requestId: 'asked-for-once', traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

it('a message carries the ids that are known', () => {
  expect(readContext({ MessageAttributes: toAttributes(context) })).toEqual(context);
  // SQS refuses an attribute without its type.
  expect(Object.values(toAttributes(context)).map(({ DataType }) => DataType)).toEqual(['String', 'String']);
  expect(toAttributes({})).toEqual({});
  expect(readContext({})).toEqual({});
});

it.each(['', 'short', 'a'.repeat(65), 'a line\nof its own', '<b>asked</b>'])(
  'an id from another sender that is none of ours is left out: %j',
  (requestId) => {
    expect(readContext({ MessageAttributes: toAttributes({ ...context, requestId }) })).toEqual({
      traceparent: context.traceparent,
    });
  },
);
