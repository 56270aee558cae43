import type { FilingFigure } from '@gaemi/domain/filings/filing';
import type { DayFiling } from './day-filings.ts';
import { figuresInWords } from './figure-words.ts';
import type { FilingFigures } from './filing-figures.ts';

/** Time for the figures of one company: they are an extra, and the filings stand without them. */
const LIMIT_MS = 20_000;

/** Returns filings with the figures that they state, as far as these can be read. Fails only when the caller gives up. */
export async function withFigures(
  figures: FilingFigures,
  filings: readonly DayFiling[],
  signal: AbortSignal,
): Promise<DayFiling[]> {
  const byCompany = Map.groupBy(filings, ({ corpCode }) => corpCode);
  const known = new Map<string, FilingFigure[]>();
  for (const [corpCode, own] of byCompany) {
    if (corpCode === undefined) continue;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const listed = own.flatMap(({ article: { filing } }) => filing ?? []);
    const read = await figures.read({
      corpCode,
      filings: listed,
      signal,
      limit: { signal: limit, isOver: () => limit.aborted },
    });
    for (const [receiptNo, found] of read) known.set(receiptNo, found);
  }
  return filings.map((each) => {
    const { filing } = each.article;
    const stated = filing && known.get(filing.receiptNo);
    if (filing === undefined || stated === undefined) return each;
    const article = { ...each.article, description: figuresInWords(stated), filing: { ...filing, figures: stated } };
    return { ...each, article };
  });
}
