import { BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import { MongoError } from '../values/errors.ts';
import { type Doc, decode, encode } from '../values/values.ts';
import { compileMatcher } from './matcher.ts';

const matches = (filter: Doc, doc: Doc) => compileMatcher(decode(encode(filter)))(decode(encode(doc)));
const oid = new ObjectId();

describe('a filter matches', () => {
  it.each<[Doc, Doc]>([
    [{ a: 1 }, { a: new Double(1) }],
    [{ a: Long.fromNumber(5) }, { a: 5 }],
    [{ a: { $gt: Decimal128.fromString('9.5') } }, { a: Decimal128.fromString('12.50') }],
    [{ a: { $gt: Long.fromString('9007199254740992') } }, { a: Long.fromString('9007199254740993') }],
    [{ a: 1 }, { a: [3, 1] }],
    [{ a: [3, 1] }, { a: [3, 1] }],
    [{ a: [3, 1] }, { a: [[3, 1], 2] }],
    [{ 'a.b': 2 }, { a: [{ b: 1 }, { b: 2 }] }],
    [{ 'a.1': 'y' }, { a: ['x', 'y'] }],
    [{ 'a.0.b': 1 }, { a: [{ b: 1 }] }],
    [{ a: null }, {}],
    [{ 'a.b': null }, { a: 5 }],
    [{ 'a.b': null }, { a: [{ b: 1 }, {}] }],
    [{ a: { $exists: false } }, { b: 1 }],
    [{ a: { $ne: 1 } }, {}],
    [{ a: { $nin: [1, 2] } }, { a: [3] }],
    [{ a: { $in: [/^b/, 5] } }, { a: 'bx' }],
    [{ a: { $in: [null] } }, {}],
    [{ a: { $gte: null } }, {}],
    [{ a: { $gt: 1, $lt: 3 } }, { a: [0, 5] }],
    [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 2] }],
    [{ a: { $elemMatch: { b: 1, c: 2 } } }, { a: [{ b: 1 }, { b: 1, c: 2 }] }],
    [{ a: { $not: { $gt: 5 } } }, { a: 'text' }],
    [{ a: { $not: /x/ } }, { a: 'y' }],
    [{ a: { $all: [1, 2] } }, { a: [2, 1, 0] }],
    [{ a: { $size: 2 } }, { a: [1, [2]] }],
    [{ a: { $mod: [4, 1] } }, { a: 5.9 }],
    [{ a: { $mod: [2, 1] } }, { a: Long.fromString('9007199254740993') }],
    [{ a: { $mod: [Long.fromString('9007199254740993'), 1] } }, { a: Long.fromString('9007199254740994') }],
    [{ a: { $mod: [10, -7] } }, { a: Long.fromString('-9223372036854775807') }],
    [{ a: { $mod: [4, 3] } }, { a: Decimal128.fromString('9007199254740995.9') }],
    [{ a: { $elemMatch: { $id: 1 } } }, { a: [{ $ref: 'x', $id: 1 }] }],
    [{ a: { $elemMatch: { $ref: 'x', $id: oid, n: { $gt: 1 } } } }, { a: [{ $ref: 'x', $id: oid, n: 2 }] }],
    [{ a: { $type: 'number' } }, { a: new Double(2) }],
    [{ a: { $type: ['array', 'bool'] } }, { a: [] }],
    [{ a: { $bitsAllSet: [0, 2] } }, { a: 5 }],
    [{ a: { $regex: '^A', $options: 'i' } }, { a: 'abc' }],
    [{ a: { $regex: '(?i)b$' } }, { a: 'AB' }],
    [{ a: { $regex: 'b$' } }, { a: 'ab\n' }],
    [{ a: { $regex: '^a.b$' } }, { a: 'a\rb' }],
    [{ a: { $regex: '^[\\s\\d]\\x{41}[.$]$' } }, { a: ' A.' }],
    [{ a: { $regex: '^\\@\\-[a\\-c]\\_"{$' } }, { a: '@--_"{' }],
    [{ a: { $regex: '^b$', $options: 'm' } }, { a: 'a\nb\nc' }],
    [{ a: { $lt: { x: 2 } } }, { a: { x: 1 } }],
    [{ $expr: { $gt: ['$a', '$b'] } }, { a: 2, b: 1 }],
    [
      { $or: [{ a: 1 }, { $and: [{ b: 1 }, { c: 1 }] }], $comment: 'why' },
      { b: 1, c: 1 },
    ],
    [{ $nor: [{ a: 1 }, { b: 1 }] }, { c: 1 }],
    [{ _id: oid }, { _id: oid }],
    [{ 'a.b': { $exists: true } }, { a: [{ b: null }] }],
    [{ ref: { $ref: 'x', $id: 1 } }, { ref: { $ref: 'x', $id: 1 } }],
  ])('%j on %j', (filter, doc) => expect(matches(filter, doc)).toBe(true));
});

describe('a filter does not match', () => {
  it.each<[Doc, Doc]>([
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    [{ a: 1 }, { a: '1' }],
    [{ a: { $lt: 5 } }, { a: 'text' }],
    [{ a: { $lt: 5 } }, { a: new Double(Number.NaN) }],
    [{ a: { $gt: null } }, { a: null }],
    [{ 'a.b': null }, { a: [1, 2] }],
    [{ 'a.b': null }, { a: [] }],
    [{ a: { $ne: 1 } }, { a: [1, 2] }],
    [{ a: { $elemMatch: { $gt: 1, $lt: 3 } } }, { a: [0, 5] }],
    [{ a: { $all: [] } }, { a: [] }],
    [{ a: { $eq: new BSONRegExp('b') } }, { a: 'b' }],
    [{ a: { $exists: true } }, { b: 1 }],
    [{ a: { $regex: '^.$' } }, { a: '\n' }],
    [{ a: { $regex: '^\\s$' } }, { a: '\u00a0' }],
    [{ a: { $not: { $gt: 5 } } }, { a: 6 }],
    [{ a: { $gte: new Int32(5) } }, { a: true }],
    [{ constructor: null, a: 1 }, { a: 2 }],
  ])('%j on %j', (filter, doc) => expect(matches(filter, doc)).toBe(false));
});

describe('a filter is refused', () => {
  it.each<[Doc, number]>([
    [{ $where: 'true' }, 115],
    [{ a: { $geoWithin: {} } }, 115],
    [{ $jsonSchema: {} }, 115],
    [{ $bogus: 1 }, 2],
    [{ a: { $bogus: 1 } }, 2],
    [{ $or: [] }, 2],
    [{ a: { $in: 1 } }, 2],
    [{ a: { $regex: '(' } }, 51091],
    [{ a: { $regex: '\\Ax' } }, 51091],
    [{ a: { $regex: '[[:alpha:]]' } }, 51091],
    [{ a: { $regex: 'a*+' } }, 51091],
    [{ a: { $size: -1 } }, 2],
    [{ a: { $not: 5 } }, 2],
    [{ a: { $mod: [0, 1] } }, 2],
    [{ a: { $mod: [2, 'x'] } }, 2],
    [{ $id: 1 }, 2],
    [{ a: { $type: 'bogus' } }, 2],
    [{ $expr: { $bogus: 1 } }, 168],
  ])('%j with code %i', (filter, code) => {
    const refused = () => compileMatcher(decode(encode(filter)));
    expect(refused).toThrow(MongoError);
    expect(refused).toThrow(expect.objectContaining({ code }));
  });
});
