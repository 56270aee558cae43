import type { Collection } from '../storage/collection.ts';
import type { EntryRange, PageSize, StoredEntry } from '../storage/database.ts';
import type { Store } from '../storage/store.ts';

/** Store and collection of a query. */
export interface Source {
  store: Store;
  collection: Collection;
}

export const FIRST_PAGE = 64 satisfies PageSize;
export const PAGE = 1024 satisfies PageSize;

/** Reads the entries of a range page by page, each when it is needed. Only the last page may be empty. */
export function* indexPages(
  { store }: Source,
  range: EntryRange,
  first: PageSize,
): Generator<{ entries: StoredEntry[]; isLast: boolean }> {
  let after = range.after;
  for (let limit = first; ; limit = PAGE) {
    const entries = store.database.entries({ ...range, ...(after && { after }) }, limit);
    const last = entries.at(-1);
    const isLast = !last || entries.length < limit;
    yield { entries, isLast };
    if (isLast) return;
    after = { key: last.key, rid: last.rid };
  }
}
