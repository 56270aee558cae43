import { readFilterFields } from '../filter/filter-fields.ts';
import { compileMatcher, type Matcher } from '../filter/matcher.ts';
import { type PageSize, pageSizes } from '../storage/database.ts';
import { documentKeys } from '../storage/index/index-keys.ts';
import { Row } from '../storage/row.ts';
import type { Divergence } from '../storage/store.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { StringOrder } from '../values/compare.ts';
import { sortBy } from '../values/sort.ts';
import type { KeyField } from '../values/sort-keys.ts';
import type { Doc } from '../values/values.ts';
import { FIRST_PAGE, indexPages, PAGE, type Source } from './index-pages.ts';
import { choosePlan, type Hint, type Plan } from './planner.ts';
import { snapshotRows } from './snapshot-rows.ts';

/** Documents to find, and their order. */
export interface RowQuery {
  filter: Doc;
  sort?: readonly KeyField[];
  strings?: StringOrder | undefined;
  variables?: Doc | undefined;
  /** The filter compiled with `strings` and `variables`, if the caller has already done so. */
  matches?: Matcher | undefined;
  hint?: Hint | undefined;
  txn?: Transaction | undefined;
  skip?: number;
  limit?: number;
}

/** Finds documents lazily. Reads each page when it is needed, so outside of transactions later writes may show in later pages. */
export function findRows(source: Source, query: RowQuery): Iterable<Row> {
  const { skip = 0, limit = 0 } = query;
  const rows = orderedRows(source, query);
  return skip > 0 || limit > 0 ? findPart(rows, skip, limit > 0 ? limit : Number.POSITIVE_INFINITY) : rows;
}

function* findPart(rows: Iterable<Row>, skip: number, limit: number): Generator<Row> {
  let left = limit;
  let toSkip = skip;
  for (const row of rows) {
    if (toSkip > 0) toSkip -= 1;
    else {
      yield row;
      left -= 1;
      if (left <= 0) return;
    }
  }
}

/** Returns the plan of a query. */
export function pickPlan({ collection }: Source, query: RowQuery): Plan {
  const { filter, sort = [], hint } = query;
  return choosePlan({ filter, sort, hint, indexes: collection.indexes, collated: query.strings !== undefined });
}

function measureLength(rows: Iterable<unknown>): number {
  let n = 0;
  for (const _row of rows) n += 1;
  return n;
}

/** Counts the documents that a query finds; counts index entries where they suffice. */
export function countRows(source: Source, query: RowQuery): number {
  const { skip = 0, limit = 0, txn } = query;
  const { database } = source.store;
  const plan = pickPlan(source, query);
  // A hinted index may not contain all documents.
  const all = Object.keys(query.filter).length === 0 && !plan.index;
  if (txn || !(all || isCertain(plan))) return measureLength(findRows(source, query));
  const index = plan.index?.id ?? 0;
  const found = all
    ? database.count(source.collection.id)
    : plan.ranges.reduce((n, { low, high }) => n + database.countEntries({ index, low, high, descending: false }), 0);
  const left = Math.max(found - skip, 0);
  return limit > 0 ? Math.min(left, limit) : left;
}

function orderedRows(source: Source, query: RowQuery): Iterable<Row> {
  const plan = pickPlan(source, query);
  const sort = query.sort ?? [];
  const { txn } = query;
  const divergent = txn && source.store.divergence(source.collection, txn);
  const inMemory = sort.length > 0 && !plan.sorted;
  const matches = matchingRows(source, query, { plan, divergent });
  if (!inMemory) return matches;
  const sorted = new Set(sort.map(({ parts: [field = ''] }) => field));
  return sortBy([...matches], { fields: sort, ...(query.strings && { strings: query.strings }) }, (row) =>
    row.part(sorted),
  );
}

