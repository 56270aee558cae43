import { describe, expect, it } from 'vitest';
import { computeFlows } from './flow-layout.ts';

const days = [
  { day: '2026-11-18', foreign: 1_000, institutional: -500, individual: -500 },
  { day: '2026-11-19', foreign: -2_000, institutional: 0, individual: 2_000 },
  { day: '2026-11-20', foreign: null, institutional: null, individual: null },
];

describe('what groups of investors bought', () => {
  it('is added up over the settled days', () => {
    expect(computeFlows(days).groups.map(({ name, sum }) => [name, sum])).toEqual([
      ['외국인', -1_000],
      ['기관', -500],
      ['개인', 1_500],
    ]);
  });

  it('stands on one scale, buying and selling apart', () => {
    const [foreign, institutional] = computeFlows(days).groups;
    expect(foreign?.bars.map(({ isBuying, size }) => [isBuying, size])).toEqual([
      [true, 50],
      [false, 100],
    ]);
    expect(institutional?.bars.map(({ size }) => size)).toEqual([25, 0]);
  });

  it('leaves unsettled days blank and names them', () => {
    const { groups, open } = computeFlows(days);
    expect(open).toEqual(['2026-11-20']);
    expect(groups.every(({ bars }) => bars.every(({ index }) => index < 2))).toBe(true);
  });

  it('stands without a settled day', () => {
    expect(computeFlows([]).groups.map(({ sum, bars }) => [sum, bars.length])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });
});
