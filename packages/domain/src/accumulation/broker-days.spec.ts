import { describe, expect, it } from 'vitest';
import { dailyNet, quietDays, sumBrokerDays } from './broker-days.ts';
import type { BrokerDay } from './broker-trading.ts';

const days: BrokerDay[] = [
  { day: '2026-11-20', trades: [{ name: '나', buy: 1, sell: 9 }] },
  { day: '2026-11-19', trades: [] },
  {
    day: '2026-11-18',
    trades: [
      { name: '나', buy: 20, sell: 5 },
      { name: '가', buy: 7, sell: 2 },
      { name: '다', buy: 0, sell: 0 },
    ],
  },
];

describe('the days of the brokers', () => {
  it('add up per broker, without those that never traded', () => {
    expect(sumBrokerDays(days)).toEqual([
      { name: '가', buy: 7, sell: 2 },
      { name: '나', buy: 21, sell: 14 },
    ]);
    expect(sumBrokerDays([])).toEqual([]);
  });

  it('give the net buying of lead and majors, quiet days included', () => {
    expect(dailyNet(days, ['나', '가'])).toEqual([
      { day: '2026-11-18', leadNet: 15, majorsNet: 20 },
      { day: '2026-11-19', leadNet: 0, majorsNet: 0 },
      { day: '2026-11-20', leadNet: -8, majorsNet: -8 },
    ]);
    expect(dailyNet(days, []).every(({ leadNet, majorsNet }) => leadNet === 0 && majorsNet === 0)).toBe(true);
  });

  it('are quiet without a trade', () => {
    expect(quietDays(days)).toEqual(['2026-11-19']);
  });
});
