import { expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { findRecordCodes } from './record-codes.ts';

const company = (code: string, name: string, more: Partial<ListedCompany> = {}): ListedCompany => ({
  ...{ code, name, market: 'KOSPI', listedShares: null, floatingShares: null, aliases: [], formerNames: [] },
  ...more,
});
const companies = [
  company('009150', '새이름전기', { formerNames: ['삼성전기'] }),
  company('005930', '삼성전자'),
  company('035420', 'NAVER', { aliases: ['네이버'] }),
];

it.each([
  ['삼성', ['009150']],
  ['새 이름', ['009150']],
  // Their own names have it.
  ['전자', []],
  ['naver', []],
  ['005930', ['005930']],
  ['네이버', ['035420']],
  ['네이', ['035420']],
  ['ㅅㅅㅈㅈ', ['005930']],
  ['삼성전자우', ['005930']],
  ['없는회사', []],
])('%s finds the records of %j beside those with it in their name', (text, codes) => {
  expect(findRecordCodes(companies, text)).toEqual(codes);
});
