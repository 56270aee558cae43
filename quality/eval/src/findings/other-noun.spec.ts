import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  [
    '가나전자 영업이익 1200억원…점포 수 30% 늘려',
    '가나전자의 3분기 영업이익은 1200억원이다. 점포 수를 30% 늘렸다.',
    '3분기 영업이익 1200억원을 기록했어요.',
  ],
  [
    '가나전자, 3분기 매출 2조…구독자 45% 급증',
    '가나전자의 3분기 매출은 2조원이다. 구독자는 45% 늘었다.',
    '3분기 매출 2조원을 기록했어요.',
  ],
  [
    '가나전자 3분기 순이익 800억…R&D 투자 20% 확대',
    '가나전자의 3분기 순이익은 800억원이었다. 연구개발 투자는 20% 늘었다.',
    '3분기 순이익 800억원을 기록했어요.',
  ],
  ['가나전자, 영업익 500억에도 재고 60% 급증', '가나전자의 재고자산이 60% 늘었다.', null],
  ['가나전자 매출 3조원, 부채비율 40% 감소', '가나전자의 매출은 3조원, 부채비율은 40% 줄었다.', null],
  [
    '가나전자, 3분기 영업이익 1200억원…주가 15% 상승',
    '가나전자의 3분기 영업이익은 1200억원이다.',
    '3분기 영업이익 1200억원을 기록했어요.',
  ],
  ['가나전자, 500억 공급계약…시총 3조 돌파', '가나전자가 500억원 공급계약을 맺었다.', '500억원 공급계약을 맺었어요.'],
  [
    '가나전자, 3분기 영업익 90억…판관비 25% 절감',
    '가나전자의 3분기 영업이익은 90억원이다. 판관비는 25% 줄었다.',
    '3분기 영업이익 90억원을 기록했어요.',
  ],
  ['가나전자 영업이익 700억, 수주잔고 50%↑', '가나전자의 영업이익은 700억원이다. 수주잔고는 50% 늘었다.', null],
  ['가나전자, 3분기 매출 1조에 직원 10% 감축', '가나전자의 3분기 매출은 1조원이다. 직원을 10% 줄인다.', null],
];

it.each(cases)('the figure of another noun is never told as that of the result: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
