import type { ListedCompany } from '@gaemi/contracts/stocks';
import { Injectable } from '@nestjs/common';
import { type StockMaster, StockMasterRepository } from './stock-master.repository.ts';

/** The list of companies in force, kept in memory. `byCode` has every company under its code. */
export interface StockDirectoryList extends StockMaster {
  byCode: ReadonlyMap<string, ListedCompany>;
}

/** How long the list in memory is trusted before its version is looked up again, in milliseconds. */
const RECHECK_MS = 10_000;

@Injectable()
export class StockDirectory {
  private list: StockDirectoryList | null = null;
  private checkedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly masters: StockMasterRepository) {}

  /** The list in force; null before the first one was loaded. The same object as long as the list is the same. */
  async current(): Promise<StockDirectoryList | null> {
    // Elapsed time, not the time of day: a moved clock must not keep an old list alive.
    const now = performance.now();
    if (this.list !== null && now - this.checkedAt < RECHECK_MS) return this.list;
    if ((await this.masters.findVersion()) !== this.list?.version) {
      const master = await this.masters.find();
      this.list =
        master === null
          ? null
          : { ...master, byCode: new Map(master.companies.map((company) => [company.code, company])) };
    }
    this.checkedAt = now;
    return this.list;
  }
}
