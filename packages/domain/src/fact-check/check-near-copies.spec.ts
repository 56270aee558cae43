import { describe, expect, it } from 'vitest';
import { checkNearCopies } from './check-near-copies.ts';
import { splitPassages } from './reading/passages.ts';

const faults = (sentence: string, source: string) => checkNearCopies(splitPassages(sentence), splitPassages(source));

describe('a sentence that copies the words of its source', () => {
  it.each([
    [
      '주요 차종을 최대 300만원 할인하는 행사를 열어요.',
      '주요 차종을 최대 500만원 할인하는 행사를 연다. 노바는 300만원, 세리온은 200만원이다.',
      'figure',
    ],
    [
      '수요예측에서 5000억원의 주문을 받았어요.',
      '수요예측에서 7150억원의 주문을 받았다. 5000억원까지 증액한다.',
      'figure',
    ],
    [
      '영업이익이 전년보다 94% 늘어난 470억원이라고 16일 공시했어요.',
      '영업이익이 전년보다 94% 늘어난 612억원이라고 16일 공시했다. 기대치는 470억원이다.',
      'figure',
    ],
    ['최대 60조달러 규모의 잠수함 사업에 올랐어요.', '최대 60조원 규모의 잠수함 사업에 올랐다.', 'unit'],
    [
      '올해 4분기 2520억원의 영업손실을 냈어요.',
      '지난해 4분기 2520억원의 영업손실을 냈다. 올해 전망은 밝다.',
      'period',
    ],
    [
      '매출이 318억원으로 올해보다 44% 늘었어요.',
      '매출이 318억원으로 작년보다 44% 늘었다. 올해는 흑자를 낸다.',
      'period',
    ],
    ['3분기 영업이익이 470억원이에요.', '3분기 누적 영업이익이 470억원이다.', 'period'],
    ['3분기에 누적 순이익 19억원을 거뒀어요.', '3분기까지 누적 순이익 19억원을 거뒀다.', 'period'],
  ])('is found to differ: %s', (sentence, source, fault) => {
    expect(faults(sentence, source)).toEqual([fault]);
  });

  it.each([
    ['최대 500만원 할인하는 행사를 열어요.', '최대 500만원 할인하는 행사를 연다. 노바는 최대 300만원 할인한다.'],
    ['매출이 318억원으로 지난해보다 44% 늘었어요.', '매출이 318억원으로 작년보다 44% 늘었다.'],
    ['주문을 3조9000억원 규모 받았어요.', '주문을 3조9217억원 규모 받았다.'],
    ['목표주가를 55만원으로 올렸어요.', '55만원 간다. 목표가를 15만원 올렸다.'],
    ['상반기 영업이익이 48억원이에요.', '상반기 누적 영업이익이 48억원이다.'],
    ['3분기까지 영업손실 840억원을 냈어요.', '3분기까지 누적 영업손실이 840억원이다.'],
    ['4분기에 두 자릿수 이익률을 냈어요.', '4분기에도 두 자릿수 이익률을 냈다.'],
  ])('is let through where it says the same: %s', (sentence, source) => {
    expect(faults(sentence, source)).toEqual([]);
  });
});
