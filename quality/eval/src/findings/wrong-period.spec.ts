import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자, 9개월 누적 영업이익 2조', '가나전자의 올해 9개월 누적 영업이익은 2조원이다.', null],
  ['가나전자, 1~3분기 순이익 4조…사상 최대', '가나전자의 1~3분기 누적 순이익은 4조원이다.', null],
  ['가나전자 3분기까지 영업익 1800억', '가나전자의 3분기까지 누적 영업이익은 1800억원이다.', null],
  ['가나전자, 9월 매출 310억…전년比 12%↑', '가나전자의 9월 매출은 310억원이다.', null],
  ['가나전자 상반기 매출 2조…3분기도 호조', '가나전자의 상반기 매출은 2조원이다.', '상반기 매출 2조원을 기록했어요.'],
  [
    '가나전자, 올들어 영업이익 900억',
    '가나전자가 올들어 3분기까지 900억원의 영업이익을 올렸다.',
    '올들어 3분기까지 900억원의 영업이익을 올렸어요.',
  ],
  [
    '가나전자, 작년 4분기 영업익 500억',
    '가나전자의 지난해 4분기 영업이익은 500억원이다.',
    '작년 4분기 영업이익 500억원을 기록했어요.',
  ],
  ['가나전자 1∼9월 매출 3조…12% 증가', '가나전자의 1∼9월 매출은 3조원이다.', null],
  ['가나전자, 7~8월 매출 200억…20%↑', '가나전자의 7~8월 매출은 200억원이다.', null],
  ['가나전자, 누적 매출 2조…3분기에만 8000억', '가나전자의 누적 매출은 2조원이다.', null],
];

it.each(cases)('a figure is never told of another period: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
