import { MongoError } from './errors.ts';
import { arrayIndex } from './path.ts';
import { type Doc, getField, isDoc } from './values.ts';

/** A field of a sort or of an index: its path and 1 (ascending) or -1 (descending). */
export interface KeyField {
  path: string;
  parts: readonly string[];
  direction: number;
}

interface Key {
  readonly fields: readonly KeyField[];
}

/** Returns the values of a document's keys; missing values are null. */
export function documentKeyValues(key: Key, doc: Doc): unknown[][] {
  return keyValues(key, doc).values.map((list) => list.map(storedValue));
}

/** Code of the error about two arrays in one key. */
export const PARALLEL_ARRAYS = 171;

/** Stands for a missing field in a key. */
export const MISSING = Symbol('missing');
/** Returns a value as stored in a key: null for a missing field. */
export const storedValue = (value: unknown) => (value === MISSING ? null : value);

interface Cursor {
  node: unknown;
  at: number;
  done: boolean;
}

/** Returns the values of a document's keys, several if the paths cross an array (`multikey`). */
export function keyValues(key: Key, doc: Doc): { values: unknown[][]; multikey: boolean } {
  let multikey = false;
  const values: unknown[][] = [];
  const expand = (cursors: Cursor[]): void => {
    const moved = cursors.map((cursor, i) => descend(cursor, key.fields[i]?.parts ?? []));
    const arrays = moved.flatMap(({ node, done }, i) => (Array.isArray(node) && !done ? [i] : []));
    const [first, ...others] = arrays;
    if (first === undefined) {
      values.push(moved.map(({ node }) => node));
      return;
    }
    const items: unknown = moved[first]?.node;
    const parallel = others.find((other) => moved[other]?.node !== items);
    if (parallel !== undefined) throw parallelArrays(key.fields[parallel]?.path, key.fields[first]?.path);
    multikey = true;
    for (const item of Array.isArray(items) && items.length > 0 ? items : [EMPTY_ARRAY]) {
      expand(moved.map((cursor, i) => (arrays.includes(i) ? enter(item, cursor, key.fields[i]?.parts ?? []) : cursor)));
    }
  };
  expand(key.fields.map(() => ({ node: doc, at: 0, done: false })));
  return { values, multikey };
}

const EMPTY_ARRAY = Symbol('empty array');

/** Follows a path through sub-documents and array positions, up to its end or the next array to enter. */
function descend(cursor: Cursor, parts: readonly string[]): Cursor {
  let { node, at } = cursor;
  if (cursor.done) return cursor;
  while (at < parts.length) {
    const part = parts[at] ?? '';
    const position = arrayIndex(part);
    if (Array.isArray(node)) {
      if (position === undefined) return { node, at, done: false };
      if (node.some((item) => isDoc(item) && Object.hasOwn(item, part))) {
        throw new MongoError(
          16746,
          `Ambiguous field name found in array (do not use numeric field names in embedded elements in an array), field: '${part}'`,
        );
      }
      node = position < node.length ? node[position] : MISSING;
    } else if (isDoc(node)) {
      node = Object.hasOwn(node, part) ? getField(node, part) : MISSING;
    } else return { node: MISSING, at, done: true };
    at += 1;
  }
  return { node, at, done: !Array.isArray(node) };
}

function enter(item: unknown, { at }: Cursor, parts: readonly string[]): Cursor {
  if (at === parts.length) return { node: item === EMPTY_ARRAY ? undefined : item, at, done: true };
  return isDoc(item) ? { node: item, at, done: false } : { node: MISSING, at, done: true };
}

function parallelArrays(a = '', b = ''): MongoError {
  const last = (path: string) => path.split('.').at(-1);
  return new MongoError(PARALLEL_ARRAYS, `cannot index parallel arrays [${last(a)}] [${last(b)}]`);
}
