import { BSONRegExp } from 'bson';
import { isOperators } from '../filter/matcher.ts';
import type { Index } from '../storage/index/index-spec.ts';
import { equalValues } from '../values/compare.ts';
import { afterPrefix } from '../values/key-encoding.ts';
import type { KeyField } from '../values/sort-keys.ts';
import { type Doc, isDoc, isNullish } from '../values/values.ts';
import { type Bound, type Bounds, readBounds, toRange } from './bounds.ts';

/** The way to find the documents of a query. */
export interface Plan {
  /** Absent: a scan in natural order. */
  index?: Index;
  ranges: { low: Buffer; high: Buffer }[];
  descending: boolean;
  /** The index yields the order of the sort. */
  sorted: boolean;
  /** Every entry in the ranges is a match, so counting reads no documents. */
  exact: boolean;
}

/** Query and indexes to choose from. */
export interface PlanRequest {
  filter: Doc;
  sort: readonly KeyField[];
  indexes: readonly Index[];
  /** The query has a collation, whose order of strings differs from that of the indexes. */
  collated: boolean;
  hint?: Hint | undefined;
}

/** An index to use even if it does not contain all matches (sparse, partial), or a scan in natural order. */
export type Hint = Index | NaturalScan;

/** A scan in natural order, forwards or backwards. */
export interface NaturalScan {
  natural: 1 | -1;
}

const SCAN: Plan = { ranges: [], descending: false, sorted: false, exact: false };
const MAX_RANGES = 500;

/**
 * Chooses an index by rule: first a full unique key, then the most restricted fields, then a sort without extra work.
 */
export function choosePlan(request: PlanRequest): Plan {
  const { hint } = request;
  if (request.sort[0]?.path === '$natural') return { ...SCAN, sorted: true, descending: request.sort[0].direction < 0 };
  if (hint && 'natural' in hint) return { ...SCAN, descending: hint.natural < 0 };
  if (hint && (request.collated || hint.collated))
    return planFor(hint, new Map(), { ...request, sort: [] })?.plan ?? SCAN;
  if (request.collated) return SCAN;
  const bounds = readBounds(request.filter);
  const onlyOne = hint ?? request.indexes.find((index) => findsAtMostOne(index, bounds));
  const candidates = onlyOne ? [onlyOne] : request.indexes;
  let best = { plan: SCAN, score: 0 };
  for (const index of candidates) {
    const candidate = planFor(index, bounds, request);
    if (candidate && candidate.score > best.score) best = candidate;
  }
  return best.plan;
}

/** Returns whether a unique index restricts the query to at most one document, so that no other index can be better. */
function findsAtMostOne({ unique, sparse, collated, partial, fields }: Index, bounds: Bounds): boolean {
  const [field, ...others] = fields;
  if (!unique || sparse || collated || partial || !field || others.length > 0) return false;
  return bounds.get(field.path)?.some(({ points }) => points?.length === 1) === true;
}

function planFor(index: Index, bounds: Bounds, request: PlanRequest): { plan: Plan; score: number } | undefined {
  const narrows = bounds.has(index.fields[0]?.path ?? '');
  if (!narrows && request.sort.length === 0 && !request.hint) return undefined;
  if (!request.hint && !holdsAllMatches(index, bounds, request.filter)) return undefined;
  let prefixes: Buffer[] = [Buffer.alloc(0)];
  let points = 0;
  let single = 0;
  let range: { low: Buffer; high: Buffer } | undefined;
  for (const [at, field] of index.fields.entries()) {
    if (index.multikey && sharesArray(index.fields.slice(0, at), field)) break;
    const list = bounds.get(field.path) ?? [];
    const exact = list.find((bound) => bound.points && bound.points.length * prefixes.length <= MAX_RANGES);
    if (!exact?.points) {
      range = narrow(list, index.multikey, field.direction);
      break;
    }
    const parts = exact.points.map((point) => directed(point, field.direction));
    prefixes = at === 0 ? parts : prefixes.flatMap((prefix) => parts.map((part) => Buffer.concat([prefix, part])));
    points += 1;
    if (parts.length === 1 && single === points - 1) single = points;
  }
  const order = single === points ? sortedBy(index, single, request.sort) : undefined;
  const all = points === index.fields.length;
  const score = (index.unique && all ? 100 : 0) + points * 10 + (range ? 5 : 0) + (order ? 4 : 0);
  const ranges = prefixes
    .map((prefix) => ({
      low: range ? Buffer.concat([prefix, range.low]) : prefix,
      high: range ? Buffer.concat([prefix, range.high]) : afterPrefix(prefix),
    }))
    .sort((a, b) => Buffer.compare(a.low, b.low));
  const plan = {
    index,
    ranges,
    descending: order === -1,
    sorted: order !== undefined,
    exact: isExact(index, request.filter, points),
  };
  return { plan, score: request.hint ? score + 1 : score };
}

