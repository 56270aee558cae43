import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const ranges: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자, 3분기 영업이익 20~30% 증가', '가나전자의 3분기 영업이익이 20~30% 늘어난 것으로 알려졌다.', null],
  ['가나전자, 4분기 매출 1조~1.2조', '가나전자는 4분기 매출이 1조~1조2000억원이라고 밝혔다.', null],
  ['가나전자 매출·영업이익 각각 5% 증가, 12% 감소', '가나전자의 매출은 5% 늘고 영업이익은 12% 줄었다.', null],
  ['가나전자, 영업익 800억 안팎…10%대 증가', '가나전자의 영업이익은 800억원 안팎이다.', null],
  ['가나전자, 3분기 매출·순이익 12%·30%↓', '가나전자의 3분기 매출과 순이익이 각각 12%, 30% 줄었다.', null],
  ['가나전자, 배당 주당 500∼700원 검토', '가나전자가 주당 500∼700원의 배당을 검토하고 있다.', null],
  ['가나전자, 라면값 3~7% 인상', '가나전자가 라면값을 3~7% 올린다.', '라면값을 3~7% 인상하기로 했어요.'],
  ['가나전자, 3분기 영업익 최소 900억 이상', '가나전자의 3분기 영업이익은 최소 900억원이다.', null],
  ['가나전자 영업익 1200억 or 1300억?', '가나전자의 영업이익을 두고 전망이 갈린다.', null],
  ['가나전자, 3분기 매출 3조5000억±5%', '가나전자는 3분기 매출을 3조5000억원으로 봤다.', null],
];

it.each(ranges)('a range or a pair is never told as one figure: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});

const plans: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자, 2028년 신공장 준공', '가나전자가 2028년 신공장을 준공한다.', '2028년 신공장을 준공하기로 했어요.'],
  ['가나전자, 오는 20일 신차 출시', '가나전자가 오는 20일 신차를 출시한다.', '오는 20일 신차를 출시하기로 했어요.'],
  ['가나전자, 조만간 이사회서 유상증자 결정', '가나전자가 조만간 이사회에서 유상증자를 결정한다.', null],
  [
    '가나전자, 다음달 자사주 500억 소각',
    '가나전자가 다음달 자사주 500억원어치를 소각한다.',
    '다음달 자사주 500억원어치를 소각하기로 했어요.',
  ],
  [
    '가나전자, 내년 초 미국 공장 착공',
    '가나전자가 내년 초 미국 공장을 착공한다.',
    '내년 초 미국 공장을 착공하기로 했어요.',
  ],
  ['가나전자, 하반기 인도 진출', '가나전자가 하반기 인도에 진출한다.', null],
  ['가나전자, 이르면 연내 다라화학 인수', '가나전자가 이르면 연내 다라화학을 인수할 전망이다.', null],
  ['가나전자, 12월 임시주총서 합병 승인', '가나전자는 12월 임시주총에서 합병 승인을 받을 예정이다.', null],
  ['가나전자 "3년 내 매출 10조 달성"', '가나전자 대표는 3년 안에 매출 10조원을 달성하겠다고 말했다.', null],
  ['가나전자, 상반기 중 코스닥 상장', '가나전자가 내년 상반기 중 코스닥에 상장한다.', null],
];

it.each(plans)('a plan is never told as done: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
