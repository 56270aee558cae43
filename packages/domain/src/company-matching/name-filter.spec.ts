import { expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { createNameFilter } from './name-filter.ts';

const company: ListedCompany = {
  ...{ code: '000660', name: 'SK하이닉스', market: 'KOSPI', aliases: ['하이닉스'], formerNames: ['현대전자'] },
  ...{ listedShares: null, floatingShares: null },
};

it.each([
  ['SK하이닉스 투자', true],
  ['SK 하이닉스 투자', true],
  ['ＳＫ하이닉스 투자', true],
  ['sk하이닉스 투자', true],
  ['하이닉스 투자', true],
  ['현대電 시절', true],
  ['코드 000660 강세', true],
  ['SK텔레콤 투자', false],
  ['', false],
])('%s passes: %s', (text, passes) => {
  expect(createNameFilter(company)(text)).toBe(passes);
});
