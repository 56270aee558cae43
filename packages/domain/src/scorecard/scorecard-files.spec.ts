import { describe, expect, it } from 'vitest';
import {
  areWithheld,
  BadRowError,
  readEvents,
  readRows,
  versionCell,
  writeEvents,
  writeRows,
} from './scorecard-files.ts';
import type { JoinedRow } from './scorecard-row.ts';

const row: JoinedRow = {
  stockCode: '005930',
  market: 'KOSPI',
  day: '2026-11-20',
  scoreVersion: 2,
  asOf: new Date('2026-11-20T03:04:05.678Z'),
  good: 58,
  bad: 30,
  percentage: 63.912345678901,
  direction: 'good',
  judgedBy: 'offline',
  judgeVersion: versionCell('learned 9, "rules"\n5'),
  joined: {
    source: 'kiwoom',
    returns: {
      same_day: { excess: 0.1 + 0.2, priced: 21 },
      next_day: { excess: -1e-9, priced: 20 },
      five_days: null,
    },
  },
};
const other: JoinedRow = { ...row, stockCode: '000660', joined: null };
const all = () => true;

describe('the file of rows', () => {
  it('says everything about a row, and reads back as it was', () => {
    expect(readRows(writeRows([row, other], all))).toEqual([other, row]);
    expect(row.judgeVersion).toBe('learned_9_rules_5');
  });

  it('keeps the returns of a source inside that does not let them out, and names the source', () => {
    const text = writeRows([row, other], (source) => source !== 'kiwoom');
    const [, kept] = readRows(text);
    expect(kept?.joined).toEqual({ source: 'kiwoom', returns: { same_day: null, next_day: null, five_days: null } });
    expect(text).not.toContain('0.3');
    expect(readRows(text).map(areWithheld)).toEqual([false, true]);
    expect(writeRows(readRows(text), all)).toBe(text);
  });

  it.each([
    ['a,b\n1,2\n', 'line 1: not the head of this file'],
    [writeRows([row], all).replace('KOSPI', 'NYSE'), 'line 2: unknown value NYSE'],
    [writeRows([row], all).replace(',58,', ',,'), 'line 2: no number: '],
    [writeRows([row], all).replace('2026-11-20,', 'today,'), 'line 2: no day: today'],
    [`${writeRows([row], all)}1,2\n`, 'line 3: 2 cells'],
  ])('is refused with the line that cannot be used', (text, message) => {
    expect(() => readRows(text)).toThrow(new BadRowError(message));
  });
});

it('the file of events reads back as it was', () => {
  const events = [
    { stockCode: '005930', type: 'orders', day: '2026-11-10', confirmedOn: '2026-11-12' },
    { stockCode: '005930', type: 'legal', day: '2026-11-10', confirmedOn: null },
  ] as const;
  expect(readEvents(writeEvents(events))).toEqual(events);
});
