import type { DayFiling } from './day-filings.ts';
import { describeFiling } from './filing-article.ts';
import type { FilingFacts, FilingFigures } from './filing-figures.ts';

/** Time for the figures of one company: they are an extra, and the filings stand without them. */
const LIMIT_MS = 20_000;

/**
 * Returns filings with what they state, as far as it can be read until `over` aborts, and for which of them it was asked. Fails only
 * when the caller gives up.
 */
export async function withFigures(
  figures: FilingFigures,
  filings: readonly DayFiling[],
  { signal, over }: { signal: AbortSignal; over: AbortSignal },
): Promise<{ read: DayFiling[]; asked: ReadonlySet<DayFiling> }> {
  const asked = new Set<DayFiling>();
  const known = new Map<string, FilingFacts>();
  for (const [corpCode, own] of Map.groupBy(filings, (each) => each.corpCode)) {
    if (over.aborted) break;
    for (const each of own) asked.add(each);
    if (corpCode === undefined) continue;
    const limit = AbortSignal.any([signal, over, AbortSignal.timeout(LIMIT_MS)]);
    const listed = own.flatMap(({ article }) => article.filing ?? []);
    const isOver = () => limit.aborted;
    const facts = await figures.read({ corpCode, filings: listed, signal, limit: { signal: limit, isOver } });
    for (const [receiptNo, stated] of facts) known.set(receiptNo, stated);
  }
  const read = filings.map((each) => {
    const listed = each.article.filing;
    const facts = listed && known.get(listed.receiptNo);
    if (listed === undefined || facts === undefined) return each;
    const filing = { ...listed, ...facts };
    return { ...each, article: { ...each.article, description: describeFiling(filing), filing } };
  });
  return { read, asked };
}
