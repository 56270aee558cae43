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

describe('daily broker trading', () => {
  it('sums up per broker and leaves out brokers that never traded', () => {
    expect(sumBrokerDays(days)).toEqual([
      { name: '가', buy: 7, sell: 2 },
      { name: '나', buy: 21, sell: 14 },
    ]);
    expect(sumBrokerDays([])).toEqual([]);
  });

  it('gives the net buying of the lead and of all majors, also on days without a trade', () => {
    expect(dailyNet(days, ['나', '가'])).toEqual([
      { day: '2026-11-18', leadNet: 15, majorsNet: 20 },
      { day: '2026-11-19', leadNet: 0, majorsNet: 0 },
      { day: '2026-11-20', leadNet: -8, majorsNet: -8 },
    ]);
    expect(dailyNet(days, []).every(({ leadNet, majorsNet }) => leadNet === 0 && majorsNet === 0)).toBe(true);
  });

  it('counts a day without any trade as quiet', () => {
    expect(quietDays(days)).toEqual(['2026-11-19']);
  });
});
