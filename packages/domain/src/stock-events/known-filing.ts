import type { StockEvent } from './stock-event.ts';

type Filing = Pick<StockEvent, 'filed' | 'confirmedBy'>;

/**
 * Returns what is known of the filing of an event: as it was found, or as it was known where the filings could not be gathered. A
 * round without them proves nothing against a filing.
 */
export function knownFiling(
  found: Filing,
  known: readonly Filing[],
  { withoutFilings }: { withoutFilings: boolean },
): Filing {
  const { filed, confirmedBy } = found;
  if (!withoutFilings || filed) return { filed, confirmedBy };
  const before = known.find((each) => each.confirmedBy !== null) ?? known.find((each) => each.filed);
  return { filed: before?.filed ?? filed, confirmedBy: before?.confirmedBy ?? confirmedBy };
}
