import { expect, it } from 'vitest';
import { explainNothing } from './today.ts';

const now = '2026-11-26T16:00:00.000Z';

it.each([
  ['2026-11-27', '2026-11-20T00:00:00.000Z', []],
  ['2026-11-28', '2026-11-20T00:00:00.000Z', ['2026-11-28은 아직 오지 않은 날이에요.']],
  ['2020-01-02', '2026-11-20T00:00:00.000Z', ['이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.']],
  ['2026-11-20', '2026-11-19T16:00:00.000Z', []],
  ['2026-11-20', null, ['이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.']],
])('a day without events (%s, read since %s) is explained', (day, since, lines) => {
  expect(explainNothing(day, [{ since }], now)).toEqual(lines);
});
