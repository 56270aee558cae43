import { expect, it } from 'vitest';
import { requireAsked } from './analyses.ts';

const found = { stock_code: '000270', stock_name: '기아', kind: 'accumulation' } as const;

// No particle stands after a code or the name of a tool: which one fits depends on how it is read aloud.
it.each([
  ['005930', '종목코드 005930의 분석이 아니라 기아(000270)의 분석이에요.'],
  ['005935', '종목코드 005935의 분석이 아니라 기아(000270)의 분석이에요.'],
])('an analysis of another company than %s is named', (stockCode, sentence) => {
  expect(() => requireAsked(found, { stockCode, kind: 'accumulation' })).toThrow(sentence);
});

it.each([
  ['news', 'accumulation', 'latest_analysis 도구로 읽어주세요.'],
  ['accumulation', 'news', 'accumulation 도구로 읽어주세요.'],
] as const)('an analysis of %s is led to its own tool', (kind, asked, sentence) => {
  expect(() => requireAsked({ ...found, kind }, { stockCode: '000270', kind: asked })).toThrow(sentence);
});
