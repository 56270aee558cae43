import { describe, expect, it } from 'vitest';
import { buildAccumulation } from '../../../../../testing/accumulation-records.ts';
import { groupBrokers } from './broker-rows.ts';

const buyer = { name: '한울증권', buy: 500, sell: 100 };
const seller = (index: number) => ({ name: `매도증권${index}`, buy: 10, sell: 10 + 10 * index });
const buildGroups = (...brokers: { name: string; buy: number; sell: number }[]) =>
  groupBrokers(buildAccumulation('MJB-1', {}, { brokers }));

describe('the brokers of a result', () => {
  it('are the net buyers with their parts, then the three largest sellers, then the rest with its sum', () => {
    const { buyers, moreBuyers, sellers, rest, ...sums } = buildGroups(
      buyer,
      { name: '남산증권', buy: 30, sell: 20 },
      ...[1, 2, 3, 4, 5].map(seller),
    );
    expect(buyers.map(({ name, rank, role }) => [name, rank, role])).toEqual([
      ['한울증권', 1, '선도'],
      ['남산증권', 2, '주요'],
    ]);
    expect(sellers.map(({ name, rank, net }) => [name, rank, net])).toEqual([
      ['매도증권5', null, -50],
      ['매도증권4', null, -40],
      ['매도증권3', null, -30],
    ]);
    expect(sellers[0]?.ratio).toBe(-71.4);
    expect(moreBuyers).toEqual([]);
    expect(rest.map(({ name }) => name)).toEqual(['매도증권2', '매도증권1']);
    expect(sums).toEqual({ sold: -150, restSold: -30, most: 500 });
  });

  it('are the first eight net buyers, the others folded', () => {
    const names = Array.from({ length: 10 }, (_, index) => ({ name: `매수증권${index}`, buy: 100 - index, sell: 0 }));
    const { buyers, moreBuyers } = buildGroups(...names);
    expect(buyers).toHaveLength(8);
    expect(moreBuyers.map(({ name, rank }) => [name, rank])).toEqual([
      ['매수증권8', 9],
      ['매수증권9', 10],
    ]);
    expect(buildGroups(...names.slice(1)).moreBuyers).toEqual([]);
  });

  it('folds no single row', () => {
    const { sellers, rest } = buildGroups(buyer, ...[1, 2, 3, 4].map(seller));
    expect(sellers).toHaveLength(4);
    expect(rest).toEqual([]);
  });

  it('leave out who did not trade and put who bought as much as they sold last', () => {
    const { buyers, sellers, most } = buildGroups(
      { name: '가', buy: 0, sell: 0 },
      { name: '나', buy: 7, sell: 7 },
      seller(1),
    );
    expect(buyers).toEqual([]);
    expect(sellers.map(({ name }) => name)).toEqual(['매도증권1', '나']);
    expect(most).toBe(20);
    expect(buildGroups().most).toBe(1);
  });

  it('have the same ratio where one bought what the other sold', () => {
    const { buyers, sellers } = buildGroups({ name: '가', buy: 449, sell: 351 }, { name: '나', buy: 351, sell: 449 });
    expect([...buyers, ...sellers].map(({ ratio }) => ratio)).toEqual([12.3, -12.3]);
  });
});
