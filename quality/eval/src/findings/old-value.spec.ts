import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자 3분기 영업이익 900억→1400억', '가나전자의 3분기 영업이익이 900억원에서 1400억원으로 늘었다.', null],
  [
    '가나전자, 주당배당금 2500원서 2000원으로 낮춰',
    '가나전자가 주당 배당금을 2500원에서 2000원으로 낮췄다.',
    '주당 배당금을 2500원에서 2000원으로 낮췄어요.',
  ],
  [
    '누리증권, 가나전자 목표가 8만원서 11만원으로',
    '누리증권이 가나전자 목표주가를 8만원에서 11만원으로 올렸다.',
    '누리증권이 목표주가를 8만원에서 11만원으로 올렸어요.',
  ],
  ['가나전자 매출 2조서 1조5천억으로 뚝', '가나전자의 매출이 2조원에서 1조5000억원으로 줄었다.', null],
  [
    '가나전자, 유증 규모 1000억→700억 축소',
    '가나전자가 유상증자 규모를 1000억원에서 700억원으로 줄였다.',
    '유상증자 규모를 1000억원에서 700억원으로 줄였어요.',
  ],
  [
    '작년 300억이던 가나전자 영업익, 올해 450억',
    '가나전자의 영업이익은 지난해 300억원에서 올해 450억원으로 늘었다.',
    null,
  ],
  ['가나전자 3분기 영업손실 200억→80억', '가나전자의 3분기 영업손실이 200억원에서 80억원으로 줄었다.', null],
  ['가나전자 공급계약 금액 500억서 320억으로 감액', '가나전자의 공급계약 금액이 500억원에서 320억원으로 줄었다.', null],
  ['가나전자 신용등급 AA-→A+ 강등', '가나전자의 신용등급이 AA-에서 A+로 내려갔다.', null],
  [
    '가나전자, 전환가액 1만2000원→9500원 하향 조정',
    '가나전자가 전환사채 전환가액을 1만2000원에서 9500원으로 낮췄다.',
    null,
  ],
];

it.each(cases)('the old value is never told as the new one: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
