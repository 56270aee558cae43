import { expect, it } from 'vitest';
import { explainPoints, whyPoints } from './why-points.ts';

const source = (publisher: string) => ({ link: '', title: '', publisher, published_at: '2026-11-20T00:00:00.000Z' });
const sources = new Map([
  ['a', source('한빛투데이')],
  ['b', source('가람경제')],
  ['c', source('가람경제')],
  ['d', source('새벽경제')],
  ['https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261120000001', source('금융감독원 전자공시')],
]);
const until = '2026-11-21';

it.each([
  [['a'], '2026-11-20', []],
  [['b', 'c'], '2026-11-20', []],
  [['a', 'b', 'c'], '2026-11-20', ['매체 2곳']],
  [['a', 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=20261120000001'], '2026-11-20', []],
  [['a'], '2026-11-07', []],
  [['a'], '2026-11-06', ['15일 전이라 줄었어요']],
  [['a', 'b'], '2026-10-18', ['매체 2곳', '34일 전이라 줄었어요']],
  [['unknown'], undefined, []],
])('points of an event in %j of %s: %j', (links, day, why) => {
  expect(whyPoints({ links, merged: links.length - 1 }, { day, until, sources })).toEqual(why);
});

it.each([
  { links: ['a', 'b', 'd'], merged: 3, why: ['매체 3곳 이상'] },
  { links: ['a', 'b', 'd'], merged: 2, why: ['매체 3곳'] },
  { links: ['a', 'b'], merged: 2, why: ['매체 2곳'] },
])('$merged articles merged, $links.length linked: $why', ({ links, merged, why }) => {
  expect(whyPoints({ links, merged }, { day: until, until, sources })).toEqual(why);
});

it.each([
  { strength: 3, day: '2026-10-22', points: 6, parts: ['영향 큼은 3에서', '30일이 지나 50%만 세요', '몫이 6점이에요'] },
  {
    strength: 2,
    day: '2026-11-21',
    points: 5,
    parts: ['영향 보통은 2에서', '분석한 날 나온 소식이라 그대로예요', '7.5%까지'],
  },
  { strength: 1, day: '2026-11-04', points: 0, parts: ['17일이 지나 67.5%만 세요', '몫이 1점 미만이에요'] },
] as const)('$points points of an event of strength $strength of $day explain themselves', (event) => {
  const explained = explainPoints(event, { ...event, until });
  for (const part of event.parts) expect(explained).toContain(part);
});

it('points of an event whose day is not known say nothing of its age', () => {
  expect(explainPoints({ strength: 2 }, { day: undefined, until, points: 5 })).not.toMatch(/나온 소식|지나/);
});
