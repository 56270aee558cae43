import { describe, expect, it } from 'vitest';
import { earningsSentence } from './earnings-sentence.ts';

const names = ['한별전자'];

describe('the period of a result whose headline names none', () => {
  it.each([
    ['한별전자, 영업이익 39% 감소', '한별전자는 3분기 연결 영업이익이 39% 줄었다.', '3분기 영업이익이 39% 줄었어요.'],
    ['한별전자, 지난해 영업손실 143억…매출 9.8%↓', '', '지난해 매출이 9.8% 줄었어요.'],
    ['한별전자, 순손실 310억, 전년比 44%↑', '지난해 순손실이 늘었다.', '지난해 순손실이 310억원으로 44% 늘었어요.'],
    // Not the period of the metric, months together, and two periods.
    ['한별전자, 영업이익 39% 감소', '한별전자는 3분기 신작을 냈다.', '영업이익이 39% 줄었어요.'],
    ['한별전자, 영업이익 39% 감소', '3분기 누적 영업이익이 줄었다.', '영업이익이 39% 줄었어요.'],
    ['한별전자, 영업이익 39% 감소', '3분기 영업이익이 2분기 매출보다 낮다.', '영업이익이 39% 줄었어요.'],
    ['한별전자, 영업이익 39% 감소', '지난해 매출은 늘고 3분기 영업이익은 줄었다.', '영업이익이 39% 줄었어요.'],
  ])('"%s" beside "%s" says %s', (headline, lead, sentence) => {
    expect(earningsSentence(headline, names, lead)).toBe(sentence);
  });
});
