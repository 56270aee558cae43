import type { QueryContext } from '../filter/matcher.ts';
import { compilePipelineUpdate } from '../pipeline/pipeline-update.ts';
import { compareValues } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { arrayIndex } from '../values/path.ts';
import { clone, type Doc, getField, isDoc, typeName } from '../values/values.ts';
import { applyAt, type ElementFilters } from './apply-path.ts';
import { compileElementFilters } from './array-filters.ts';
import { arrayOperators } from './array-operators.ts';
import { FIELD_OPERATORS } from './field-operators.ts';
import { type Modifier, REMOVED, UNCHANGED, type UpdateContext } from './modifier.ts';

/** Returns the new version of a document and leaves the old one unchanged. */
export type Updater = (doc: Doc, context: Omit<UpdateContext, 'original'>) => Doc;

/** An update with its array filters and context. */
export interface UpdateRequest extends QueryContext {
  update: unknown;
  arrayFilters?: unknown;
}

const NEVER_CREATE = ['$unset', '$pop', '$pull', '$pullAll', '$rename'];

/** Compiles a replacement, update operators or an update pipeline. */
export function compileUpdate(request: UpdateRequest): Updater {
  const { update } = request;
  if (Array.isArray(update)) {
    if (request.arrayFilters !== undefined)
      throw new MongoError(9, 'arrayFilters may not be specified for pipeline-style updates');
    return keepingId(compilePipelineUpdate(update, request.variables ?? {}));
  }
  if (!isDoc(update)) throw new MongoError(9, 'Update argument must be either an object or an array');
  if (isReplacement(update)) return keepingId(replacement(update));
  return operatorUpdate(update, request);
}

/** Returns whether an update is a replacement document. */
export function isReplacement(update: unknown): update is Doc {
  return isDoc(update) && !(Object.keys(update)[0] ?? '').startsWith('$');
}

