import { BSONRegExp } from 'bson';
import { compileExpression } from '../expression/expression.ts';
import { compareStrings, type StringOrder } from '../values/compare.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { visitPath } from '../values/path.ts';
import { type Doc, isDoc, isTruthy } from '../values/values.ts';
import { equalityTest, regexTest, VALUE_OPERATORS, type ValueTest } from './field-conditions.ts';

/** Array position of a match, for the positional operator `$`. */
export interface MatchDetails {
  position?: number;
}

/** A compiled filter. */
export type Matcher = (doc: Doc, details?: MatchDetails) => boolean;

/** Context of a filter: the collation's order of strings and the values of `let`. */
export interface QueryContext {
  strings?: StringOrder;
  variables?: Doc;
}

interface Condition {
  /** Tests the values at the path of a document. */
  matches: (doc: Doc, details: MatchDetails | undefined) => boolean;
  /** Tests one array element, inside `$elemMatch`. */
  matchesValue: (value: unknown) => boolean;
}

const REFUSED = ['$where', '$text', '$jsonSchema', '$sampleRate'];
const REFUSED_ON_FIELD = ['$near', '$nearSphere', '$geoWithin', '$geoIntersects', '$within', '$maxDistance'];

/** Compiles a filter. Throws MongoDB's errors for invalid filters and refuses unsupported operators. */
export function compileMatcher(filter: Doc, context: QueryContext = {}): Matcher {
  const parts = Object.entries(filter).flatMap(([field, operand]) => {
    const part = field.startsWith('$') ? logical(field, operand, context) : fieldMatcher(field, operand, context);
    return part ? [part] : [];
  });
  const [only] = parts;
  if (parts.length === 1 && only) return only;
  return (doc, details) => parts.every((part) => part(doc, details));
}

