import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { StockDirectory } from './stock-directory.ts';
import { StockMasterRepository } from './stock-master.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const company = (code: string, name: string): ListedCompany => ({
  code,
  name,
  market: 'KOSPI',
  aliases: [],
  formerNames: [],
  listedShares: null,
  floatingShares: null,
});
const put = (version: string, companies: ListedCompany[]) =>
  database.get(StockMasterRepository).replace({ version, source: 'bundled', asOf: '2026-11-20', companies });

describe('the directory of companies', () => {
  it('finds a company that another process has just added to the list, and uses its memory for all others', async () => {
    const directory = database.get(StockDirectory);
    await put('1', [company('005930', '삼성전자')]);
    expect((await directory.find('005930'))?.list.version).toBe('1');
    await put('2', [company('005930', '삼성전자'), company('950210', '오늘상장')]);
    expect((await directory.find('005930'))?.list.version).toBe('1');
    expect((await directory.find('950210'))?.company.name).toBe('오늘상장');
    expect((await directory.find('005930'))?.list.version).toBe('2');
    expect(await directory.find('999999')).toBeNull();
  });
});