function replacement(update: Doc): (doc: Doc) => Doc {
  for (const field of Object.keys(update)) {
    if (!field.startsWith('$')) continue;
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${field}' in '${field}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return (doc) => (Object.hasOwn(update, '_id') || doc._id === undefined ? { ...update } : { _id: doc._id, ...update });
}

function keepingId(change: (doc: Doc) => Doc): Updater {
  return (doc) => {
    const next = change(doc);
    if (doc._id === undefined) return next;
    if (!Object.hasOwn(next, '_id')) return { _id: doc._id, ...next };
    if (compareValues(next._id, doc._id) !== 0) {
      throw new MongoError(
        66,
        `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${String(next._id)}`,
      );
    }
    return { ...next, _id: doc._id };
  };
}

function operatorUpdate(update: Doc, request: UpdateRequest): Updater {
  const modifiers = parseModifiers(update, request);
  rejectConflicts(modifiers);
  const filters = compileElementFilters(request, modifiers);
  return (doc, context) => {
    const next = clone(doc);
    const full = { ...context, original: doc };
    for (const modifier of modifiers) applyModifier(next, modifier, { context: full, filters });
    if (doc._id !== undefined && (next._id === undefined || compareValues(next._id, doc._id) !== 0)) {
      throw new MongoError(66, "Performing an update on the path '_id' would modify the immutable field '_id'");
    }
    return next;
  };
}

/** Parses the modifiers in MongoDB's order of application: by path, numbers by value. */
function parseModifiers(update: Doc, context: QueryContext): Modifier[] {
  const known = { ...FIELD_OPERATORS, ...arrayOperators(context) };
  const modifiers = Object.entries(update).flatMap(([operator, fields]) => {
    const make = Object.hasOwn(known, operator) ? known[operator] : undefined;
    if (!make && operator !== '$rename') throw unknownOperator(operator);
    if (!isDoc(fields)) {
      throw new MongoError(
        9,
        `Modifiers operate on fields but we found type ${typeName(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields)}}`,
      );
    }
    return Object.entries(fields).flatMap(([path, operand]) => {
      const parts = checkedParts(path);
      if (make)
        return [{ operator, path, parts, creates: !NEVER_CREATE.includes(operator), apply: make(operand, path) }];
      return rename(path, operand);
    });
  });
  return modifiers.sort((a, b) => comparePaths(a.parts, b.parts));
}

function unknownOperator(operator: string): MongoError {
  return new MongoError(
    9,
    `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}

function checkedParts(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new MongoError(56, 'An empty update path is not valid.');
  if (parts.includes(''))
    throw new MongoError(56, `The update path '${path}' contains an empty field name, which is not allowed.`);
  for (const [i, part] of parts.entries()) {
    const positional = part === '$' || /^\$\[[^\]]*\]$/.test(part);
    if (positional && i === 0)
      throw new MongoError(2, `Cannot have positional (i.e. '$') element in the first position in path '${path}'`);
    if (!positional && part.startsWith('$['))
      throw new MongoError(2, `'${part}' in path '${path}' is not a valid array filter`);
  }
  return parts;
}

/** Compiles `$rename` into two modifiers: one removes the source, the other sets the target. */
function rename(from: string, operand: unknown): Modifier[] {
  if (typeof operand !== 'string') throw new MongoError(2, `The 'to' field for $rename must be a string: ${from}`);
  const to = checkedParts(operand);
  const parts = checkedParts(from);
  if (from === operand)
    throw new MongoError(2, `The source and target field for $rename must differ: ${from}: "${operand}"`);
  for (const part of [...parts, ...to]) {
    if (part === '$' || part.startsWith('$['))
      throw new MongoError(2, `The source field for $rename may not be dynamic: ${from}`);
  }
  const source = (doc: Doc) => plainValue(doc, parts, from);
  return [
    { operator: '$rename', path: from, parts, creates: false, apply: () => REMOVED },
    {
      operator: '$rename',
      path: operand,
      parts: to,
      creates: true,
      apply: (_current, { original }) => source(original) ?? UNCHANGED,
    },
  ];
}

function plainValue(doc: Doc, parts: readonly string[], path: string): unknown {
  return parts.reduce<unknown>((value, part) => {
    if (Array.isArray(value))
      throw new MongoError(
        2,
        `The source field cannot be an array element, '${path}' in doc with _id: ${String(doc._id)}`,
      );
    return isDoc(value) ? getField(value, part) : undefined;
  }, doc);
}

function applyModifier(doc: Doc, modifier: Modifier, how: { context: UpdateContext; filters: ElementFilters }): void {
  if (modifier.operator === '$setOnInsert' && !how.context.inserting) return;
  if (modifier.operator === '$rename' && modifier.creates && modifier.apply(undefined, how.context) === UNCHANGED)
    return;
  const parts = modifier.parts.map((part) => {
    if (part !== '$') return part;
    if (how.context.position === undefined)
      throw new MongoError(2, 'The positional operator did not find the match needed from the query.');
    return String(how.context.position);
  });
  applyAt(doc, { modifier, parts, ...how });
}

function rejectConflicts(modifiers: readonly Modifier[]): void {
  for (const [i, a] of modifiers.entries()) {
    for (const b of modifiers.slice(i + 1)) {
      const shared = Math.min(a.parts.length, b.parts.length);
      if (a.parts.slice(0, shared).every((part, at) => part === b.parts[at])) {
        const [path, other] = a.parts.length >= b.parts.length ? [a.path, b.path] : [b.path, a.path];
        throw new MongoError(40, `Updating the path '${path}' would create a conflict at '${other}'`);
      }
    }
  }
}

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (const [i, part] of a.entries()) {
    const other = b[i];
    if (other === undefined) return 1;
    const [x, y] = [arrayIndex(part), arrayIndex(other)];
    const order = x !== undefined && y !== undefined ? x - y : part < other ? -1 : Number(part > other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
