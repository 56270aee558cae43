import { ProviderError } from '../../provider-error.ts';
import type { NewsStream, StreamRead } from '../news-stream.ts';
import { type GdeltFilesSettings, QUARTER_MS, quarterOf, readGdeltFile } from './gdelt-files.ts';

/** How far back the first read begins; a file has 6 MB. */
const FIRST_MS = 4 * QUARTER_MS;
/** How far back a reader goes that was away; what is older stays a gap. */
const BEHIND_MS = 24 * 3_600_000;
/** GDELT puts a file out within half an hour; one that is not there by now was left out. */
const LATE_MS = 2 * 3_600_000;

/** The Korean press in GDELT's files of a quarter of an hour as a stream, a file a read. The position is the next file. */
export function createGdeltStream(settings: GdeltFilesSettings): NewsStream {
  return {
    name: 'gdelt-files',
    source: 'gdelt',
    synthetic: false,
    forget: () => undefined,
    read: async ({ position, now, signal }) => {
      // Where the clock was set back, a position in the future counts as none.
      const reached = position === null || new Date(position) > now ? null : new Date(position);
      const earliest = now.getTime() - (reached === null ? FIRST_MS : BEHIND_MS);
      const quarter = quarterOf(new Date(Math.max(earliest, reached?.getTime() ?? 0)));
      const after = new Date(quarter.getTime() + QUARTER_MS);
      const waitsFor: StreamRead = { articles: [], complete: null, position: quarter.toISOString(), more: false };
      if (after > now) return waitsFor;
      const isLate = now.getTime() - after.getTime() > LATE_MS;
      const file = await readGdeltFile(settings, quarter, signal).catch((error: unknown) => {
        if (isLate && error instanceof ProviderError && error.kind === 'malformed') return 'damaged' as const;
        throw error;
      });
      // It must not keep the later ones waiting. One a read: it may be the network that answers in place of GDELT.
      if (file === 'damaged') return { ...waitsFor, position: after.toISOString() };
      const goesOn = { position: after.toISOString(), more: new Date(after.getTime() + QUARTER_MS) <= now };
      if (file === undefined) {
        return isLate ? { ...waitsFor, ...goesOn } : waitsFor;
      }
      return {
        articles: file.articles.map((article) => ({ article })),
        complete: { from: quarter, to: after },
        ...goesOn,
      };
    },
  };
}
