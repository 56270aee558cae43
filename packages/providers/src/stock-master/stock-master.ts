import type { StockMasterSourceName } from '@gaemi/contracts/data-sources';
import type { ListedCompany } from '@gaemi/contracts/stocks';

/** A list of listed companies. `asOf` is the day (yyyy-MM-dd, Seoul) it speaks of. */
export interface LoadedStockMaster {
  companies: ListedCompany[];
  asOf: string;
}

export interface LoadOptions {
  /** Ends the loading. */
  signal: AbortSignal;
  now: Date;
}

/** Where the list of listed companies comes from. */
export interface StockMasterSource {
  readonly name: StockMasterSourceName;
  /** @throws ProviderError */
  load(options: LoadOptions): Promise<LoadedStockMaster>;
}
