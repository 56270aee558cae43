import { describe, expect, it } from 'vitest';
import { compileMatcher } from '../filter/matcher.ts';
import { checkedIndexSpec } from '../storage/index/check-spec.ts';
import { createIndex } from '../storage/index/create-index.ts';
import { Row } from '../storage/row.ts';
import { Store } from '../storage/store.ts';
import { parseSort, sortBy } from '../values/sort.ts';
import { type Doc, decode, encode } from '../values/values.ts';
import { findRows } from './find-rows.ts';

/** Returns a generator of whole numbers from 0 up to a limit that a seed determines. */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

const asStored = (doc: Doc) => decode(encode(doc));

/** A store with documents, of which anybody changes some at random. */
function startStore(size: number, count: (limit: number) => number) {
  const store = new Store(':memory:');
  const collection = store.catalog.create('test.things', {});
  for (const key of [{ a: 1 }, { b: -1, a: 1 }]) {
    const spec = checkedIndexSpec(asStored({ key, name: Object.keys(key).join('_') }));
    collection.indexes.push(createIndex(store.catalog.nextIndexId(), spec));
  }
  const rows = new Map<number, Row>();
  const insert = () => {
    const rid = store.catalog.nextRid();
    const after = new Row(rid, asStored({ _id: rid, a: count(size), b: count(3) }));
    store.write(collection, { rid, before: null, after });
    rows.set(rid, after);
  };
  for (let n = 0; n < size; n++) insert();
  const change = () => {
    const before = [...rows.values()][count(rows.size)];
    if (before === undefined) return;
    const { rid, doc } = before;
    const isGone = count(3) === 0;
    // An array stands at several places of the index.
    const a = count(4) === 0 ? [count(size), count(size)] : count(size);
    const after = isGone ? null : new Row(rid, asStored({ ...doc, a, b: count(3) }));
    store.write(collection, { rid, before, after });
    if (after) rows.set(rid, after);
    else rows.delete(rid);
    if (count(2) === 0) insert();
  };
  return { store, collection, rows, change };
}

const queries: { filter: Doc; order: Doc }[] = [
  { filter: {}, order: { a: 1 } },
  { filter: {}, order: { a: -1 } },
  { filter: { a: { $gte: 40 } }, order: { a: -1 } },
  { filter: { b: 1 }, order: { a: 1 } },
  { filter: { b: 1, a: { $lt: 150 } }, order: { a: -1 } },
  { filter: { _id: { $gt: 20 } }, order: { _id: -1 } },
  { filter: { b: { $ne: 2 } }, order: { b: -1, a: 1 } },
  { filter: { b: { $ne: 2 } }, order: { b: 1, a: -1 } },
];

describe('a read of a transaction in the order of an index', () => {
  it.each(queries)('finds $filter by $order in its snapshot, whatever is written meanwhile', ({ filter, order }) => {
    const sort = parseSort(order);
    const matches = compileMatcher(filter);
    // Two pages and three.
    for (const size of [200, 1_300]) {
      const count = randomFrom(size);
      const { store, collection, rows, change } = startStore(size, count);
      const matching = [...rows.values()].map(({ doc }) => doc).filter((doc) => matches(doc));
      const expected = sortBy(matching, { fields: sort }, (doc) => doc);
      const txn = store.begin(1n);
      const found: Doc[] = [];
      for (const { doc } of findRows({ store, collection }, { filter, sort, txn })) {
        found.push(doc);
        if (count(3) === 0) change();
      }
      store.end(txn, false);
      const place = (doc: Doc) => sort.map(({ path }) => doc[path]);
      expect(found.map(place)).toEqual(expected.map(place));
      const byId = (list: readonly Doc[]) => list.toSorted((a, b) => Number(a._id) - Number(b._id));
      expect(byId(found)).toEqual(byId(expected));
      store.database.close();
    }
  });
});
