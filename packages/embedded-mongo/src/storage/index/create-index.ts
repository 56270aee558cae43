import { compileMatcher } from '../../filter/matcher.ts';
import { type Doc, isDoc, isTruthy, toNumber } from '../../values/values.ts';
import type { Index } from './index-spec.ts';

/** Creates an index from a checked specification. */
export function createIndex(id: number, spec: Doc): Index {
  const key = isDoc(spec.key) ? spec.key : {};
  const fields = Object.entries(key).map(([path, direction]) => ({
    path,
    parts: path.split('.'),
    direction: (toNumber(direction) ?? 1) < 0 ? -1 : 1,
  }));
  const filter = spec.partialFilterExpression;
  const name = String(spec.name);
  return {
    id,
    spec,
    name,
    fields,
    directions: fields.map((field) => field.direction),
    unique: isTruthy(spec.unique ?? false) || name === '_id_',
    sparse: isTruthy(spec.sparse ?? false),
    collated: spec.collation !== undefined,
    partial: isDoc(filter) ? { filter, matches: compileMatcher(filter) } : undefined,
    expireAfterSeconds: toNumber(spec.expireAfterSeconds),
    multikey: false,
    rough: false,
  };
}
