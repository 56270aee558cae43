import {
  Binary,
  BSONRegExp,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'bson';
import { equalValues } from '../values/compare.ts';

/** Values of one type that are adjacent in an index; `missing` stands for a document without the field. */
export interface ValueKind {
  name: string;
  values: readonly unknown[];
  /** Positions of values that no document has; default: every third. */
  absent?: readonly number[];
  /** MongoDB accepts these values as `_id`. */
  asId: boolean;
}

const missing = Symbol('missing');

const objectIds = (...ends: string[]) => ends.map((end) => new ObjectId(end.padStart(24, '0')));
const dates = (...times: number[]) => times.map((time) => new Date(time));
const longs = (...texts: string[]) => texts.map((text) => Long.fromString(text));
const decimals = (...texts: string[]) => texts.map((text) => Decimal128.fromString(text));
const doubles = (...numbers: number[]) => numbers.map((number) => new Double(number));
const ints = (...numbers: number[]) => numbers.map((number) => new Int32(number));
const binaries = (...bytes: number[][]) => bytes.map((item) => new Binary(Uint8Array.from(item)));
const uuids = (...ends: string[]) => ends.map((end) => new UUID(`00000000-0000-4000-8000-${end}`));
const times = (...pairs: [number, number][]) => pairs.map(([t, i]) => new Timestamp({ t, i }));

const scalars: [string, unknown[]][] = [
  ['ObjectIds', objectIds('fd', 'fe', 'ff', '100', '101', 'fff', '1000')],
  ['ObjectIds at the ends', objectIds('0', '1', 'f'.repeat(24), `${'f'.repeat(23)}e`)],
  ['dates', dates(-1, 0, 1, 1_700_000_000_254, 1_700_000_000_255, 1_700_000_000_256, 1_700_000_000_257)],
  ['booleans', [false, true]],
  ['binaries', binaries([], [1], [2], [1, 0xff], [2, 0], [0xff], [0xff, 0xff])],
  [
    'binaries of two subtypes',
    [new Binary(Uint8Array.of(1), 0), new Binary(Uint8Array.of(1), 1), new Binary(Uint8Array.of(0), 2)],
  ],
  ['UUIDs', uuids('0000000000fe', '0000000000ff', '000000000100', '000000000101')],
  ['timestamps', times([1, 1], [1, 2], [1, 3], [1, 0xffffffff], [2, 0], [2, 1])],
  ['timestamps around 2038', times([2 ** 31 - 1, 0xffffffff], [2 ** 31, 0], [2 ** 31, 1], [1, 1], [2 ** 32 - 1, 0])],
  [
    'longs beyond 2^53',
    longs('9007199254740991', '9007199254740992', '9007199254740993', '9007199254740994', '9007199254740995'),
  ],
  [
    'longs at the ends',
    longs('9223372036854775806', '9223372036854775807', '-9223372036854775808', '-9223372036854775807'),
  ],
  ['ints', ints(-1, 0, 1, 2, 2 ** 31 - 2, 2 ** 31 - 1, -(2 ** 31))],
  ['doubles', doubles(0, 5e-324, 1, 1 + Number.EPSILON, 1 - Number.EPSILON / 2, -0, -5e-324)],
  ['doubles at the ends', doubles(Number.NaN, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, Number.MAX_VALUE)],
  [
    'numbers of all types',
    [new Int32(5), Long.fromNumber(6), new Double(5.5), new Double(6), ...decimals('5', '7', '6.50')],
  ],
  [
    'decimals',
    decimals(
      '0.1',
      '0.10000000000000001',
      '0.10000000000000002',
      '9007199254740993',
      '9007199254740992',
      'NaN',
      'Infinity',
    ),
  ],
  ['strings', ['', '\0', 'a', 'a\0', 'a\0\0', 'aa', 'a\u00ff', 'a\uffff', 'b']],
  ['strings beyond the basic plane', ['\ud7ff', '\uffff', '\u{10000}', '\u{10ffff}']],
  [
    'sub-documents',
    [{}, { a: 1 }, { a: 2 }, { a: 1, b: 1 }, { a: null }, { a: '' }, { b: 1 }, { a: { a: 1 } }, { a: { a: 2 } }],
  ],
  ['MinKey and MaxKey', [new MinKey(), null, new MaxKey(), new Int32(0), false]],
  ['code', [new Code('a'), new Code('b'), new Code('ba'), new Code('a', { x: 1 })]],
];

const others: [string, unknown[]][] = [
  ['null and missing', [null, missing, new MinKey(), new Int32(0), [], [null]]],
  ['missing alone', [missing, new Int32(1), new Int32(2), missing]],
  ['arrays', [[], [1], [2], [1, 2], [[1]], [null], 1, 2, [{ a: 1 }]]],
  ['arrays of booleans', [[false], [true], false, [true, false], true]],
  ['regular expressions', [new BSONRegExp('a'), new BSONRegExp('a', 'i'), new BSONRegExp('b'), 'a', 'A', 'b', 'c']],
];

/** Every BSON type with adjacent values, also across the carry of a byte. */
export const valueKinds: readonly ValueKind[] = [
  ...scalars.map(([name, values]) => ({ name, values, asId: true })),
  ...others.map(([name, values]) => ({ name, values, asId: false })),
  { name: 'true without false', values: [false, true], absent: [0], asId: true },
  { name: 'false without true', values: [false, true], absent: [1], asId: true },
];

/** A document with a value of a kind in `v` or `_id`. */
export interface KindDocument {
  _id: unknown;
  k: boolean;
  v?: unknown;
  /** In the twin: the queried value, in a field without an index. */
  w?: unknown;
}

/** Returns the values that documents have: all but every third, so that neighbours exist and are absent. */
function storedValues({ values, absent }: ValueKind): unknown[] {
  return values.filter((_, i) => (absent ? !absent.includes(i) : values.length < 3 || i % 3 !== 2));
}

/** Returns two documents for each value in `v`, one with each value of `k`. */
export function buildDocuments(kind: ValueKind): KindDocument[] {
  return storedValues(kind).flatMap((value, i) =>
    [false, true].map((k) => ({ _id: i * 2 + Number(k), k, ...(value !== missing && { v: value }) })),
  );
}

/** Returns one document for each value as `_id`; equal numbers of two types count once. */
export function buildIdDocuments(kind: ValueKind): KindDocument[] {
  const values = storedValues(kind).filter(
    (value, i, all) => !all.slice(0, i).some((other) => equalValues(other, value)),
  );
  return values.map((value, i) => ({ _id: value, k: i % 2 === 1 }));
}

/** Returns the same documents with a copy of `path` in `w`. */
export function buildTwins(documents: readonly KindDocument[], path: Path): KindDocument[] {
  return documents.map((doc) => (Object.hasOwn(doc, path) ? { ...doc, w: doc[path] } : { ...doc }));
}

export type Path = 'v' | '_id' | 'w';
export type Filter = Record<string, unknown>;

/** Filters on a value and the next one; those that an index answers alone come first. */
export const filters: readonly ((path: Path, value: unknown, next: unknown) => Filter)[] = [
  (path, value) => ({ [path]: value }),
  (path, value) => ({ k: true, [path]: { $eq: value } }),
  (path, value, next) => ({ [path]: { $in: [value, next] } }),
  (path, value, next) => ({ [path]: { $gte: value, $lt: next } }),
  (path, value) => ({ [path]: { $gt: value } }),
  (path, value, next) => ({ k: true, [path]: { $lte: next, $ne: value } }),
  (path, value, next) => ({ $or: [{ [path]: value }, { [path]: next, k: false }] }),
  (path, value) => ({ $and: [{ [path]: value }, { k: { $ne: true } }] }),
];

/** Returns each value with the next one, as operands of the filters. */
export function buildProbes({ values }: ValueKind): { value: unknown; next: unknown }[] {
  const asked = values.map((value) => (value === missing ? null : value));
  return asked.map((value, i) => ({ value, next: asked[(i + 1) % asked.length] }));
}
