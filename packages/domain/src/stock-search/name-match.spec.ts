import { expect, it } from 'vitest';
import { nameMatch } from './name-match.ts';

it.each([
  ['삼성전자', '삼성', '삼성'],
  ['삼성전자', 'ㅅㅅㅈ', '삼성전'],
  ['SK하이닉스', 'skㅎ', 'SK하'],
  ['SK하이닉스', '닉', '닉'],
  ['펄어비스', 'ㅇㅄ', '어비스'],
  ['나라 전력', '라전', '라 전'],
])('marks in %s what %s matches', (name, query, marked) => {
  expect(nameMatch(name, query).map(([from, to]) => name.slice(from, to))).toEqual([marked]);
});

it.each([
  ['삼성전자', ''],
  ['삼성전자', '  '],
  ['삼성전자', '005930'],
  ['삼성전자', '삼전'],
  ['삼성전자', '삼성전자우'],
])('marks nothing in %s for %o', (name, query) => {
  expect(nameMatch(name, query)).toEqual([]);
});
