import {
  Binary,
  BSON,
  BSONRegExp,
  BSONSymbol,
  Code,
  DBRef,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';

/** A decoded BSON document. Numbers keep their BSON type: Int32, Double, Long or Decimal128 objects. */
export type Doc = { [field: string]: unknown };

const DECODE = { promoteValues: false, promoteBuffers: false, promoteLongs: false, bsonRegExp: true } as const;
const REFERENCE_MARK = Buffer.from('$ref\0');

/** Decodes a document and keeps BSON types. `$ref` sub-documents stay plain documents. */
export function decode(bytes: Uint8Array): Doc {
  const buffer = asBuffer(bytes);
  const doc: Doc = BSON.deserialize(buffer, DECODE);
  return buffer.includes(REFERENCE_MARK) ? (withoutReferences(doc) as Doc) : doc;
}

/** Returns a Buffer over the same bytes. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Encodes a document. Undefined fields become null. */
export function encode(doc: Doc): Uint8Array {
  return BSON.serialize(doc, { ignoreUndefined: false });
}

function withoutReferences(value: unknown): unknown {
  if (value instanceof DBRef) {
    const plain: Doc = { $ref: value.collection, $id: withoutReferences(value.oid) };
    if (value.db !== undefined) plain.$db = value.db;
    return { ...plain, ...(withoutReferences(value.fields) as Doc) };
  }
  if (Array.isArray(value)) return value.map(withoutReferences);
  if (!isDoc(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, withoutReferences(inner)]));
}

/** Returns whether a value is a document: no array, not null, no instance of a BSON class. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** Returns whether a value is a number of any BSON type. */
export function isNumber(value: unknown): value is number | Int32 | Double | Long | Decimal128 {
  return (
    typeof value === 'number' ||
    value instanceof Int32 ||
    value instanceof Double ||
    isLong(value) ||
    value instanceof Decimal128
  );
}

/** Returns whether a value is a Long. Timestamp extends Long but is another type. */
export function isLong(value: unknown): value is Long {
  return value instanceof Long && !(value instanceof Timestamp);
}

/** Returns whether a value is null or missing. */
export function isNullish(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

/** Converts a BSON number to a JS number; a Long or Decimal128 may lose digits. Undefined for other types. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (value instanceof Int32 || value instanceof Double) return value.value;
  if (isLong(value)) return value.toNumber();
  if (value instanceof Decimal128) return Number(value.toString());
  return undefined;
}

/** Converts a signed Long by its halves. Faster than `toBigInt`, which converts through decimal digits. */
export function readBigInt({ high, low }: Long): bigint {
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

/**
 * Returns whether MongoDB reads a value as true, as in `multi: 1`: `true`, any number but zero, and any other value but
 * null.
 */
export function isTruthy(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const number = toNumber(value);
  return number !== undefined ? number !== 0 : !isNullish(value);
}

/** Copies documents and arrays. The copy shares immutable BSON values. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => clone(item));
  if (!isDoc(value)) return value;
  const copy: Doc = {};
  for (const [field, inner] of Object.entries(value)) setField(copy, field, clone(inner));
  return copy;
}

/** Assigns an own field, even one named `__proto__`. */
export function setField(doc: Doc, field: string, value: unknown): void {
  if (field === '__proto__') {
    Object.defineProperty(doc, field, { value, writable: true, enumerable: true, configurable: true });
  } else doc[field] = value;
}

/** Returns an own field, so that `constructor` or `toString` are missing unless stored. */
export function getField(doc: Doc, field: string): unknown {
  return Object.hasOwn(doc, field) ? doc[field] : undefined;
}

/** Returns MongoDB's alias of a value's type, as in `$type` and error messages. */
export function typeName(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? 'int' : 'double';
  if (Array.isArray(value)) return 'array';
  for (const [type, name] of CLASS_NAMES) if (value instanceof type) return name;
  return 'object';
}

const CLASS_NAMES = [
  [Int32, 'int'],
  [Double, 'double'],
  [Timestamp, 'timestamp'],
  [Long, 'long'],
  [Decimal128, 'decimal'],
  [ObjectId, 'objectId'],
  [Date, 'date'],
  [Binary, 'binData'],
  [BSONRegExp, 'regex'],
  [BSONSymbol, 'symbol'],
  [Code, 'javascript'],
  [DBRef, 'dbPointer'],
  [MinKey, 'minKey'],
  [MaxKey, 'maxKey'],
] as const;