/** Returns whether the index contains every match, under the keys of the filter's values. */
function holdsAllMatches(index: Index, bounds: Bounds, filter: Doc): boolean {
  const present = index.fields.some(({ path }) => bounds.get(path)?.some((bound) => !bound.missing));
  if (index.collated || (index.sparse && !present)) return false;
  return !index.partial || implies(filter, index.partial.filter);
}

/** Returns whether the filter consists of equalities on exactly the first fields of the index. */
function isExact(index: Index, filter: Doc, points: number): boolean {
  if (index.multikey || index.rough || Object.keys(filter).length !== points) return false;
  const paths = index.fields.slice(0, points).map(({ path }) => path);
  return Object.entries(filter).every(([path, operand]) => paths.includes(path) && isPlainEquality(operand));
}

function isPlainEquality(operand: unknown): boolean {
  if (!isOperators(operand)) return !isNullish(operand) && !Array.isArray(operand) && !(operand instanceof BSONRegExp);
  const [operator, ...others] = Object.keys(operand);
  return others.length === 0 && operator === '$eq' && isPlainEquality(operand.$eq) && !isOperators(operand.$eq);
}

/**
 * Returns whether a field shares an array with an earlier one. Different elements may match both, and no single entry
 * joins these.
 */
function sharesArray(before: readonly KeyField[], field: KeyField): boolean {
  return before.some(({ parts }) => parts[0] === field.parts[0]);
}

/** Intersects bounds. Uses only one on a multikey index, where different elements may satisfy different bounds. */
function narrow(
  list: readonly Bound[],
  multikey: boolean,
  direction: number,
): { low: Buffer; high: Buffer } | undefined {
  const ranges = list.map(toRange);
  const [first, ...others] = multikey ? ranges.slice(0, 1) : ranges;
  if (!first) return undefined;
  const whole = others.reduce(
    (a, b) => ({
      low: Buffer.compare(a.low, b.low) >= 0 ? a.low : b.low,
      high: Buffer.compare(a.high, b.high) <= 0 ? a.high : b.high,
      missing: a.missing && b.missing,
    }),
    first,
  );
  if (direction > 0) return whole;
  // Inversion swaps the ends: the range starts after the old upper end and includes the old lower end.
  return { low: afterPrefix(directed(whole.high, -1)), high: afterPrefix(directed(whole.low, -1)) };
}

function directed(bytes: Buffer, direction: number): Buffer {
  return direction > 0 ? bytes : (bytes.map((byte) => ~byte) as Buffer);
}

/**
 * Returns 1 or -1 when reading the index forwards or backwards yields the sort, given fixed values of the fields
 * before.
 */
function sortedBy(index: Index, fixed: number, sort: readonly KeyField[]): 1 | -1 | undefined {
  if (sort.length === 0 || index.multikey || index.rough || index.sparse || index.partial) return undefined;
  const constant = new Set(index.fields.slice(0, fixed).map((field) => field.path));
  const wanted = sort.filter((field) => !constant.has(field.path));
  const rest = index.fields.slice(fixed);
  const [first] = wanted;
  if (!first) return 1;
  const turn = first.direction === rest[0]?.direction ? 1 : -1;
  const fits = wanted.every(
    (field, i) => rest[i]?.path === field.path && rest[i]?.direction === field.direction * turn,
  );
  return fits ? turn : undefined;
}

/** Returns whether a partial index contains every match: the filter repeats each clause of the partial filter. */
function implies(filter: Doc, partial: Doc): boolean {
  return Object.entries(partial).every(([field, clause]) => {
    if (field === '$and' && Array.isArray(clause)) return clause.every((part) => isDoc(part) && implies(filter, part));
    if (isDoc(clause) && clause.$exists === true && Object.keys(clause).length === 1) return hasValue(filter, field);
    return states(filter, field, clause);
  });
}

function conjuncts(filter: Doc): Doc[] {
  const inner = Array.isArray(filter.$and) ? filter.$and.filter(isDoc) : [];
  return [filter, ...inner.flatMap(conjuncts)];
}

function states(filter: Doc, field: string, clause: unknown): boolean {
  return conjuncts(filter).some((part) => {
    if (!Object.hasOwn(part, field)) return false;
    const stated = part[field];
    if (equalValues(stated, clause)) return true;
    if (isDoc(stated) && Object.hasOwn(stated, '$eq') && equalValues(stated.$eq, clause)) return true;
    if (isDoc(clause) && Object.hasOwn(clause, '$eq') && equalValues(stated, clause.$eq)) return true;
    return (
      isDoc(stated) &&
      isOperators(clause) &&
      Object.entries(clause).every(([op, value]) => Object.hasOwn(stated, op) && equalValues(stated[op], value))
    );
  });
}

function hasValue(filter: Doc, field: string): boolean {
  const list = readBounds(filter).get(field) ?? [];
  return (
    list.some((bound) => !bound.missing) ||
    conjuncts(filter).some((part) => isDoc(part[field]) && part[field].$exists === true)
  );
}
