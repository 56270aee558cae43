import { BSONRegExp } from 'bson';
import { isOperators } from '../filter/matcher.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, setField } from '../values/values.ts';

/** Builds the document that an upsert starts from: the equalities of its filter. */
export function upsertSeed(filter: Doc): Doc {
  const seed: Doc = {};
  const seen = new Set<string>();
  for (const [path, value] of equalities(filter)) {
    if (seen.has(path)) throw new MongoError(54, `cannot infer query fields to set, path '${path}' is matched twice`);
    seen.add(path);
    place(seed, path.split('.'), value);
  }
  return seed;
}

function equalities(filter: Doc): [string, unknown][] {
  return Object.entries(filter).flatMap(([field, operand]) => {
    if (field === '$and' && Array.isArray(operand)) return operand.filter(isDoc).flatMap(equalities);
    if (field === '$or' && Array.isArray(operand) && operand.length === 1)
      return operand.filter(isDoc).flatMap(equalities);
    if (field.startsWith('$')) return [];
    const values = equalTo(operand);
    return values.map((value): [string, unknown] => [field, value]);
  });
}

function equalTo(operand: unknown): unknown[] {
  if (!isOperators(operand)) return operand instanceof BSONRegExp ? [] : [operand];
  if (Object.hasOwn(operand, '$eq')) return [operand.$eq];
  if (Array.isArray(operand.$all) && operand.$all.length === 1)
    return operand.$all.filter((item) => !isOperators(item) && !(item instanceof BSONRegExp));
  return Array.isArray(operand.$in) && operand.$in.length === 1
    ? operand.$in.filter((item) => !(item instanceof BSONRegExp))
    : [];
}

function place(doc: Doc, parts: readonly string[], value: unknown): void {
  const [field = '', ...rest] = parts;
  if (rest.length === 0) {
    setField(doc, field, value);
    return;
  }
  const inner = doc[field];
  if (inner !== undefined && !isDoc(inner))
    throw new MongoError(54, `cannot infer query fields to set, path '${parts.join('.')}' is matched twice`);
  const next = inner ?? {};
  setField(doc, field, next);
  place(next, rest, value);
}
