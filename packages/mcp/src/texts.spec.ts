import { MONITORED_DAYS } from '@gaemi/domain/alerts/monitoring-order';
import { rumourRules, rumourStageNames } from '@gaemi/domain/filings/rumour-rules';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { newsSourceNames } from '@gaemi/domain/news-source-names';
import { expect, it } from 'vitest';
import { coverageLines, NEWS_DAYS, sourceNames, stageNames, typeNames, withCopula } from './texts.ts';

it('the days that news since an analysis are of are those of the service', () => {
  expect(NEWS_DAYS).toBe(MONITORED_DAYS);
});

it('types of events, sources of news and stages of rumours have the names that the screens show', () => {
  expect(typeNames).toEqual(eventTypeNames);
  expect(sourceNames).toEqual(newsSourceNames);
  for (const stage of rumourStageNames) expect(stageNames[stage]).toBe(rumourRules[stage].name);
});

it.each([
  [0, '0이라', '0이에요'],
  [5, '5라', '5예요'],
  [10, '10이라', '10이에요'],
  [42, '42라', '42예요'],
  [1_009, '1009라', '1009예요'],
])('%d is read aloud before 이다', (number, because, is) => {
  expect([withCopula(number, '이라'), withCopula(number, '이에요')]).toEqual([because, is]);
});

it('what of a period was not read is said of every analysis, so that none told is not none there', () => {
  const asked = { asked_from: '2026-05-30', asked_to: '2026-11-30', covered_to: '2026-11-30', truncated: false };
  const lines = (more: object) => coverageLines({ ...asked, sources: [], ...more } as never);
  expect(lines({ covered_from: '2026-06-05' })).toEqual([]);
  expect(lines({ covered_from: null })).toEqual([]);
  expect(lines({ covered_from: '2026-11-30', truncated: true })).toEqual([
    '주의: 2026-11-30부터 나온 기사만 찾았어요. 그 전에 소식이 없었다는 뜻은 아니에요.',
    '주의: 기간의 기사를 모두 읽지는 못했어요.',
  ]);
  const sources = [
    { name: 'dart', status: 'ok' },
    { name: 'naver', status: 'failed' },
    // Of a newer service.
    { name: 'bing', status: 'failed' },
  ];
  expect(lines({ covered_from: '2026-05-30', sources })).toEqual([
    '주의: 가져오지 못한 출처가 있어요(NAVER 뉴스, 그 밖의 출처).',
  ]);
});
