import { expect, it } from 'vitest';
import { whyPoints } from './why-points.ts';

const source = (publisher: string) => ({ link: '', title: '', publisher, published_at: '2026-11-20T00:00:00.000Z' });
const sources = new Map([
  ['a', source('한빛투데이')],
  ['b', source('가람경제')],
  ['c', source('가람경제')],
]);
const until = '2026-11-21';

it.each([
  [['a'], '2026-11-20', []],
  [['b', 'c'], '2026-11-20', []],
  [['a', 'b', 'c'], '2026-11-20', ['매체 2곳']],
  [['a'], '2026-11-07', []],
  [['a'], '2026-11-06', ['15일 전이라 줄었어요']],
  [['a', 'b'], '2026-10-18', ['매체 2곳', '34일 전이라 줄었어요']],
  [['unknown'], undefined, []],
])('points of an event in %j of %s: %j', (links, day, why) => {
  expect(whyPoints({ links }, { day, until, sources })).toEqual(why);
});
