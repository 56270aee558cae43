import { EJSON, ObjectId } from 'bson';
import { MongoError } from '../../values/errors.ts';
import { documentKeyValues } from '../../values/sort-keys.ts';
import type { Doc } from '../../values/values.ts';
import type { Index } from './index-spec.ts';

/** Returns the error E11000 with the pattern and values of the key. */
export function duplicateKey(ns: string, index: Index, doc: Doc): MongoError {
  const values = documentKeyValues(index, doc)[0] ?? [];
  const keyValue = Object.fromEntries(index.fields.map(({ path }, i) => [path, values[i] ?? null]));
  const shown = Object.entries(keyValue).map(([path, value]) => `${path}: ${show(value)}`);
  const message = `E11000 duplicate key error collection: ${ns} index: ${index.name} dup key: { ${shown.join(', ')} }`;
  return new MongoError(11000, message, { keyPattern: index.spec.key, keyValue });
}

function show(value: unknown): string {
  return value instanceof ObjectId ? `ObjectId('${value.toHexString()}')` : EJSON.stringify(value, { relaxed: true });
}
