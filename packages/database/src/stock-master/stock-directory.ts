import { Refusal } from '@gaemi/domain/refusal';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { resolveStock } from '@gaemi/domain/stock-search/resolve-stock';
import { foldedName } from '@gaemi/domain/text/folded-name';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Injectable } from '@nestjs/common';
import { type StockMaster, StockMasterRepository } from './stock-master.repository.ts';

/** The company list in force, cached in memory. `byCode` has every company by its code. */
export interface StockDirectoryList extends StockMaster {
  byCode: ReadonlyMap<string, ListedCompany>;
}

/** How a request names a stock: by name, by code, or by both. */
export type NamedStock = { name: string; code?: string | undefined } | { name?: undefined; code: string };

/** A company and the list that contains it. */
export interface FoundCompany {
  company: ListedCompany;
  list: StockDirectoryList;
}

/** Milliseconds for which the cached list is used before its version is checked again. */
const RECHECK_MS = 60_000;

@Injectable()
export class StockDirectory {
  private list: StockDirectoryList | null = null;
  private checkedAt = Number.NEGATIVE_INFINITY;
  private readonly checks = new SingleRun();

  constructor(private readonly masters: StockMasterRepository) {}

  /**
   * Returns the list in force; null before the first one was loaded. It is the same object while the list is the same.
   */
  async current(): Promise<StockDirectoryList | null> {
    // Elapsed time instead of the time of day: a changed clock must not keep an old list.
    const now = performance.now();
    if (this.list !== null && now - this.checkedAt < RECHECK_MS) return this.list;
    // Concurrent requests share one lookup.
    await this.checks.run(() => this.check(now));
    return this.list;
  }

  /**
   * Returns the company of a code and its list. A code missing in memory is looked up again, since another process may
   * have a newer list.
   */
  async find(code: string): Promise<FoundCompany | null> {
    const found = companyIn(await this.current(), code);
    if (found !== null) return found;
    this.checkedAt = Number.NEGATIVE_INFINITY;
    return companyIn(await this.current(), code);
  }

  /**
   * Returns the listed company that a request names. Throws STOCK_NOT_FOUND, STOCK_AMBIGUOUS, and UNAVAILABLE before
   * the first list.
   */
  async companyOf(named: { name: string; code?: string | undefined }): Promise<ListedCompany> {
    const list = await this.current();
    if (list === null) throw new Refusal('UNAVAILABLE');
    const company = resolveStock(list.companies, { name: named.name, code: named.code });
    if (company === 'unknown') throw new Refusal('STOCK_NOT_FOUND');
    if (company === 'ambiguous') throw new Refusal('STOCK_AMBIGUOUS');
    return company;
  }

  /**
   * Returns the company of an order. A repeat that names the stock of its analysis gets that one, also when the company has left the list
   * since. Throws as `companyOf` does.
   */
  async companyOfOrder(
    named: NamedStock,
    known: { stockCode: string; stockName: string } | null,
  ): Promise<Pick<ListedCompany, 'code' | 'name'>> {
    const isRepeat =
      known !== null &&
      (named.name === undefined || foldedName(named.name) === foldedName(known.stockName)) &&
      (named.code === undefined || named.code === known.stockCode);
    if (isRepeat) return { code: known.stockCode, name: known.stockName };
    return named.name === undefined ? this.companyOfCode(named.code) : this.companyOf(named);
  }

  /** Returns the listed company of a code. Throws STOCK_NOT_FOUND, and UNAVAILABLE before the first list. */
  async companyOfCode(code: string): Promise<ListedCompany> {
    const found = await this.find(code);
    if (found !== null) return found.company;
    throw new Refusal(this.list === null ? 'UNAVAILABLE' : 'STOCK_NOT_FOUND');
  }

  private async check(now: number): Promise<void> {
    if ((await this.masters.findVersion()) !== this.list?.version) {
      const master = await this.masters.find();
      const byCode = new Map(master?.companies.map((company) => [company.code, company]));
      this.list = master === null ? null : { ...master, byCode };
    }
    this.checkedAt = now;
  }
}

function companyIn(list: StockDirectoryList | null, code: string): FoundCompany | null {
  const company = list?.byCode.get(code);
  return list === null || company === undefined ? null : { company, list };
}
