import { type Doc, isDoc } from '../values/values.ts';

const BRANCHES = ['$and', '$or', '$nor'];
/** Top-level operators that read no field. */
const WITHOUT_FIELD = ['$comment', '$alwaysTrue', '$alwaysFalse'];

/** Returns the top-level fields that decide whether a document matches a filter; null where any may, as with `$expr`. */
export function readFilterFields(filter: Doc): ReadonlySet<string> | null {
  const fields = new Set<string>();
  return collect(filter, fields) ? fields : null;
}

function collect(filter: Doc, fields: Set<string>): boolean {
  return Object.entries(filter).every(([field, operand]) => {
    if (!field.startsWith('$')) return fields.add(field.split('.', 1)[0] ?? '');
    if (!BRANCHES.includes(field)) return WITHOUT_FIELD.includes(field);
    return Array.isArray(operand) && operand.every((branch) => isDoc(branch) && collect(branch, fields));
  });
}
