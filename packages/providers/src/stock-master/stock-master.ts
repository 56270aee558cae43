import type { StockMasterSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

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
  /** The list is part of the program: short, always available, and never newer than the program. */
  readonly builtIn: boolean;
  /** @throws ProviderError */
  load(options: LoadOptions): Promise<LoadedStockMaster>;
}
