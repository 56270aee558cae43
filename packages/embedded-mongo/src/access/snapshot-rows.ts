import type { PageSize } from '../storage/database.ts';
import { documentKeys } from '../storage/index/index-keys.ts';
import type { Index } from '../storage/index/index-spec.ts';
import { Row } from '../storage/row.ts';
import type { Divergence } from '../storage/store.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Doc } from '../values/values.ts';
import { indexPages, type Source } from './index-pages.ts';
import type { Plan } from './planner.ts';

/** What a read of a transaction takes in the order of an index that has one entry for each document. */
interface SortedRead {
  plan: Plan & { index: Index };
  txn: Transaction;
  divergent: Divergence;
  first: PageSize;
  matchesEntry: (doc: Doc) => boolean;
  matches: (doc: Doc) => boolean;
}

/**
 * Finds documents in the order of an index, as the snapshot of the transaction has them, whatever is written between two pages: what has
 * changed since the snapshot is put into the page where it was.
 */
export function* snapshotRows(source: Source, read: SortedRead): Generator<Row> {
  const { plan, txn, divergent, first, matchesEntry, matches } = read;
  const { store, collection } = source;
  const turn = plan.descending ? -1 : 1;
  const found = new Set<number>();
  // Whatever is read in the order of an index lies in one range of it.
  const [part] = plan.ranges;
  if (part === undefined) return;
  const range = { ...part, index: plan.index.id, descending: plan.descending };
  for (const { entries, isLast } of indexPages(source, range, first)) {
    const end = isLast ? undefined : entries.at(-1);
    const stored = entries
      .filter(({ rid }) => !divergent.has(rid))
      .map(({ key, rid, doc }) => ({ key, rid, row: new Row(rid, doc) }))
      .filter(({ row }) => matchesEntry(row.doc));
    const changed = [...divergent.all()].flatMap((rid) => {
      const row = found.has(rid) ? undefined : store.row(collection, rid, txn);
      if (!(row && matches(row.doc))) return [];
      const placed = { key: firstKey(plan, row), rid, row };
      return end && comparePlaces(placed, end) * turn > 0 ? [] : [placed];
    });
    const page = changed.length === 0 ? stored : [...stored, ...changed].sort((a, b) => comparePlaces(a, b) * turn);
    for (const { rid, row } of page) {
      found.add(rid);
      yield row;
    }
  }
}

interface Place {
  /** In hexadecimal, as of an entry. */
  key: string;
  rid: number;
}

function comparePlaces(a: Place, b: Place): number {
  if (a.key === b.key) return a.rid - b.rid;
  return a.key < b.key ? -1 : 1;
}

/** The key by which a document stands in the order: the first one, where the transaction itself has given it several. */
function firstKey({ index, descending }: SortedRead['plan'], { doc }: Row): string {
  const keys = documentKeys(index, doc)
    .keys.map((key) => key.toString('hex').toUpperCase())
    .sort();
  return keys.at(descending ? -1 : 0) ?? '';
}
