import { ProviderError } from '../provider-error.ts';

/** Calls that a source grants on a day, counted for all workers together. */
export interface CallQuota {
  /**
   * Counts calls before they are made; false when they would exceed the limit of the day, or those for subscribed stocks
   * their share of it.
   */
  spend(source: string, calls: number, use: CallUse): Promise<boolean>;
}

/** What calls are for. */
export interface CallUse {
  /** True for a look at a monitored stock, which no member pays for; else they are for an analysis. */
  monitoring?: boolean | undefined;
}

/**
 * Counts calls before they are made. @throws ProviderError of the kind `quota` when the day has none left, `reserved`
 * when monitoring has used its share
 */
export type SpendCalls = (calls: number, use: CallUse) => Promise<void>;

/** The error of a look at a monitored stock when what is left of the day is kept for analyses. */
export const noCallsForMonitoring = (source: string): ProviderError =>
  new ProviderError(source, 'reserved', { message: 'no calls are left today for subscribed stocks', retryable: false });

/** Returns how a source spends its calls; without a quota it spends nothing. */
export function spendFrom(quota: CallQuota | undefined, source: string): SpendCalls {
  return async (calls, { monitoring }) => {
    if (quota === undefined || (await quota.spend(source, calls, { monitoring }))) return;
    if (monitoring === true) throw noCallsForMonitoring(source);
    throw new ProviderError(source, 'quota', { message: 'no calls are left today', retryable: false, ownLimit: true });
  };
}
