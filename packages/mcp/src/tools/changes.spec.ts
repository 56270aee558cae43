import { expect, it } from 'vitest';
import { describeChange } from './changes.ts';

it.each([
  [{ good_change: 5, bad_change: -3, previous_tier: 'premium' }, /^호재 \+5, 악재 -3\.$/],
  [{ good_change: 5, bad_change: 0, previous_tier: 'basic' }, /^호재 \+5, 악재 그대로\..*\(basic → premium\)/],
  [{ good_change: null, bad_change: null, previous_tier: 'basic' }, /비교하지 않아요\.$/],
] as const)('a change of %j since the analysis before is told with what it rests on', (changes, said) => {
  expect(describeChange(changes, 'premium')).toMatch(said);
});
