import { expect, it } from 'vitest';
import { jsonIn, withoutWrapping } from './answer-text.ts';

it.each([
  ['{"a":1}'],
  ['```json\n{"a":1}\n```'],
  ['결과입니다.\n```\n{"a":1}\n```\n끝'],
  ['```json\n{"a":1}\n```\n이유는 {본문}에 있어요.'],
  ['<think>{"a":2}</think>{"a":1}'],
  ['let me see {"a":2}\n</think>\n{"a":1}'],
])('finds the JSON in %j', (text) => {
  expect(jsonIn(text)).toEqual({ a: 1 });
});

it.each(['', '{"a":', '{"a":NaN}', '없음', '<think>I would say {"a":1}', '<thinking>draft: ```json\n{"a":1}\n```'])(
  'finds none in %j',
  (text) => {
    expect(jsonIn(text)).toBeUndefined();
  },
);

it('leaves plain text unchanged', () => {
  expect(withoutWrapping(' 수주가 이어졌어요. ')).toBe('수주가 이어졌어요.');
});
