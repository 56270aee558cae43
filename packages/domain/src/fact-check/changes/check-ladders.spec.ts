import { describe, expect, it } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

const faults = (sentence: string, text: string) => checkSentence(sentence, { text, names: ['가나테크'] });

describe('a change from one step of a ladder to another', () => {
  it.each([
    ['나라신평, 가나테크 등급 BB에서 B로', '나라신용평가가 가나테크의 신용등급을 BB에서 B로 내렸어요.', '올렸어요'],
    [
      "다라證, 가나테크 의견 '매수'서 '중립'으로",
      '다라증권이 가나테크의 투자의견을 매수에서 중립으로 낮췄어요.',
      '높였어요',
    ],
    [
      "나라신평, 가나테크 전망 '안정적'서 '긍정적'으로",
      '나라신용평가가 가나테크의 등급 전망을 안정적에서 긍정적으로 올렸어요.',
      '내렸어요',
    ],
    ['무디스, 가나테크 신용등급 A3→Baa1', '무디스가 가나테크의 신용등급을 A3에서 Baa1로 낮췄어요.', '높였어요'],
  ])('goes one way only: %s', (text, holds, opposite) => {
    expect(faults(holds, text)).toEqual([]);
    expect(faults(holds.replace(/[가-힣]+어요/, opposite), text)).toContain('direction');
  });
});

it('what is raised to hold was worse before, and the source says so', () => {
  const sentence = '다라증권이 가나테크의 투자의견을 보유로 올렸어요.';
  expect(faults(sentence, "다라증권, 가나테크 의견 '보유'로 변경")).toContain('direction');
  expect(faults(sentence, "다라증권, 가나테크 의견 '매도'서 '보유'로 상향")).toEqual([]);
});

it.each([
  ['가나테크의 매출이 세 배로 줄었어요.', '가나테크 매출 세 배로', 'direction'],
  ['가나테크의 출하가 절반으로 늘었어요.', '가나테크 출하 절반으로', 'direction'],
  ['다라증권이 가나테크의 영업손실 흑자를 예상했어요.', '다라증권 "가나테크 영업손실 줄여 흑자 눈앞"', 'sign'],
])('no sentence contradicts itself: %s', (sentence, text, fault) => {
  expect(faults(sentence, text)).toContain(fault);
});
