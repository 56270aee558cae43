import { expect, it } from 'vitest';
import { notifiedKeysOf } from './stock-event.ts';

it.each([
  ['reported', ['a#reported', 'a#inquired', 'a#pending', 'a#denied', 'a#confirmed', 'a#withdrawn']],
  ['pending', ['a#pending', 'a#denied', 'a#confirmed', 'a#withdrawn']],
  // An outcome may correct the other one.
  ['denied', ['a#denied', 'a#withdrawn']],
  ['confirmed', ['a#confirmed', 'a#withdrawn']],
  ['withdrawn', ['a#withdrawn']],
  [null, ['a', 'a#reported', 'a#inquired', 'a#pending', 'a#denied', 'a#confirmed', 'a#withdrawn']],
] as const)('an event at stage %s counts as notified at its stage and each later one', (stage, keys) => {
  expect(notifiedKeysOf({ family: ['a'], stage })).toEqual(keys);
});

it('counts as notified by each of its family', () => {
  expect(notifiedKeysOf({ family: ['a', 'b'], stage: 'withdrawn' })).toEqual(['a#withdrawn', 'b#withdrawn']);
});
