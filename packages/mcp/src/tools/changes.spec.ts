import { expect, it } from 'vitest';
import { describeChange, writeNews } from './changes.ts';

it.each([
  [{ good_change: 5, bad_change: -3, previous_tier: 'premium' }, /^호재 \+5, 악재 -3\.$/],
  [{ good_change: 5, bad_change: 0, previous_tier: 'basic' }, /^호재 \+5, 악재 그대로\..*\(basic → premium\)/],
  [{ good_change: null, bad_change: null, previous_tier: 'basic' }, /비교하지 않아요\.$/],
] as const)('a change of %j since the analysis before is told with what it rests on', (changes, said) => {
  expect(describeChange(changes, 'premium')).toMatch(said);
});

it.each([
  [
    '2026-11-26T04:00:00.000Z',
    '2026-12-01T04:00:00.000Z',
    '그 뒤에 나온 소식은 2건이에요. 2026-12-01 13:00(서울)까지 확인했어요.',
  ],
  // In Seoul the first of the seven days has begun.
  ['2026-11-23T15:00:00.000Z', null, '그 뒤에 나온 소식은 2건이에요. 지금까지 모은 소식 기준이에요.'],
  [
    '2026-11-23T14:59:00.000Z',
    null,
    '그 뒤에 나온 소식은 최근 7일의 것만 세고, 2건이에요. 지금까지 모은 소식 기준이에요.',
  ],
  // Not looked at again since the analysis: a moment before it says nothing of what came after it.
  [
    '2026-12-01T04:02:00.000Z',
    '2026-12-01T04:00:00.000Z',
    '그 뒤에 나온 소식은 2건이에요. 지금까지 모은 소식 기준이에요.',
  ],
])('news since an analysis of %s, looked for at %s, are told with their reach', (analysedAt, checked_at, said) => {
  expect(writeNews({ count: 2, checked_at }, analysedAt, Date.parse('2026-12-01T05:00:00.000Z'))).toBe(said);
});
