import { ProviderError } from '../provider-error.ts';

/** Calls that a source grants on a day, counted for all workers together. */
export interface CallQuota {
  /** Counts calls before they are made; false when they would exceed the limit of the day. */
  spend(source: string, calls: number): Promise<boolean>;
}

/** Counts calls before they are made. @throws ProviderError of the kind `quota` when the day has none left */
export type SpendCalls = (calls: number) => Promise<void>;

/** Returns how a source spends its calls; without a quota it spends nothing. */
export function spendFrom(quota: CallQuota | undefined, source: string): SpendCalls {
  return async (calls) => {
    if (quota === undefined || (await quota.spend(source, calls))) return;
    throw new ProviderError(source, 'quota', { message: 'no calls are left today', retryable: false });
  };
}
