import { expect, it } from 'vitest';
import { compareLegalTexts } from './legal.ts';

it('names the lines that came and went, and none that only moved', () => {
  const before = '# 이용약관\n\n## 제1조\n\n- 하나\n- 둘\n- 둘\n';
  const after = '# 이용약관\n\n- 둘\n\n## 제1조\n\n- 하나\n- **셋**\n';
  expect(compareLegalTexts(before, after)).toEqual({ added: ['셋'], removed: ['둘'] });
  expect(compareLegalTexts(before, before)).toEqual({ added: [], removed: [] });
});

it('reads a row of a table as one line, and no ruler as any', () => {
  const table = (days: number) => `| 항목 | 기간 |\n| --- | --- |\n| 기록 | ${days}일 |\n`;
  expect(compareLegalTexts(table(30), table(60))).toEqual({ added: ['기록 · 60일'], removed: ['기록 · 30일'] });
});
