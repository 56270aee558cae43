import { ObjectId } from 'bson';
import { findRows } from '../access/find-rows.ts';
import type { Hint } from '../access/planner.ts';
import { compileMatcher, type MatchDetails, type Matcher } from '../filter/matcher.ts';
import type { Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import type { Row } from '../storage/row.ts';
import { compileUpdate, isReplacement, type Updater } from '../update/compile-update.ts';
import { upsertSeed } from '../update/upsert.ts';
import type { StringOrder } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import type { KeyField } from '../values/sort-keys.ts';
import { type Doc, isDoc, isTruthy } from '../values/values.ts';
import { insertDocument, removeDocument, replaceDocument } from './documents.ts';
import { collectionToWrite } from './target-collection.ts';
import { untilFree } from './waiting.ts';

/** Documents that a write selects. */
export interface Selection {
  ns: string;
  filter: Doc;
  sort?: readonly KeyField[] | undefined;
  strings: StringOrder | undefined;
  variables: Doc;
  hint: (collection: Collection | undefined) => Hint | undefined;
}

/** A selection with its update. */
export interface UpdateStatement extends Selection {
  update: unknown;
  arrayFilters: unknown;
  upsert: boolean;
  multi: boolean;
}

/** Effects of an update statement. */
export interface UpdateResult {
  matched: number;
  modified: number;
  upsertedId?: unknown;
  /** The document before the update of a single document. */
  before?: Doc;
  after?: Doc;
}

interface Compiled {
  matches: Matcher;
  update: Updater;
}

function queryContext({ strings, variables }: Selection): { strings?: StringOrder; variables: Doc } {
  return { ...(strings && { strings }), variables };
}

/** Runs one update statement: all matches one after the other, or the first one, or an upsert. */
export async function runUpdate(context: Context, statement: UpdateStatement): Promise<UpdateResult> {
  const { filter, update, arrayFilters } = statement;
  if (statement.multi && isReplacement(update))
    throw new MongoError(9, 'multi update is not supported for replacement-style update');
  if (statement.upsert && usesExpr(filter)) {
    throw new MongoError(224, '$expr is not allowed in the query predicate for an upsert');
  }
  const compiled: Compiled = {
    matches: compileMatcher(filter, queryContext(statement)),
    update: compileUpdate({ update, arrayFilters, ...queryContext(statement) }),
  };
  if (statement.multi) {
    const result = await updateMany(context, statement, compiled);
    if (result.matched > 0 || !statement.upsert) return result;
  }
  return untilFree(context, () => updateOne(context, statement, compiled));
}

function usesExpr(filter: Doc): boolean {
  return Object.entries(filter).some(([field, operand]) => {
    const branches = ['$and', '$or', '$nor'].includes(field) && Array.isArray(operand) ? operand.filter(isDoc) : [];
    return field === '$expr' || branches.some(usesExpr);
  });
}

function* listRows(
  context: Context,
  selection: Selection,
  { matches, limit }: { matches: Matcher; limit: number },
): Generator<{ row: Row; collection: Collection }> {
  const { store } = context.server;
  const collection = store.catalog.find(selection.ns, context.txn);
  const hint = selection.hint(collection);
  if (!collection) return;
  if (collection.view) throw new MongoError(166, `Namespace ${collection.ns} is a view, not a collection`);
  const { filter, sort, strings, variables } = selection;
  const query = { filter, matches, strings, variables, hint, limit, txn: context.txn, ...(sort && { sort }) };
  for (const row of findRows({ store, collection }, query)) yield { row, collection };
}

function updateOne(context: Context, statement: UpdateStatement, compiled: Compiled): UpdateResult {
  const [found] = listRows(context, statement, { matches: compiled.matches, limit: 1 });
  if (!found) return statement.upsert ? upsert(context, statement, compiled.update) : { matched: 0, modified: 0 };
  const { row, collection } = found;
  const after = compiled.update(row.doc, {
    inserting: false,
    position: positionIn(row, compiled.matches),
    now: new Date(),
  });
  const changed = replaceDocument(context, collection, { row, after });
  return { matched: 1, modified: changed ? 1 : 0, before: row.doc, after: changed ? after : row.doc };
}

function positionIn(row: Row, matches: Matcher): number | undefined {
  const details: MatchDetails = {};
  matches(row.doc, details);
  return details.position;
}

async function updateMany(context: Context, statement: UpdateStatement, compiled: Compiled): Promise<UpdateResult> {
  let matched = 0;
  let modified = 0;
  const now = new Date();
  await forEachRow(context, statement, ({ row, collection }) => {
    const after = compiled.update(row.doc, { inserting: false, position: positionIn(row, compiled.matches), now });
    const changed = replaceDocument(context, collection, { row, after });
    matched += 1;
    if (changed) modified += 1;
  });
  return { matched, modified };
}

/** Finds all documents first, then visits the current version of each that still matches. Waits for locks. */
async function forEachRow(
  context: Context,
  selection: Selection,
  visit: (found: { row: Row; collection: Collection }) => void,
): Promise<void> {
  const { store } = context.server;
  const matches = compileMatcher(selection.filter, queryContext(selection));
  let attempts = 0;
  for (const [i, found] of [...listRows(context, selection, { matches, limit: 0 })].entries()) {
    await untilFree(context, () => {
      attempts += 1;
      // After a wait, others may have written to any of the documents found.
      const waited = attempts > i + 1;
      const row = waited ? store.row(found.collection, found.row.rid, context.txn) : found.row;
      if (row && (!waited || matches(row.doc))) visit({ row, collection: found.collection });
    });
  }
}

function upsert(context: Context, statement: UpdateStatement, update: Updater): UpdateResult {
  const collection = collectionToWrite(context, statement.ns);
  const seed = upsertSeed(statement.filter);
  const start =
    isReplacement(statement.update) || Array.isArray(statement.update) ? onlyId(seed, statement.update) : seed;
  const made = update(start, { inserting: true, position: undefined, now: new Date() });
  const doc = Object.hasOwn(made, '_id') ? made : { _id: new ObjectId(), ...made };
  const { _id, ...rest } = doc;
  const after = insertDocument(context, collection, { _id, ...rest });
  return { matched: 0, modified: 0, upsertedId: after._id, after };
}

/** Returns what an upsert takes from the filter: only `_id` for a replacement, everything for a pipeline. */
function onlyId(seed: Doc, update: unknown): Doc {
  if (Array.isArray(update)) return seed;
  return Object.hasOwn(seed, '_id') ? { _id: seed._id } : {};
}

/** Deletes the matches, or the first one. Returns their number and the single document. */
export async function runDelete(
  context: Context,
  selection: Selection,
  one: boolean,
): Promise<{ n: number; before?: Doc }> {
  const matches = compileMatcher(selection.filter, queryContext(selection));
  if (one) {
    return untilFree(context, () => {
      const [found] = listRows(context, selection, { matches, limit: 1 });
      if (!found) return { n: 0 };
      removeDocument(context, found.collection, found.row);
      return { n: 1, before: found.row.doc };
    });
  }
  let n = 0;
  await forEachRow(context, selection, ({ row, collection }) => {
    removeDocument(context, collection, row);
    n += 1;
  });
  return { n };
}

/** Reads `upsert` or `multi`, which may be any number. */
export const flag = (value: unknown): boolean => value !== undefined && isTruthy(value);
