import { compileExpression } from '../expression/expression.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { clone, type Doc, getField, isDoc, isNumber, isTruthy, setField, toNumber } from '../values/values.ts';
import { compileMatcher, elementTest, type MatchDetails } from './matcher.ts';

/** Tree of fields to include (true), exclude (false) or compute. */
interface Node {
  fields: Map<string, Node | Leaf>;
}
type Leaf =
  | boolean
  | ((doc: Doc, details: MatchDetails) => unknown)
  | { array: (value: unknown, details: MatchDetails) => unknown };

/** Context of a projection. */
export interface ProjectionContext {
  /** True for `$project` in a pipeline: no `$elemMatch`, no positions, `$slice` as an expression. */
  aggregation?: boolean;
  /** Filter that determines the element of a positional projection `a.$`. */
  filter: Doc;
  variables: Doc;
}

/** Compiles the projection of `find`: inclusion or exclusion, expressions, `$slice`, `$elemMatch` and `a.$`. */
export function compileProjection(projection: Doc, context: ProjectionContext): (doc: Doc) => Doc {
  const root: Node = { fields: new Map() };
  const parts = Object.entries(projection).flatMap(([path, value]) => flatten(path, value));
  const positional = parts.some(([path]) => path.endsWith('.$'));
  const including = isInclusion(parts, context.aggregation === true);
  for (const [path, value] of parts) {
    const clean = path.endsWith('.$') ? path.slice(0, -2) : path;
    place(root, clean.split('.'), compileLeaf(path, value, context));
  }
  if (including && !root.fields.has('_id')) root.fields.set('_id', true);
  const matcher = positional ? compileMatcher(context.filter) : undefined;
  return (doc) => {
    const details: MatchDetails = {};
    matcher?.(doc, details);
    const result = including ? include(root, doc, { root: doc, details }) : exclude(root, doc, { root: doc, details });
    return isDoc(result) ? result : {};
  };
}

/** Returns the top-level fields that a projection only copies; null for one that leaves fields out or computes any. */
export function readCopiedFields(projection: Doc): ReadonlySet<string> | null {
  const parts = Object.entries(projection);
  const isCopied = ([path, value]: Part) => isFlag(value) && !path.includes('$') && (path === '_id' || isTruthy(value));
  const names = parts.filter(([path]) => path !== '_id').map(([path]) => path.split('.', 1)[0] ?? '');
  return names.length > 0 && parts.every(isCopied) ? new Set([...names, '_id']) : null;
}

type Part = [path: string, value: unknown];