function* matchingRows(
  source: Source,
  query: RowQuery,
  how: { plan: Plan; divergent: Divergence | undefined },
): Generator<Row> {
  const all = Object.keys(query.filter).length === 0;
  const matches = prepareMatcher(query, how.plan);
  const first = firstPage(query, how.plan);
  const { index } = how.plan;
  if (how.divergent && query.txn && index && how.plan.sorted) {
    const matchesAny = (doc: Doc) => all || matches(doc);
    const matchesEntry = (doc: Doc) => isCertain(how.plan) || matchesAny(doc);
    const read = { plan: { ...how.plan, index }, txn: query.txn, divergent: how.divergent };
    yield* snapshotRows(source, { ...read, first, matchesEntry, matches: matchesAny });
    return;
  }
  const fields = readFilterFields(query.filter);
  const rows = how.plan.index ? indexRows(source, how.plan, first) : naturalRows(source, how.plan.descending, first);
  // One that was found may be written, and so diverge, while the cursor waits for the next call.
  const found = how.divergent && new Set<number>();
  for (const row of rows) {
    if (how.divergent?.has(row.rid) || !(all || isCertain(how.plan) || matches(row.part(fields)))) continue;
    found?.add(row.rid);
    yield row;
  }
  if (!how.divergent) return;
  for (const rid of [...how.divergent.all()].sort((a, b) => (how.plan.descending ? b - a : a - b))) {
    const row = found?.has(rid) ? undefined : source.store.row(source.collection, rid, query.txn);
    if (row && (all || matches(row.doc)) && !isLeftOut(how.plan.index, row)) yield row;
  }
}

/** Returns whether a hinted index has no entry of the document. */
function isLeftOut(index: Plan['index'], { doc }: Row): boolean {
  return index !== undefined && (index.sparse || !!index.partial) && documentKeys(index, doc).keys.length === 0;
}

/**
 * Returns the compiled filter. Compiles it lazily when the index decides every match, since such a filter has no
 * errors.
 */
function prepareMatcher({ matches, filter, strings, variables }: RowQuery, plan: Plan): Matcher {
  if (matches) return matches;
  const compile = () => compileMatcher(filter, { ...(strings && { strings }), ...(variables && { variables }) });
  if (!isCertain(plan)) return compile();
  let compiled: Matcher | undefined;
  return (doc) => {
    compiled ??= compile();
    return compiled(doc);
  };
}

/**
 * Returns whether the index alone decides that a document matches, so that the matcher is skipped. Evaluated per
 * document, because a write may make the index multikey or rough. Extend `reads-by-index.db.spec.ts` and
 * `writes-by-index.db.spec.ts` before you widen this or skip the matcher elsewhere: one key too many in a range reads,
 * updates or deletes a document too many.
 */
function isCertain({ exact, index }: Plan): boolean {
  return exact && index !== undefined && !index.multikey && !index.rough;
}

/** Returns the size of the first page: the documents needed, where the first ones found are the result. */
function firstPage({ skip = 0, limit = 0, sort = [] }: RowQuery, { exact, sorted }: Plan): PageSize {
  const enough = exact && limit > 0 && (sorted || sort.length === 0);
  return enough ? (pageSizes.find((size) => size >= skip + limit) ?? PAGE) : FIRST_PAGE;
}

function* naturalRows({ store, collection }: Source, descending: boolean, first: PageSize): Generator<Row> {
  let rid = descending ? Number.MAX_SAFE_INTEGER : 0;
  for (let limit: PageSize = first; ; limit = PAGE) {
    const page = store.database.documents(collection.id, { rid, descending, limit });
    for (const stored of page) yield new Row(stored.rid, stored.doc);
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    rid = last.rid;
  }
}

function* indexRows(source: Source, plan: Plan, first: PageSize): Generator<Row> {
  const seen = plan.index?.multikey || plan.ranges.length > 1 ? new Set<number>() : undefined;
  const ranges = plan.descending ? plan.ranges.toReversed() : plan.ranges;
  for (const { low, high } of ranges) {
    const range = { index: plan.index?.id ?? 0, low, high, descending: plan.descending };
    for (const { entries } of indexPages(source, range, first)) {
      for (const entry of entries) {
        if (seen?.has(entry.rid)) continue;
        seen?.add(entry.rid);
        yield new Row(entry.rid, entry.doc);
      }
    }
  }
}
