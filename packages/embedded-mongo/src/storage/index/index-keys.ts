import { encodeKey } from '../../values/key-encoding.ts';
import { keyValues, MISSING, storedValue } from '../../values/sort-keys.ts';
import type { Doc } from '../../values/values.ts';
import type { Index } from './index-spec.ts';

/** Index entries of one document. */
export interface DocumentKeys {
  keys: Buffer[];
  multikey: boolean;
  rough: boolean;
}

const NO_KEYS: DocumentKeys = { keys: [], multikey: false, rough: false };

/** Returns the index entries of a document: none if a sparse or partial index excludes it, several for arrays. */
export function documentKeys(index: Index, doc: Doc): DocumentKeys {
  if (index.partial && !index.partial.matches(doc)) return NO_KEYS;
  const { values, multikey } = keyValues(index, doc);
  if (index.sparse && values.every((list) => list.every((value) => value === MISSING))) return NO_KEYS;
  const encoded = values.map((list) => encodeKey(list.map(storedValue), index.directions));
  const keys = encoded.map(({ bytes }) => bytes);
  return { keys: keys.length > 1 ? distinct(keys) : keys, multikey, rough: encoded.some(({ rough }) => rough) };
}

function distinct(keys: readonly Buffer[]): Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
