import { compareValues } from '../bson/compare.ts';
import { type Doc, getField } from '../bson/values.ts';
import type { Collection } from '../storage/collection.ts';
import { documentKeys } from './index-keys.ts';
import type { Index } from './index-spec.ts';
import { documentKeyValues } from './index-values.ts';

/** What a change of a document means for one index. */
export interface KeyChange {
  index: Index;
  removed: Buffer[];
  added: Buffer[];
}

/** The entries to remove and to add in each index that a change touches; marks indexes that become multikey or rough. */
export function keyChanges(collection: Collection, before: Doc | undefined, after: Doc | undefined): KeyChange[] {
  const touched = collection.indexes.filter((index) => !(before && after && keepsKeys(index, before, after)));
  return touched.map((index) => {
    const old = before ? documentKeys(index, before).keys : [];
    const next = after ? documentKeys(index, after) : undefined;
    if (next?.multikey) index.multikey = true;
    if (next?.rough) index.rough = true;
    const added = next?.keys ?? [];
    return {
      index,
      removed: old.filter((key) => !added.some((other) => other.equals(key))),
      added: added.filter((key) => !old.some((other) => other.equals(key))),
    };
  });
}

/** Whether a document's fields are those of before: an update hands on the very values that it leaves alone. */
function keepsKeys({ partial, fields }: Index, before: Doc, after: Doc): boolean {
  return !partial && fields.every(({ parts: [field = ''] }) => getField(before, field) === getField(after, field));
}

/** Whether two documents have a key in common by value, where encoded keys are only rough. */
export function sharesValue(index: Index, a: Doc, b: Doc): boolean {
  const others = documentKeyValues(index, b);
  return documentKeyValues(index, a).some((x) => others.some((y) => compareValues(x, y) === 0));
}
