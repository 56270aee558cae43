import { expect, it } from 'vitest';
import { searchNames } from './search-names.ts';

it.each([
  ['한국전력', ['한전', '한국전력공사', 'KEPCO'], ['한국전력', '한전', 'KEPCO']],
  ['NAVER', ['네이버'], ['NAVER', '네이버']],
  ['SK하이닉스', ['하이닉스', 'SK 하이닉스'], ['SK하이닉스', '하이닉스']],
  ['태산', [], ['태산']],
  ['가나', ['나다', '다라', '라마', '마바'], ['가나', '나다', '다라', '라마']],
])('searches %s with the aliases %j under %j', (name, aliases, names) => {
  expect(searchNames({ name, aliases })).toEqual(names);
});

it('searches the main firm of a group after its own name', () => {
  const names = { name: '가람금융지주', aliases: ['가람금융'], subsidiaries: ['가람은행', '가람카드'] };
  expect(searchNames(names)).toEqual(['가람금융지주', '가람은행', '가람금융']);
});

it('searches former names after the names in use, within the same number', () => {
  const of = (aliases: string[]) => searchNames({ name: '한화오션', aliases, formerNames: ['대우조선해양'] });
  expect(of(['오션'])).toEqual(['한화오션', '오션', '대우조선해양']);
  expect(of(['가나', '다라', '마바'])).toEqual(['한화오션', '가나', '다라', '마바']);
});
