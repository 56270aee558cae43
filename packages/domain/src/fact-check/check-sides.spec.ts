import { expect, it } from 'vitest';
import { checkSentence } from './check-sentence.ts';

const faults = (sentence: string, text: string) => checkSentence(sentence, { text, names: ['가나테크'] });

it.each([
  [
    '가나테크, 사옥 4200억에 매각\n매수자는 다라에이엠씨다.',
    '가나테크가 사옥을 다라에이엠씨에 4200억원에 팔기로 했어요.',
  ],
  ['가나테크, 200억에 사들인 게임사 30억에 되판다', '가나테크가 게임사를 30억원에 팔기로 했어요.'],
])('who sells to somebody does not buy: %s', (text, holds) => {
  expect(faults(holds, text)).toEqual([]);
  expect(faults(holds.replace('팔기로', '사기로'), text)).toContain('outcome');
});

it('a time or a place before 에 is nobody', () => {
  expect(faults('가나테크가 자사주를 시장에서 300억원에 사기로 했어요.', '가나테크, 자사주 300억원에 산다')).toEqual(
    [],
  );
});
