import { expect, it } from 'vitest';
import { type EventReport, joinReports, listNotifiedKeys } from './stock-event.ts';

it.each([
  ['reported', ['a#reported', 'a#inquired', 'a#pending', 'a#denied', 'a#confirmed', 'a#withdrawn']],
  ['pending', ['a#pending', 'a#denied', 'a#confirmed', 'a#withdrawn']],
  // An outcome may correct the other one.
  ['denied', ['a#denied', 'a#withdrawn']],
  ['confirmed', ['a#confirmed', 'a#withdrawn']],
  ['withdrawn', ['a#withdrawn']],
  [null, ['a', 'a#reported', 'a#inquired', 'a#pending', 'a#denied', 'a#confirmed', 'a#withdrawn']],
] as const)('an event at stage %s counts as notified at its stage and each later one', (stage, keys) => {
  expect(listNotifiedKeys({ family: ['a'], stage, turnedTo: null })).toEqual(keys);
});

it('counts as notified by each of its family', () => {
  expect(listNotifiedKeys({ family: ['a', 'b'], stage: 'withdrawn', turnedTo: null })).toEqual([
    'a#withdrawn',
    'b#withdrawn',
  ]);
});

it('counts as notified of its turn only by that turn', () => {
  const [key, ...stages] = listNotifiedKeys({ family: ['a'], stage: null, turnedTo: 'bad' });
  expect(key).toBe('a@bad');
  expect(stages).not.toContain('a');
  // The stage of a rumour says its outcome.
  expect(listNotifiedKeys({ family: ['a'], stage: 'withdrawn', turnedTo: 'bad' })).toEqual(['a#withdrawn']);
});

it('lists an article once though two looks kept different copies of it', () => {
  const report = (link: string): EventReport => ({
    ...{ title: '가나전자 수주', link, publisher: '연합뉴스', source: 'naver' },
    ...{ publishedAt: new Date('2026-11-20T03:00:00Z'), fetchedAt: new Date('2026-11-20T04:00:00Z') },
  });
  const [ofFeed, ofSearch] = [
    report('http://www.yna.co.kr/view/AKR1'),
    report('https://m.yna.co.kr/view/AKR1?input=1'),
  ];
  const other = report('https://www.yna.co.kr/view/AKR2');
  expect(joinReports([ofFeed, other], [ofSearch])).toEqual([ofSearch, other]);
});
