import { expect, it } from 'vitest';
import { statesOldValue } from './old-values.ts';

it.each([
  ['3.6조원 규모 유상증자를 하기로 했어요.', '가나전자, 3.6조 유상증자 → 2.3조로 축소', true],
  ['500억원을 투자하기로 했어요.', '투자액을 500억원에서 300억원으로 줄인다.', true],
  ['500억원이던 투자를 300억원으로 줄이기로 했어요.', '투자액을 500억원에서 300억원으로 줄인다.', false],
  ['도급액이 3억달러에서 4억500만달러로 늘어나요.', '가나건설, 공사 예정금액 3억→4억달러', false],
  ['2분기 매출 312억원을 기록했어요.', '가나전자 2분기 매출 312억. 작년 2분기보다 36% 늘었다.', false],
])('"%s" of "%s" tells an old value: %j', (sentence, source, expected) => {
  expect(statesOldValue(sentence, source)).toBe(expected);
});
