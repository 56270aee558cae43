import { expect, it } from 'vitest';
import { rememberPairs } from './remember-pairs.ts';

const items = ['aa', 'ab', 'bb', 'ba', 'cc'];
const keyOf = (item: string) => item.slice(0, 1);
const compareKeys = (a: string, b: string) => [keyOf(a), keyOf(b)].sort().join('');

it.each([2, 3])('compares by their keys, of which at most %i are remembered', (most) => {
  let asked = 0;
  const compare = (a: string, b: string) => {
    asked += 1;
    return compareKeys(a, b);
  };
  const pairs = rememberPairs(items, { most, keyOf, compare });
  for (const [a, one] of items.entries())
    for (const [b, other] of items.entries()) expect(pairs(a, b)).toBe(compareKeys(one, other));
  expect(asked).toBe(most === 3 ? 6 : 25);
});
