import type { StockMasterSourceName } from '@gaemi/contracts/data-sources';
import type { ListedCompany } from '@gaemi/contracts/stocks';

/** Where the list of listed companies comes from. `asOf` is the day (yyyy-MM-dd, Seoul) the list speaks of. */
export interface StockMasterSource {
  readonly name: StockMasterSourceName;
  /** @throws ProviderError */
  load(): Promise<{ companies: ListedCompany[]; asOf: string }>;
}
