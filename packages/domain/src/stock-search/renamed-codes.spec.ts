import { describe, expect, it } from 'vitest';
import { renamedCodes } from './renamed-codes.ts';

const companies = [
  { code: '009150', name: '새이름전기', formerNames: ['삼성전기'] },
  { code: '005930', name: '삼성전자', formerNames: [] },
];

describe('codes of renamed companies', () => {
  it.each([
    ['삼성', ['009150']],
    ['새 이름', ['009150']],
    ['전자', []],
  ])('%s finds %s: by the present and by a former name, never a company that kept its name', (text, codes) => {
    expect(renamedCodes(companies, text)).toEqual(codes);
  });
});
