import { describe, expect, it } from 'vitest';
import { describeNone, earlierDayWithEvents, explainNothing, toEvent, writeHead } from './today.ts';

const at = '2026-11-26T01:00:00.000Z';
const plain: Parameters<typeof toEvent>[0] = {
  ...{ event_id: 'e1', stock_code: '005930', stock_name: '삼성전자', market: 'KOSPI', side: 'good', at },
  ...{ strength: 2, type: 'orders', text: '계약을 맺었어요.', links: [], confirmed_by: null, data_source: 'feed' },
  ...{ publishers: 1, stage: 'none', change_percent: null, like: false, industry: null },
};

const count = (day: string, good: number, bad: number) => ({ day, good, bad });

describe('the tool of the day', () => {
  it('reads the last day with events where the latest one has none yet', () => {
    const [first, second] = [count('2026-11-24', 3, 0), count('2026-11-25', 0, 2)];
    expect(earlierDayWithEvents([first, second, count('2026-11-26', 0, 0)])).toBe('2026-11-25');
    expect(earlierDayWithEvents([first, second])).toBeUndefined();
    expect(earlierDayWithEvents([count('2026-11-26', 0, 0)])).toBeUndefined();
    expect(earlierDayWithEvents([])).toBeUndefined();
  });

  it('says of an event that a filing contradicts it', () => {
    const differing = { ...plain, differs_from: { link: 'https://dart.fss.or.kr/1', date: '2026-11-26' } };
    expect(writeHead(differing)).toBe('호재 [공시와 다름]');
    expect(toEvent(differing)).toMatchObject({ confirmed: false, differs: true });
    // A service of before does not say.
    expect(writeHead(plain)).toBe('호재');
    expect(toEvent(plain)).toMatchObject({ confirmed: false, differs: false });
  });

  it.each([
    ['rumour', '호재 [소문, 회사 답변 기다림]'],
    ['denied', '호재 [소문, 회사가 부인]'],
    ['confirmed', '호재 [공시로 확정]'],
    ['none', '호재'],
  ] as const)('tells a rumour from a fact: %s', (stage, head) => {
    expect(writeHead({ ...plain, stage })).toBe(head);
    expect(toEvent({ ...plain, stage })).toMatchObject({ stage });
  });
});

const now = '2026-11-26T16:00:00.000Z';

it.each([
  ['2026-11-27', '2026-11-20T00:00:00.000Z', []],
  ['2026-11-28', '2026-11-20T00:00:00.000Z', ['2026-11-28은 아직 오지 않은 날이에요.']],
  ['2020-01-02', '2026-11-20T00:00:00.000Z', ['이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.']],
  ['2026-11-20', '2026-11-19T16:00:00.000Z', []],
  ['2026-11-20', null, ['이날은 소식을 모으기 전이라, 소식이 없었다는 뜻은 아니에요.']],
])('a day without events (%s, read since %s) is explained', (day, since, lines) => {
  expect(explainNothing(day, [{ status: 'ok', since }], now)).toEqual(lines);
});

it('does not say of today that nothing came out while no source can be read', () => {
  const since = '2026-11-20T00:00:00.000Z';
  const [ok, failed] = [
    { status: 'ok', since },
    { status: 'failed', since },
  ];
  const unknown = '2026-11-27에 나온 소식이 있는지 지금은 몰라요. 소식의 출처를 읽지 못하고 있어요.';
  expect(explainNothing('2026-11-27', [failed, failed], now)).toEqual([unknown]);
  expect(describeNone('2026-11-27', [failed], now)).toBe(unknown);
  expect(describeNone('2026-11-27', [], now)).toBe(
    '2026-11-27에 나온 소식이 있는지 지금은 몰라요. 모든 종목의 소식을 읽는 출처가 아직 없어요.',
  );
  for (const sources of [[ok, failed], [ok]]) {
    expect(explainNothing('2026-11-27', sources, now)).toEqual([]);
    expect(describeNone('2026-11-27', sources, now)).toBe('2026-11-27에는 아직 중요한 소식이 없어요.');
  }
  expect(explainNothing('2026-11-26', [failed], now)).toEqual([]);
});
