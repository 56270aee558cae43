import { expect, it } from 'vitest';
import { splitPassages } from './passages.ts';

const lines = [
  '한빛전자, 3분기 영업이익 1조2천억…전년比 38%↑',
  '영업손실 △85억원, 두 배로 늘었다',
  '임원 넷, 네 증권사가 6달 동안 2차 전지를 샀다',
  '',
  ' ',
  '…',
  '1~9월 3.2조 → 4조, 5%p 😀 \ud800',
  'ＫＯＳＰＩ 韓國 中 株',
];

it('reads what is written twice as each line by itself', () => {
  const twice = [...lines, ...lines.toReversed(), ...lines];
  expect(splitPassages(twice.join('\n'))).toEqual(twice.flatMap(splitPassages));
});

it('keeps what is written twice as two passages', () => {
  const [first, second, ...more] = splitPassages('영업이익 38억원\n영업이익 38억원');
  expect([second, more]).toEqual([first, []]);
  expect(second).not.toBe(first);
});