function logical(operator: string, operand: unknown, context: QueryContext): Matcher | undefined {
  if (operator === '$comment') return undefined;
  if (operator === '$expr') {
    const evaluate = compileExpression(operand);
    return (doc) => isTruthy(evaluate({ root: doc, variables: context.variables ?? {} }));
  }
  if (operator === '$alwaysTrue') return () => true;
  if (operator === '$alwaysFalse') return () => false;
  if (REFUSED.includes(operator)) throw notSupported(`The query operator ${operator}`);
  if (!['$and', '$or', '$nor'].includes(operator)) {
    throw new MongoError(
      2,
      `unknown top level operator: ${operator}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
    );
  }
  const branches = listBranches(operator, operand).map((branch) => compileMatcher(branch, context));
  if (operator === '$and') return (doc, details) => branches.every((branch) => branch(doc, details));
  if (operator === '$or') return (doc, details) => branches.some((branch) => branch(doc, details));
  return (doc) => !branches.some((branch) => branch(doc));
}

function listBranches(operator: string, operand: unknown): Doc[] {
  if (!Array.isArray(operand)) throw new MongoError(2, `${operator} must be an array`);
  if (operand.length === 0) throw new MongoError(2, `${operator} argument must be a nonempty array`);
  return operand.map((branch) => {
    if (!isDoc(branch)) throw new MongoError(2, `${operator} entries need to be full objects`);
    return branch;
  });
}

function fieldMatcher(field: string, operand: unknown, context: QueryContext): Matcher {
  const parts = field.split('.');
  const conditions = compileConditions(parts, operand, context);
  const [only] = conditions;
  if (conditions.length === 1 && only) return only.matches;
  return (doc, details) => conditions.every((condition) => condition.matches(doc, details));
}

const REFERENCE_FIELDS = ['$ref', '$id', '$db'];

/** Compiles a filter of array elements, in which `$ref`, `$id` and `$db` are ordinary fields. */
function compileElementFilter(filter: Doc, context: QueryContext): Matcher {
  const isReference = ([field]: [string, unknown]) => REFERENCE_FIELDS.includes(field);
  const entries = Object.entries(filter);
  const rest = compileMatcher(Object.fromEntries(entries.filter((entry) => !isReference(entry))), context);
  const references = entries.filter(isReference).map(([field, value]) => fieldMatcher(field, { $eq: value }, context));
  if (references.length === 0) return rest;
  return (doc) => references.every((matches) => matches(doc)) && rest(doc);
}

/**
 * Returns true for operators such as `{ $gt: 1 }`, false for a sub-document to compare with (also a reference, `{ $ref,
 * $id }`).
 */
export function isOperators(operand: unknown): operand is Doc {
  if (!isDoc(operand)) return false;
  const first = Object.keys(operand)[0];
  return first?.startsWith('$') === true && !REFERENCE_FIELDS.includes(first);
}

function compileConditions(parts: readonly string[], operand: unknown, context: QueryContext): Condition[] {
  const strings = context.strings ?? compareStrings;
  if (!isOperators(operand)) return [fromTest(parts, equalityTest(operand, strings))];
  return Object.entries(operand).flatMap(([operator, value]) => {
    if (operator === '$options') {
      if (!('$regex' in operand)) throw new MongoError(2, '$options needs a $regex');
      return [];
    }
    if (operator === '$regex') return [fromTest(parts, regexTest(value, operand.$options))];
    if (operator === '$not') return [negation(parts, value, context)];
    if (operator === '$elemMatch') return [elementMatch(parts, value, context)];
    if (operator === '$all') return allOf(parts, value, context);
    if (REFUSED_ON_FIELD.includes(operator)) throw notSupported(`The query operator ${operator}`);
    const compile = Object.hasOwn(VALUE_OPERATORS, operator) ? VALUE_OPERATORS[operator] : undefined;
    if (!compile) throw new MongoError(2, `unknown operator: ${operator}`);
    return [fromTest(parts, compile(value, strings))];
  });
}

function fromTest(parts: readonly string[], { test, expand, negated }: ValueTest): Condition {
  const path = { parts, expand };
  return {
    matchesValue: (value) => test(value) !== negated,
    matches: (doc, details) => {
      const found = visitPath(doc, path, (value, index) => {
        if (!test(value)) return false;
        if (details && !negated && index !== undefined) details.position = index;
        return true;
      });
      return found !== negated;
    },
  };
}

function negation(parts: readonly string[], operand: unknown, context: QueryContext): Condition {
  if (!(operand instanceof BSONRegExp) && !isDoc(operand)) throw new MongoError(2, '$not needs a regex or a document');
  if (isDoc(operand) && Object.keys(operand).length === 0) throw new MongoError(2, '$not cannot be empty');
  if (isDoc(operand) && !isOperators(operand)) throw new MongoError(2, `unknown operator: ${Object.keys(operand)[0]}`);
  const inner = compileConditions(parts, operand, context);
  return {
    matches: (doc) => !inner.every((condition) => condition.matches(doc, undefined)),
    matchesValue: (value) => !inner.every((condition) => condition.matchesValue(value)),
  };
}

function allOf(parts: readonly string[], operand: unknown, context: QueryContext): Condition[] {
  if (!Array.isArray(operand)) throw new MongoError(2, '$all needs an array');
  if (operand.length === 0) return [{ matches: () => false, matchesValue: () => false }];
  return operand.map((item) => {
    if (isOperators(item) && '$elemMatch' in item) return elementMatch(parts, item.$elemMatch, context);
    if (isOperators(item)) throw new MongoError(2, 'no $ expressions in $all');
    return fromTest(parts, equalityTest(item, context.strings ?? compareStrings));
  });
}

function elementMatch(parts: readonly string[], operand: unknown, context: QueryContext): Condition {
  if (!isDoc(operand)) throw new MongoError(2, '$elemMatch needs an Object');
  const matches = elementTest(operand, context);
  const path = { parts, expand: false };
  return {
    matchesValue: (value) => Array.isArray(value) && value.some(matches),
    matches: (doc, details) =>
      visitPath(doc, path, (value) => {
        const at = Array.isArray(value) ? value.findIndex(matches) : -1;
        if (at >= 0 && details) details.position = at;
        return at >= 0;
      }),
  };
}

/** Compiles `$elemMatch`: on documents, or on plain values when it starts with a value operator. */
export function elementTest(operand: Doc, context: QueryContext): (item: unknown) => boolean {
  const first = Object.keys(operand)[0] ?? '';
  if (isOperators(operand) && !['$and', '$or', '$nor', '$expr', '$comment'].includes(first)) {
    const conditions = compileConditions([], operand, context);
    return (item) => conditions.every((condition) => condition.matchesValue(item));
  }
  const matcher = compileElementFilter(operand, context);
  return (item) => {
    if (isDoc(item)) return matcher(item);
    return Array.isArray(item) && matcher(Object.fromEntries(item.entries()));
  };
}
