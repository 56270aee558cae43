import { compareStrings, compareValues, type StringOrder } from './compare.ts';
import { MongoError } from './errors.ts';
import type { KeyField } from './sort-keys.ts';
import { documentKeyValues, PARALLEL_ARRAYS } from './sort-keys.ts';
import { type Doc, isDoc, toNumber } from './values.ts';

/** Parses a sort specification: field paths with 1 or -1. */
export function parseSort(sort: unknown): KeyField[] {
  if (!isDoc(sort)) throw new MongoError(14, "Expected field 'sort' to be of type object");
  return Object.entries(sort).map(([path, value]) => {
    if (isDoc(value)) throw new MongoError(isMeta(value) ? 115 : 15974, `Illegal key in $sort specification: ${path}`);
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1)
      throw new MongoError(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    if (path === '' || path.split('.').includes(''))
      throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
    if (path.startsWith('$') && path !== '$natural')
      throw new MongoError(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    return { path, parts: path.split('.'), direction };
  });
}

const isMeta = (value: Doc) => '$meta' in value;

/** Sorts stably in MongoDB's order. An array sorts by its smallest (descending: largest) element. */
export function sortBy<T>(
  items: readonly T[],
  by: { fields: readonly KeyField[]; strings?: StringOrder },
  docOf: (item: T) => Doc,
): T[] {
  const order = keyOrder(by.fields, by.strings ?? compareStrings);
  return items
    .map((item) => ({ item, key: sortKey(by.fields, docOf(item), order) }))
    .sort((a, b) => order(a.key, b.key))
    .map(({ item }) => item);
}

type KeyOrder = (a: readonly unknown[], b: readonly unknown[]) => number;

function keyOrder(fields: readonly KeyField[], strings: StringOrder): KeyOrder {
  return (a, b) => {
    for (let i = 0; i < fields.length; i++) {
      const order = compareValues(a[i], b[i], strings) * (fields[i]?.direction ?? 1);
      if (order !== 0) return order;
    }
    return 0;
  };
}

/** Returns the first of a document's keys in the given order, as in an index over these fields. */
function sortKey(fields: readonly KeyField[], doc: Doc, order: KeyOrder): unknown[] {
  const keys = readKeys(fields, doc);
  return keys.reduce((best, key) => (order(key, best) < 0 ? key : best), keys[0] ?? []);
}

function readKeys(fields: readonly KeyField[], doc: Doc): unknown[][] {
  try {
    return documentKeyValues({ fields }, doc);
  } catch (error) {
    const parallel = error instanceof MongoError && error.code === PARALLEL_ARRAYS;
    throw parallel ? new MongoError(2, 'cannot sort with keys that are parallel arrays') : error;
  }
}
