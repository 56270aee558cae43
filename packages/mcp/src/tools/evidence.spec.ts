import { expect, it } from 'vitest';
import { writeEmptySide } from './evidence.ts';

it.each([
  [0, 64, '기사 64건을 읽었지만 확실한 악재는 찾지 못했어요.'],
  [0, 0, '이 회사를 다룬 기사를 찾지 못했어요.'],
  [12, 64, '보여 드릴 수 있는 악재의 근거가 남아 있지 않아요.'],
])('a side without a reason, of %i points after %i articles, says what was done', (total_score, read, sentence) => {
  expect(writeEmptySide({ side: 'bad', total_score }, read)).toBe(sentence);
});
