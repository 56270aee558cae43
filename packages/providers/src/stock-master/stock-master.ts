import type { StockMasterSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

/** A list of listed companies. `asOf` is its date (yyyy-MM-dd, Seoul). */
export interface LoadedStockMaster {
  companies: ListedCompany[];
  asOf: string;
}

export interface LoadOptions {
  /** Aborts the loading. */
  signal: AbortSignal;
  now: Date;
}

/** Source of the list of listed companies. */
export interface StockMasterSource {
  readonly name: StockMasterSourceName;
  /** True when the list is part of the program: short, always available, and never newer than the program. */
  readonly builtIn: boolean;
  /** @throws ProviderError */
  load(options: LoadOptions): Promise<LoadedStockMaster>;
}
