import { Binary, BSONRegExp, Decimal128, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp, UUID } from 'bson';
import { describe, expect, it } from 'vitest';
import { compareValues } from './compare.ts';
import { encodeKey, encodeValue } from './key-encoding.ts';

/** Values in MongoDB's order; the values of an inner list are equal. */
const ORDERED: unknown[][] = [
  [new MinKey()],
  [null],
  [new Double(Number.NaN), Decimal128.fromString('NaN')],
  [new Double(Number.NEGATIVE_INFINITY)],
  [Long.MIN_VALUE],
  [new Double(-1.5)],
  [new Int32(0), new Double(-0), Long.ZERO, Decimal128.fromString('0.00')],
  [new Double(5e-324)],
  [new Int32(1), new Double(1)],
  [Decimal128.fromString('12.5'), Decimal128.fromString('12.50'), new Double(12.5)],
  [Long.fromString('9007199254740992'), new Double(2 ** 53)],
  [Long.fromString('9007199254740993')],
  [Long.fromString('9007199254740994')],
  [Long.MAX_VALUE],
  [new Double(2 ** 63)],
  [Decimal128.fromString('1E+30')],
  [''],
  ['a'],
  ['a\0'],
  ['a\0b'],
  ['a\u0001'],
  ['ab'],
  ['b'],
  ['\uffee'],
  ['\u{1f600}'],
  [{}],
  [{ a: new Int32(1) }, { a: new Double(1) }],
  [{ a: new Int32(1), b: new Int32(0) }],
  [{ a: new Int32(2) }],
  [{ b: new Int32(1) }],
  [{ a: 'text' }],
  [[]],
  [[new Int32(1)]],
  [[new Int32(1), new Int32(2)]],
  [[new Int32(2)]],
  [new Binary(Buffer.from([9]), 0)],
  [new Binary(Buffer.from([1, 2]), 0)],
  [new UUID('00000000-0000-4000-8000-000000000000')],
  [new ObjectId('000000000000000000000001')],
  [new ObjectId('ff0000000000000000000000')],
  [false],
  [true],
  [new Date(-1)],
  [new Date(5)],
  [new Timestamp({ t: 1, i: 2 })],
  [new BSONRegExp('a')],
  [new BSONRegExp('a', 'i')],
  [new MaxKey()],
];
const flat = ORDERED.flatMap((values, rank) => values.map((value) => ({ value, rank })));
const pairs = flat.flatMap((a) => flat.map((b) => [a, b] as const));

describe('the order of values', () => {
  it('is the same for values and for their encoded keys', () => {
    for (const [a, b] of pairs) {
      const expected = Math.sign(a.rank - b.rank);
      const what = `${String(a.value)} and ${String(b.value)}`;
      expect(Math.sign(compareValues(a.value, b.value)), what).toBe(expected);
      expect(Math.sign(Buffer.compare(encodeValue(a.value), encodeValue(b.value))), what).toBe(expected);
    }
  });

  it('is reversed in descending fields, and later fields decide ties', () => {
    for (const [a, b] of pairs) {
      const key = (value: unknown, tie: number) => encodeKey([value, new Int32(tie)], [-1, 1]).bytes;
      const expected = Math.sign(b.rank - a.rank) || -1;
      expect(Math.sign(Buffer.compare(key(a.value, 1), key(b.value, 2)))).toBe(expected);
    }
  });

  it('marks keys that stand for several decimals as rough', () => {
    expect(encodeKey([Decimal128.fromString('0.1')], [1]).rough).toBe(true);
    expect(encodeKey([Decimal128.fromString('0.5')], [1]).rough).toBe(false);
    expect(compareValues(Decimal128.fromString('0.1'), new Double(0.1))).toBeLessThan(0);
  });
});
