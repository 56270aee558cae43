import type { ListedCompany } from '../stock-master/listed-company.ts';

/** Returns the place of each company by market value, from 1, by code. Companies without a known value have none. */
export function marketCapRanks(
  companies: readonly Pick<ListedCompany, 'code' | 'marketValue'>[],
): ReadonlyMap<string, number> {
  const valued = companies.flatMap(({ code, marketValue }) => (marketValue ? [{ code, marketValue }] : []));
  const sorted = valued.toSorted((one, other) => other.marketValue - one.marketValue);
  return new Map(sorted.map(({ code }, place) => [code, place + 1]));
}
