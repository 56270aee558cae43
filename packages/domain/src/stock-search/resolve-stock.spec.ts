import { describe, expect, it } from 'vitest';
import type { ListedCompany } from '../stock-master/listed-company.ts';
import { resolveStock } from './resolve-stock.ts';

const company = (code: string, name: string, aliases: string[] = []): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases,
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});

const companies = [
  company('005930', '삼성전자', ['삼전']),
  company('000660', 'SK하이닉스'),
  company('111111', '동명'),
  company('222222', '동명'),
  company('333333', '대한', ['동명']),
];
const resolve = (name: string, code?: string) => {
  const found = resolveStock(companies, { name, code });
  return typeof found === 'string' ? found : found.code;
};

describe('resolveStock', () => {
  it('finds a company by its name in any letter case and with any blanks', () => {
    expect(resolve('삼성전자')).toBe('005930');
    expect(resolve('sk 하이닉스')).toBe('000660');
  });

  it('finds a company by a press name when no company has that name', () => {
    expect(resolve('삼전')).toBe('005930');
  });

  it('does not find a company by a part of its name', () => {
    expect(resolve('삼성')).toBe('unknown');
  });

  it('asks for the code when two companies have the name', () => {
    expect(resolve('동명')).toBe('ambiguous');
    expect(resolve('동명', '222222')).toBe('222222');
    expect(resolve('동명', '333333')).toBe('333333');
  });

  it('does not accept a code that belongs to another name', () => {
    expect(resolve('삼성전자', '000660')).toBe('unknown');
  });
});