function flatten(path: string, value: unknown): Part[] {
  if (path === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (!isDoc(value)) return [[path, value]];
  const fields = Object.keys(value);
  if (fields.length === 0)
    throw new MongoError(51270, `An empty sub-projection is not a valid value. Found empty object at path`);
  if (fields.some((field) => field.startsWith('$'))) return [[path, value]];
  return Object.entries(value).flatMap(([field, inner]) => flatten(`${path}.${field}`, inner));
}

function isInclusion(parts: readonly Part[], aggregation: boolean): boolean {
  const kinds = parts.flatMap(([path, value]) => {
    if (!aggregation && isSliceOnly(value)) return [];
    const keeps = !isFlag(value) || isTruthy(value);
    return path === '_id' && parts.length > 1 && isFlag(value) ? [] : [{ path, keeps }];
  });
  const first = kinds[0];
  const mixed = kinds.find(({ keeps }) => keeps !== first?.keeps);
  if (first && mixed) {
    const [did, what] = first.keeps ? [31254, 'exclusion on field'] : [31253, 'inclusion on field'];
    throw new MongoError(
      did,
      `Cannot do ${what} ${mixed.path} in ${first.keeps ? 'inclusion' : 'exclusion'} projection`,
    );
  }
  return first?.keeps ?? false;
}

const isFlag = (value: unknown) => typeof value === 'boolean' || isNumber(value);
const isSliceOnly = (value: unknown) => isDoc(value) && Object.hasOwn(value, '$slice');

function place(node: Node, parts: string[], leaf: Leaf): void {
  const [field = '', ...rest] = parts;
  if (field === '' || field.startsWith('$'))
    throw new MongoError(field === '' ? 15998 : 16410, `Invalid field path in projection: '${field}'`);
  const present = node.fields.get(field);
  if (rest.length === 0) {
    if (present !== undefined) throw new MongoError(31250, `Path collision at ${field}`);
    node.fields.set(field, leaf);
    return;
  }
  if (present !== undefined && !isNode(present))
    throw new MongoError(31249, `Path collision at ${parts.join('.')} remaining portion ${rest.join('.')}`);
  const next = present ?? { fields: new Map() };
  node.fields.set(field, next);
  place(next, rest, leaf);
}

const isNode = (value: Node | Leaf): value is Node => typeof value === 'object' && 'fields' in value;

function compileLeaf(path: string, value: unknown, context: ProjectionContext): Leaf {
  if (path.endsWith('.$')) return { array: (array, { position }) => pick(array, position) };
  if (path.includes('.$.'))
    throw new MongoError(31394, "As of 4.4, it's illegal to specify positional operator in the middle of a path.");
  if (isFlag(value)) return isTruthy(value);
  if (context.aggregation) return expressionLeaf(value, context);
  if (isDoc(value) && Object.hasOwn(value, '$elemMatch')) {
    if (!isDoc(value.$elemMatch)) throw new MongoError(31274, 'elemMatch: Invalid argument, object required');
    const test = elementTest(value.$elemMatch, {});
    return { array: (array) => (Array.isArray(array) ? firstMatch(array, test) : undefined) };
  }
  const slice = isDoc(value) ? compileSlice(value.$slice) : undefined;
  if (slice) return { array: (array) => (Array.isArray(array) ? slice(array) : array) };
  if (isDoc(value) && Object.hasOwn(value, '$meta')) throw notSupported('$meta in a projection');
  return expressionLeaf(value, context);
}

function expressionLeaf(value: unknown, { variables }: ProjectionContext): Leaf {
  const evaluate = compileExpression(value);
  return (doc) => evaluate({ root: doc, variables });
}

function pick(array: unknown, position: number | undefined): unknown {
  if (!Array.isArray(array)) return array;
  if (position === undefined)
    throw new MongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  return [array[position]];
}

function firstMatch(array: unknown[], test: (item: unknown) => boolean): unknown {
  const found = array.find(test);
  return found === undefined ? undefined : [found];
}

/** Compiles `$slice: n` or `[skip, n]`; undefined for the aggregation expression of that name. */
function compileSlice(operand: unknown): ((array: unknown[]) => unknown[]) | undefined {
  if (isNumber(operand)) {
    const n = Math.trunc(toNumber(operand) ?? 0);
    return (array) => (n >= 0 ? array.slice(0, n) : array.slice(n));
  }
  if (!Array.isArray(operand) || operand.length !== 2 || !operand.every(isNumber)) return undefined;
  const [skip = 0, count = 0] = operand.map((n) => Math.trunc(toNumber(n) ?? 0));
  if (count <= 0) throw new MongoError(28724, `First argument to $slice must be an array, but is of type: int`);
  return (array) => {
    const start = skip < 0 ? Math.max(array.length + skip, 0) : skip;
    return array.slice(start, start + count);
  };
}

interface Target {
  root: Doc;
  details: MatchDetails;
}

/**
 * Returns the included fields in the document's order, then the computed ones. Drops scalars in place of sub-documents.
 */
function include(node: Node, value: unknown, target: Target): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => isDoc(item) || Array.isArray(item)).map((item) => include(node, item, target));
  }
  if (!isDoc(value)) return undefined;
  const result: Doc = {};
  for (const [field, present] of Object.entries(value)) {
    const child = node.fields.get(field);
    if (child === undefined || child === false || typeof child === 'function') continue;
    const kept = child === true ? present : keptValue(child, present, target);
    if (kept !== undefined) setField(result, field, kept);
  }
  return addComputed(node, result, { ...target, value });
}

function keptValue(child: Node | Leaf, present: unknown, target: Target): unknown {
  if (typeof child === 'boolean') return present;
  if (typeof child === 'function') return child(target.root, target.details);
  if (!isNode(child)) return child.array(present, target.details);
  const scalar = !isDoc(present) && !Array.isArray(present);
  return scalar && hasComputed(child)
    ? addComputed(child, {}, { ...target, value: {} })
    : include(child, present, target);
}

function addComputed(node: Node, result: Doc, target: Target & { value: Doc }): Doc {
  for (const [field, child] of node.fields) {
    if (typeof child === 'function') {
      const made = child(target.root, target.details);
      if (made !== undefined) setField(result, field, made);
    } else if (Object.hasOwn(target.value, field)) continue;
    else if (typeof child === 'object' && isNode(child) && hasComputed(child)) {
      const made = addComputed(child, {}, { ...target, value: {} });
      if (Object.keys(made).length > 0) setField(result, field, made);
    }
  }
  return result;
}

function hasComputed(node: Node): boolean {
  return [...node.fields.values()].some(
    (child) => typeof child === 'function' || (typeof child === 'object' && isNode(child) && hasComputed(child)),
  );
}

function exclude(node: Node, value: unknown, target: Target): unknown {
  if (Array.isArray(value)) return value.map((item) => exclude(node, item, target));
  if (!isDoc(value)) return value;
  const result: Doc = {};
  for (const [field, present] of Object.entries(value)) {
    const child = node.fields.get(field);
    if (child === false) continue;
    if (child === undefined || child === true) setField(result, field, clone(present));
    else {
      const kept = isNode(child) ? exclude(child, getField(value, field), target) : keptValue(child, present, target);
      if (kept !== undefined) setField(result, field, kept);
    }
  }
  return result;
}
