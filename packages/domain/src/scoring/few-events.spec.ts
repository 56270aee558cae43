import { expect, it } from 'vitest';
import { FEW_EVENTS, fewEventsSentence } from './few-events.ts';

it.each([
  [{ side: 'good', ofSide: 1, kept: FEW_EVENTS - 1 }, '판단한 소식이 4건뿐이라 점수가 쉽게 바뀔 수 있어요.'],
  [{ side: 'bad', ofSide: 0, kept: 1 }, '판단한 소식이 1건뿐이라 점수가 쉽게 바뀔 수 있어요.'],
  [{ side: 'good', ofSide: 1, kept: 40 }, '호재로 본 소식이 1건뿐이라 점수가 쉽게 바뀔 수 있어요.'],
  [{ side: 'bad', ofSide: FEW_EVENTS - 1, kept: 40 }, '악재로 본 소식이 4건뿐이라 점수가 쉽게 바뀔 수 있어요.'],
  [{ side: 'bad', ofSide: 0, kept: 40 }, null],
  [{ side: 'good', ofSide: FEW_EVENTS, kept: FEW_EVENTS }, null],
] as const)('states that a score rests on few events: %j', (events, sentence) => {
  expect(fewEventsSentence(events)).toBe(sentence);
});
