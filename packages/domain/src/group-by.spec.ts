import { expect, it } from 'vitest';
import { groupBy } from './group-by.ts';

it('groups as Map.groupBy does', () => {
  const words = ['나', '가나', '다', '라마', '바사아'];
  expect([...groupBy(words, ({ length }) => length)]).toEqual([...Map.groupBy(words, ({ length }) => length)]);
  expect(groupBy([], String)).toEqual(new Map());
});
