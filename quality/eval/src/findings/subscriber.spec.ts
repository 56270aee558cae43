import { expect, it } from 'vitest';
import { sentences } from './tell.ts';

/** Headline, description, and the sentence that was read and found true; null for the headline itself. */
const cases: readonly (readonly [title: string, description: string, says: string | null])[] = [
  ['가나전자, 계열사 유상증자에 300억 투입', '가나전자가 계열사 다라소재 유상증자에 300억원을 투입한다.', null],
  ['가나전자, 다라소재 유증 참여…300억 출자', '가나전자가 다라소재 유상증자에 참여해 300억원을 출자한다.', null],
  ['가나전자, 다라소재 전환사채 200억 인수', '가나전자가 다라소재가 발행한 전환사채 200억원을 인수한다.', null],
  ['가나전자, 보유 중인 다라소재 CB 주식 전환', '가나전자가 보유한 다라소재 전환사채를 주식으로 바꿨다.', null],
  [
    '가나전자, 자회사 유상증자 청약 결정',
    '가나전자가 자회사 유상증자에 청약하기로 했다.',
    '자회사 유상증자 청약을 결정했어요.',
  ],
  ['가나전자, 다라소재 3자배정 유증 500억 납입', '가나전자가 다라소재의 3자배정 유상증자 500억원을 납입했다.', null],
  [
    '가나전자, 다라소재 BW 100억 투자',
    '가나전자가 다라소재 신주인수권부사채에 100억원을 투자한다.',
    '다라소재 신주인수권부사채에 100억원을 투자하기로 했어요.',
  ],
  ['가나전자, 美 자회사에 2000억 유상증자', '가나전자가 미국 자회사에 2000억원을 유상증자 방식으로 지원한다.', null],
  ['가나전자, 전환사채 150억 콜옵션 행사', '가나전자가 전환사채 150억원에 대한 매도청구권을 행사했다.', null],
  ['가나전자, CB 300억 만기 전 사채 취득', '가나전자가 전환사채 300억원을 만기 전에 사들였다.', null],
];

it.each(cases)('who takes an issue is never told as who makes it: %s', (title, description, says) => {
  expect(sentences(title, description)).toEqual(says === null ? [] : [says]);
});
