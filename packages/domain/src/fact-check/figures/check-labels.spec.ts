import { describe, expect, it } from 'vitest';
import { checkSentence } from '../check-sentence.ts';

const faults = (sentence: string, text: string) => checkSentence(sentence, { text, names: ['가나테크'] });

describe('a figure that its source only has with a label', () => {
  it.each([
    [
      '가나테크, 시리즈C 520억 투자 유치\n누적 투자금은 980억원이 됐다.',
      '가나테크가 520억원을 투자받았어요.',
      '980억원',
    ],
    [
      '가나테크, 포탄 2차분 7300억 서명\n1차분(3900억원)의 두 배다.',
      '가나테크가 7300억원 규모의 계약을 맺었어요.',
      '3900억원',
    ],
    [
      '가나테크, 기술수출 최대 2100억\n선급금은 120억원이다.',
      '가나테크가 최대 2100억원 규모의 기술수출 계약을 맺었어요.',
      '120억원',
    ],
    [
      '가나테크, 중재서 1320억 받는다\n청구액은 2900억원이었다.',
      '가나테크가 중재에서 이겨 1320억원을 받게 됐어요.',
      '2900억원',
    ],
    [
      '가나테크, 훈련기 24대 8300억 수출\n대당 346억원꼴이다.',
      '가나테크가 훈련기 24대를 8300억원에 수출해요.',
      '346억원',
    ],
    [
      '대법 "가나테크, 164억 물어줘야"\n1심은 92억원, 2심은 164억원을 인정했다.',
      '가나테크가 대법원에서 져 164억원을 물어내게 됐어요.',
      '92억원',
    ],
  ])('is refused without it: %s', (text, holds, other) => {
    expect(faults(holds, text)).toEqual([]);
    expect(faults(holds.replace(/(?:최대 )?\d[\d,]*억원/, other), text)).toContain('metric');
  });

  it('is refused where it is told of each and the source has it in all', () => {
    const text = '가나테크 "배상 조정안 거부"…1인당 30만원\n모두에게 적용되면 7조원에 이를 수 있다.';
    expect(faults('가나테크가 1인당 30만원 배상 조정안을 거부했어요.', text)).toEqual([]);
    expect(faults('가나테크가 1인당 7조원 배상 조정안을 거부했어요.', text)).toContain('metric');
  });

  it('passes with it', () => {
    const text = '가나테크, 시리즈C 520억 투자 유치\n누적 투자금은 980억원이 됐다.';
    expect(faults('가나테크의 누적 투자금이 980억원이 됐어요.', text)).toEqual([]);
  });
});
