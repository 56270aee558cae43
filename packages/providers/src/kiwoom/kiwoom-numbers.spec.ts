import { describe, expect, it } from 'vitest';
import { isSaturated, readBrokerName, readFigure } from './kiwoom-numbers.ts';

describe('a figure of Kiwoom', () => {
  it.each([
    ['+50000', 50_000],
    ['-20000', -20_000],
    ['--34274015', -34_274_015],
    ['+-2076560', -2_076_560],
    ['-+5', -5],
    ['++5', 5],
    ['0000000005000000', 5_000_000],
    ['1,234', 1_234],
    [' 7 ', 7],
    ['-0', 0],
    ['-24.5', -24.5],
    ['', null],
    ['  ', null],
    ['-', null],
    ['--', null],
    ['12a', undefined],
    ['1-2', undefined],
    ['N/A', undefined],
  ])('%j is %s', (text, figure) => {
    expect(readFigure(text)).toBe(figure);
  });
});

it.each([
  ['4294967295', true],
  ['-4294967295', true],
  ['2147483647', true],
  ['00002147483647', true],
  ['2147483646', false],
  ['0', false],
  ['', false],
  ['N/A', false],
])('%j is saturated: %s', (text, answer) => {
  expect(isSaturated(text)).toBe(answer);
});

describe('the name of a broker', () => {
  it.each([
    ['교  보', '교보'],
    ['H S B C', 'HSBC'],
    [' 키움증권　', '키움증권'],
  ])('%j is %s', (text, name) => {
    expect(readBrokerName(text)).toBe(name);
  });
});
