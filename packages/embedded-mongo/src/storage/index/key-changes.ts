import { compareValues } from '../../values/compare.ts';
import { documentKeyValues } from '../../values/sort-keys.ts';
import { type Doc, getField } from '../../values/values.ts';
import { documentKeys } from './index-keys.ts';
import type { Index } from './index-spec.ts';

/** Changes of one index when a document changes. */
export interface KeyChange {
  index: Index;
  removed: Buffer[];
  added: Buffer[];
}

/** Returns the entries to remove and add in each affected index. Marks indexes that become multikey or rough. */
export function keyChanges(indexes: readonly Index[], before: Doc | undefined, after: Doc | undefined): KeyChange[] {
  const touched = indexes.filter((index) => !(before && after && keepsKeys(index, before, after)));
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

/** Returns whether the indexed fields are identical. An update shares the values that it does not change. */
function keepsKeys({ partial, fields }: Index, before: Doc, after: Doc): boolean {
  return !partial && fields.every(({ parts: [field = ''] }) => getField(before, field) === getField(after, field));
}

/** Returns whether two documents share a key by value, for encoded keys that are rough. */
export function sharesValue(index: Index, a: Doc, b: Doc): boolean {
  const others = documentKeyValues(index, b);
  return documentKeyValues(index, a).some((x) => others.some((y) => compareValues(x, y) === 0));
}
