import type { StockEvent } from './stock-event.ts';

type Filing = Pick<StockEvent, 'filed' | 'confirmedBy' | 'differsFrom'>;

/**
 * Returns what is known of the filing of an event: as it was found, or as it was known where the filings could not be gathered. A
 * round without them proves nothing against a filing.
 */
export function knownFiling(
  found: Filing,
  known: readonly Filing[],
  { withoutFilings }: { withoutFilings: boolean },
): Required<Filing> {
  const before = !withoutFilings || found.filed ? undefined : bestKnown(known);
  const { filed, confirmedBy, differsFrom = null } = before ?? found;
  return { filed, confirmedBy, differsFrom };
}

const bestKnown = (known: readonly Filing[]): Filing | undefined =>
  known.find(({ confirmedBy }) => confirmedBy !== null) ??
  known.find(({ filed }) => filed) ??
  known.find(({ differsFrom = null }) => differsFrom !== null);
