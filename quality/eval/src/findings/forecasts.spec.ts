import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자 내년 영업이익 10조 시대 연다', '가나전자가 내년 영업이익 10조원을 넘길 것으로 증권가는 내다봤다.', null],
  [
    '"가나전자 4분기 영업익 40% 급증"-누리증권',
    '누리증권은 가나전자의 4분기 영업이익이 40% 늘어난 2800억원일 것으로 추정했다.',
    null,
  ],
  ['가나전자, 4분기 영업익 2800억 예상…전년比 40%↑', '가나전자의 4분기 영업이익 컨센서스는 2800억원이다.', null],
  [
    '가나전자, 2027년 매출 5조 간다',
    '가나전자는 2027년 매출 5조원을 목표로 세웠다.',
    '2027년 매출 5조원을 목표로 세웠어요.',
  ],
  ['가나전자 실적 바닥 찍었다…내년 영업익 55% 뛴다', '바른증권이 내년 영업이익이 55% 증가할 것으로 전망했다.', null],
  ['증권가 "가나전자, 3분기 매출 1조 돌파할 것"', '증권사들은 가나전자의 3분기 매출이 1조원을 넘길 것으로 본다.', null],
  [
    '가나전자, 올해 연간 영업이익 3000억 가이던스 제시',
    '가나전자가 올해 영업이익 3000억원을 가이던스로 내놨다.',
    '올해 영업이익 3000억원을 가이던스로 내놨어요.',
  ],
  ['가나전자 하반기 흑자전환 가시화', '하반기에는 가나전자가 흑자로 돌아설 것이라는 기대가 나온다.', null],
  [
    '가나전자, 3Q 영업익 1200억 추정…컨센서스 상회',
    '누리증권은 가나전자의 3분기 영업이익을 1200억원으로 추정했다.',
    null,
  ],
  [
    '가나전자 내년 주당배당금 2000원으로 늘린다…누리證',
    '누리증권은 가나전자가 내년 주당 2000원을 배당할 것으로 봤다.',
    null,
  ],
];

it.each(cases)('a forecast is never told as a fact: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
