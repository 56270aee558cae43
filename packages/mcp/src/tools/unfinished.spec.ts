import { expect, it } from 'vitest';
import { unfinished } from './unfinished.ts';

it.each([
  ['not-enough-news', '판단할 뉴스가 부족해요.', '판단할 뉴스가 부족해요. 사용한 크레딧은 돌려드렸어요.'],
  ['judge-failed', '실패했어요. 사용한 크레딧은 돌려드렸어요.', '실패했어요. 사용한 크레딧은 돌려드렸어요.'],
] as const)('an analysis that ended in %s says that its credits are back', (code, detail, said) => {
  const { lines, running } = unfinished({ progress: 40, error: { code, detail } }, 'request-1');
  expect([lines, running]).toEqual([[said], null]);
});
