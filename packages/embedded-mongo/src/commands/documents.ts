import { BSONRegExp, ObjectId, Timestamp } from 'bson';
import type { Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { Row } from '../storage/row.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, typeName } from '../values/values.ts';

/** Inserts a document, `_id` first (generated when absent). Returns the stored form. */
export function insertDocument(context: Context, collection: Collection, doc: Doc): Doc {
  const { store } = context.server;
  const { _id = new ObjectId(), ...rest } = doc;
  checkId(_id);
  const after = Object.keys(doc)[0] === '_id' ? doc : { _id, ...rest };
  checkValidator(context, collection, { after });
  for (const [field, value] of Object.entries(after)) {
    if (value instanceof Timestamp && value.isZero())
      after[field] = new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 });
  }
  const rid = store.catalog.nextRid();
  store.write(collection, { rid, before: null, after: new Row(rid, after) }, context.txn);
  return after;
}

function checkId(id: unknown): void {
  if (Array.isArray(id) || id instanceof BSONRegExp || id === undefined) {
    throw new MongoError(53, `The '_id' value cannot be of type ${typeName(id)}`);
  }
  if (!isDoc(id)) return;
  const dollar = Object.keys(id).find((field) => field.startsWith('$'));
  if (dollar !== undefined)
    throw new MongoError(52, `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`);
}

/** Replaces a stored document. Returns false when nothing changes. */
export function replaceDocument(context: Context, collection: Collection, change: { row: Row; after: Doc }): boolean {
  const { row, after } = change;
  const { store } = context.server;
  store.requireWritable(collection, row.rid, context.txn);
  checkId(after._id);
  const next = new Row(row.rid, after);
  if (Buffer.compare(row.bytes, next.bytes) === 0) return false;
  checkValidator(context, collection, { after, before: row.doc });
  store.write(collection, { rid: row.rid, before: row, after: next }, context.txn);
  return true;
}

/** Deletes a stored document. */
export function removeDocument({ server, txn }: Context, collection: Collection, row: Row): void {
  server.store.write(collection, { rid: row.rid, before: row, after: null }, txn);
}

/** Throws when the document fails the collection's validator, unless the command bypasses it or it only warns. */
function checkValidator(
  context: Context,
  collection: Collection,
  { after, before }: { after: Doc; before?: Doc },
): void {
  const { validator, options } = collection;
  if (!validator || context.command.bypassDocumentValidation === true || options.validationLevel === 'off') return;
  if (validator(after) || options.validationAction === 'warn') return;
  if (options.validationLevel === 'moderate' && before && !validator(before)) return;
  const details = { operatorName: 'validator', specifiedAs: options.validator, reason: 'expression did not match' };
  throw new MongoError(121, 'Document failed validation', { errInfo: { failingDocumentId: after._id, details } });
}
