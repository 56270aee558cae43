import type { ShortSellingDay } from '@gaemi/domain/accumulation/short-selling';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import type { PriceSourceName } from '@gaemi/domain/sources';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';

export interface PriceQuery {
  company: ListedCompany;
  /** First and last day in Seoul, "yyyy-MM-dd". The close of the last day is final. */
  from: string;
  to: string;
  signal: AbortSignal;
}

/** Answer of a source for one stock. */
export interface PriceDays {
  /** Closes adjusted for every split until `to`, ascending, all within the query. */
  days: DailyPrice[];
  /** Last day whose close the source knows; null when it knows none. */
  asOf: string | null;
  /** First day from which nothing is missing: `from`, or a later day when the source reaches less far back. */
  completeFrom: string;
}

/** Net buying of the groups of investors. */
export interface FlowSource {
  /** Venue whose trades its figures are of. */
  readonly venue: Venue;
  /**
   * Returns the flows of the days that the source knows, ascending. Figures of a day that is not settled are null.
   * @throws ProviderError
   */
  fetchFlows(query: PriceQuery): Promise<InvestorFlow[]>;
}

/** Short selling, lending, programmes and margin. */
export interface ShortSellingSource {
  /**
   * Returns the days that the source knows, ascending; a kind that it cannot give is null.
   * @throws ProviderError where it gives none of the kinds
   */
  fetchShortSelling(query: PriceQuery): Promise<ShortSellingDay[]>;
}

/** Source of daily prices. */
export interface PriceSource {
  readonly name: PriceSourceName;
  /** True when it generates sample prices in this process. */
  readonly synthetic: boolean;
  /** True when it asks a server, which may be away and grants a quota. */
  readonly remote: boolean;
  /** False when every price is hidden: it is never asked then. */
  readonly shown: boolean;
  /** Null when it does not know who bought. */
  readonly flows: FlowSource | null;
  /** Absent when it does not know who sold short. */
  readonly shortSelling?: ShortSellingSource | undefined;
  /**
   * Returns the daily prices of a period, sound by `seriesProblems`.
   * @throws ProviderError, `malformed` when they contradict themselves
   */
  fetchDays(query: PriceQuery): Promise<PriceDays>;
}
