import { describe, expect, it } from 'vitest';
import { listNetBuyers, sortNetBuyers } from './net-buyers.ts';

const rows = listNetBuyers([
  { name: '다', buy: 3, sell: 2 },
  { name: '가', buy: 1_000, sell: 500 },
  { name: '나', buy: 300, sell: 0 },
  { name: '라', buy: 5, sell: 9 },
  { name: '마', buy: 7, sell: 7 },
]);

describe('the net buyers', () => {
  it('lists brokers with net buying above 0, with the ratio to one decimal', () => {
    expect(rows).toEqual([
      { rank: 1, name: '가', buy: 1_000, sell: 500, netBuy: 500, ratio: 33.3 },
      { rank: 2, name: '나', buy: 300, sell: 0, netBuy: 300, ratio: 100 },
      { rank: 3, name: '다', buy: 3, sell: 2, netBuy: 1, ratio: 20 },
    ]);
    expect(listNetBuyers([{ name: '가', buy: 5, sell: 1 }])[0]?.ratio).toBe(66.7);
  });

  it('keeps the ranks when sorted by ratio, and the order when sorted by volume', () => {
    expect(sortNetBuyers(rows, 'ratio').map(({ rank }) => rank)).toEqual([2, 1, 3]);
    expect(sortNetBuyers(rows.toReversed(), 'volume')).toEqual(rows);
  });

  it('orders rows of equal ratio by rank', () => {
    const same = [
      { rank: 2, ratio: 10 },
      { rank: 3, ratio: 50 },
      { rank: 1, ratio: 10 },
    ];
    expect(sortNetBuyers(same, 'ratio').map(({ rank }) => rank)).toEqual([3, 1, 2]);
  });
});
