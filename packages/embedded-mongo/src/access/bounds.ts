import { BSONRegExp, MaxKey, MinKey, Timestamp } from 'bson';
import { isOperators } from '../filter/matcher.ts';
import { afterPrefix, encodeKey, encodeValue, HIGHEST, typeByte } from '../values/key-encoding.ts';
import { arrayIndex } from '../values/path.ts';
import { literalPrefix } from '../values/regex.ts';
import { type Doc, isDoc, isNullish, isNumber, toNumber } from '../values/values.ts';

/** Condition of a filter on one path, as ascending encoded keys: points, or a half-open range from `low` to `high`. */
export interface Bound {
  points?: Buffer[];
  low?: Buffer;
  high?: Buffer;
  /** Missing values match too, so a sparse index cannot serve the condition. */
  missing: boolean;
}

/** Necessary conditions of a match, by path. They select a superset of the matches, which the matcher tests again. */
export type Bounds = Map<string, Bound[]>;

/** Returns the bounds of the conditions joined by "and". An `$or` gives the hull of its branches. */
export function readBounds(filter: Doc): Bounds {
  const bounds: Bounds = new Map();
  const add = (path: string, bound: Bound) => {
    const list = bounds.get(path);
    if (list) list.push(bound);
    else bounds.set(path, [bound]);
  };
  for (const [field, operand] of Object.entries(filter)) {
    if (field === '$and' && Array.isArray(operand)) {
      for (const branch of operand.filter(isDoc)) {
        for (const [path, list] of readBounds(branch)) for (const bound of list) add(path, bound);
      }
    } else if (field === '$or' && Array.isArray(operand)) {
      for (const [path, bound] of hulls(operand.filter(isDoc).map(readBounds))) add(path, bound);
    } else if (!field.startsWith('$')) {
      // In an array of sub-documents, a number may also name a missing field of an element.
      const numeric = () => field.split('.').some((part) => arrayIndex(part) !== undefined);
      for (const bound of fieldBounds(operand)) if (!(bound.missing && numeric())) add(field, bound);
    }
  }
  return bounds;
}

function fieldBounds(operand: unknown): Bound[] {
  if (!isOperators(operand)) return operand instanceof BSONRegExp ? prefixBound(operand) : pointBound([operand]);
  return Object.entries(operand).flatMap(([operator, value]) => {
    if (operator === '$eq') return value instanceof BSONRegExp ? [] : pointBound([value]);
    if (operator === '$in' && Array.isArray(value)) return pointBound(value);
    if (operator === '$regex') {
      if (value instanceof BSONRegExp) return operand.$options === undefined ? prefixBound(value) : [];
      return typeof value === 'string' ? prefixBound(new BSONRegExp(value, String(operand.$options ?? ''))) : [];
    }
    return rangeBound(operator, value);
  });
}

function pointBound(values: readonly unknown[]): Bound[] {
  if (values.some((value) => Array.isArray(value) || value instanceof BSONRegExp)) return [];
  const missing = values.some(isNullish);
  const keys = values.filter((value) => !isNullish(value)).map((value) => encodeKey([value], [1]));
  if (keys.some(({ rough }) => rough)) return [];
  const points = keys.map(({ bytes }) => bytes);
  if (missing) points.push(encodeValue(null), encodeValue(undefined));
  return [{ points, missing }];
}

const RANGES = ['$gt', '$gte', '$lt', '$lte'];

function rangeBound(operator: string, value: unknown): Bound[] {
  if (!RANGES.includes(operator)) return [];
  const unusable = isNullish(value) || Array.isArray(value) || value instanceof BSONRegExp;
  // Keys of times before and after 2038 are not in order.
  if (unusable || value instanceof Timestamp || value instanceof MinKey || value instanceof MaxKey) return [];
  if (isNumber(value) && Number.isNaN(toNumber(value))) return [];
  const { bytes, rough } = encodeKey([value], [1]);
  if (rough) return [];
  const type = Buffer.from([typeByte(value)]);
  if (operator.startsWith('$gt')) return [{ low: bytes, high: afterPrefix(type), missing: false }];
  return [{ low: type, high: afterPrefix(bytes), missing: false }];
}

function prefixBound(regex: BSONRegExp): Bound[] {
  const prefix = literalPrefix(regex);
  if (prefix === undefined) return [];
  const low = Buffer.concat([Buffer.from([typeByte('')]), Buffer.from(prefix)]);
  return [{ low, high: afterPrefix(low), missing: false }];
}

function hulls(branches: Bounds[]): [string, Bound][] {
  const [first, ...others] = branches;
  return [...(first?.keys() ?? [])].flatMap((path) => {
    if (!others.every((branch) => branch.has(path))) return [];
    const ranges = branches.flatMap((branch) => (branch.get(path) ?? []).slice(0, 1).map(toRange));
    const low = ranges.map((range) => range.low).reduce(smaller);
    const high = ranges.map((range) => range.high).reduce(larger);
    return [[path, { low, high, missing: ranges.some((range) => range.missing) }]];
  });
}

const smaller = (a: Buffer, b: Buffer) => (Buffer.compare(a, b) <= 0 ? a : b);
const larger = (a: Buffer, b: Buffer) => (Buffer.compare(a, b) >= 0 ? a : b);

/** Returns a bound as one range. A bound without points is an empty range at the top. */
export function toRange(bound: Bound): { low: Buffer; high: Buffer; missing: boolean } {
  if (!bound.points) return { low: bound.low ?? Buffer.alloc(0), high: bound.high ?? HIGHEST, missing: bound.missing };
  return {
    low: bound.points.reduce(smaller, HIGHEST),
    high: bound.points.map(afterPrefix).reduce(larger, Buffer.alloc(0)),
    missing: bound.missing,
  };
}
