import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  type Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { aligned, exactNumber } from './exact-number.ts';
import { type Doc, isDoc, isLong, isNumber } from './values.ts';

/** Returns the rank of a value's type in MongoDB's order of types. Values of equal rank compare by value. */
export function typeRank(value: unknown): number {
  if (value === undefined) return 1;
  if (value === null) return 5;
  if (typeof value === 'string' || value instanceof BSONSymbol) return 15;
  if (isNumber(value)) return 10;
  if (isDoc(value)) return 20;
  if (Array.isArray(value)) return 25;
  if (value instanceof ObjectId) return 35;
  if (typeof value === 'boolean') return 40;
  if (value instanceof Date) return 45;
  if (value instanceof Timestamp) return 47;
  if (value instanceof Binary) return 30;
  if (value instanceof BSONRegExp) return 50;
  if (value instanceof DBRef) return 55;
  if (value instanceof Code) return value.scope ? 65 : 60;
  if (value instanceof MinKey) return 0;
  if (value instanceof MaxKey) return 127;
  return 20;
}

/** Compares two strings by a collation, or by their UTF-8 bytes. */
export type StringOrder = (a: string, b: string) => number;

/** Compares any two BSON values in MongoDB's order: negative, zero or positive. */
export function compareValues(a: unknown, b: unknown, strings: StringOrder = compareStrings): number {
  const rank = typeRank(a);
  const other = typeRank(b);
  if (rank !== other) return rank - other;
  if (typeof a === 'string' && typeof b === 'string') return strings(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (isDoc(a) && isDoc(b)) return compareDocs(a, b, strings);
  if (Array.isArray(a) && Array.isArray(b)) return compareArrays(a, b, strings);
  if (a instanceof ObjectId && b instanceof ObjectId) return Buffer.compare(a.id, b.id);
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (typeof a === 'boolean') return Number(a) - Number(b);
  return compareRare(a, b, strings);
}

/** Returns whether `$eq` holds: equal across number types, and sub-documents with equal field order. */
export function equalValues(a: unknown, b: unknown, strings?: StringOrder): boolean {
  return compareValues(a, b, strings) === 0;
}

/**
 * Compares strings in UTF-8 order, the order of code points. UTF-16 order differs only between surrogates and
 * characters from U+E000 on.
 */
export function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return x >= 0xd800 && y >= 0xd800 ? Buffer.compare(Buffer.from(a), Buffer.from(b)) : x - y;
  }
  return a.length - b.length;
}

type NumberValue = number | Int32 | Double | Long | Decimal128;

/** Compares numbers of any BSON types by their exact values. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (isPlain(a) && isPlain(b)) return compareDoubles(Number(a.valueOf()), Number(b.valueOf()));
  if (isLong(a) && isLong(b)) return a.compare(b);
  const x = exactNumber(a);
  const y = exactNumber(b);
  if (typeof x === 'number' || typeof y === 'number') {
    return compareDoubles(typeof x === 'number' ? x : 0, typeof y === 'number' ? y : 0);
  }
  const [p, q] = aligned(x, y);
  return p < q ? -1 : p > q ? 1 : 0;
}

const isPlain = (value: NumberValue): value is number | Int32 | Double =>
  typeof value === 'number' || value instanceof Int32 || value instanceof Double;

/** Compares doubles. NaN sorts below every other number. */
function compareDoubles(a: number, b: number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  if (a === b) return 0;
  return Number.isNaN(a) ? (Number.isNaN(b) ? 0 : -1) : 1;
}

function compareDocs(a: Doc, b: Doc, strings: StringOrder): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  for (let i = 0; i < Math.min(left.length, right.length); i++) {
    const x = left[i] ?? '';
    const y = right[i] ?? '';
    const order = typeRank(a[x]) - typeRank(b[y]) || compareStrings(x, y) || compareValues(a[x], b[y], strings);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareArrays(a: unknown[], b: unknown[], strings: StringOrder): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareValues(a[i], b[i], strings);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareRare(a: unknown, b: unknown, strings: StringOrder): number {
  if (a instanceof Timestamp && b instanceof Timestamp) return a.toBigInt() < b.toBigInt() ? -1 : Number(!a.equals(b));
  if (a instanceof Binary && b instanceof Binary) {
    const x = Buffer.from(a.buffer.subarray(0, a.position));
    const y = Buffer.from(b.buffer.subarray(0, b.position));
    return x.length - y.length || a.sub_type - b.sub_type || Buffer.compare(x, y);
  }
  if (a instanceof BSONRegExp && b instanceof BSONRegExp) {
    return compareStrings(a.pattern, b.pattern) || compareStrings(a.options, b.options);
  }
  if (a instanceof Code && b instanceof Code) {
    return compareStrings(String(a.code), String(b.code)) || compareValues(a.scope ?? {}, b.scope ?? {}, strings);
  }
  if (a instanceof MinKey || a instanceof MaxKey || a === null || a === undefined) return 0;
  return strings(String(a), String(b));
}
