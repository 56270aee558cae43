import { Decimal128, Double, Int32, Long } from 'bson';
import { describe, expect, it } from 'vitest';
import { type Doc, decode, encode } from '../values/values.ts';
import { compileUpdate } from './compile-update.ts';

const typed = (doc: Doc) => decode(encode(doc));
const now = new Date(1000);

function updated(doc: Doc, update: Doc | Doc[], options: { inserting?: boolean; arrayFilters?: Doc[] } = {}): Doc {
  const compiled = Array.isArray(update) ? update.map(typed) : typed(update);
  const arrayFilters = options.arrayFilters?.map(typed);
  const change = compileUpdate({ update: compiled, ...(arrayFilters && { arrayFilters }) });
  return change(typed(doc), { inserting: options.inserting ?? false, position: undefined, now });
}

describe('an update', () => {
  it.each<[Doc, Doc | Doc[], Doc]>([
    [{ a: 1 }, { $set: { 'b.c': 2, a: 3 } }, { a: 3, b: { c: 2 } }],
    [{}, { $set: { b: 1, a: 2, 10: 3, 9: 4 } }, { 9: 4, 10: 3, a: 2, b: 1 }],
    [{ a: { $x: 1 } }, { $set: { $y: 1, 'a.$x': 2, 'b.$each': 3 } }, { a: { $x: 2 }, $y: 1, b: { $each: 3 } }],
    [{ $x: 1, a: [{ $x: 1 }] }, { $inc: { $x: 1, 'a.0.$x': 4 } }, { $x: 2, a: [{ $x: 5 }] }],
    [{ $x: 1 }, { $rename: { $x: '$y' } }, { $y: 1 }],
    [{ a: [1] }, { $set: { 'a.3': 9 } }, { a: [1, null, null, 9] }],
    [{}, { $set: { 'a.0': 5 } }, { a: { 0: 5 } }],
    [{ a: [1, 2], b: 1 }, { $unset: { 'a.0': '', b: '', 'c.d': '' } }, { a: [null, 2] }],
    [{ a: { b: 1 } }, { $rename: { 'a.b': 'c' } }, { a: {}, c: 1 }],
    [{ a: 5 }, { $min: { a: 3, b: 1 }, $max: { c: 2 } }, { a: 3, b: 1, c: 2 }],
    [{ a: 5 }, { $mul: { a: 3, b: 2 } }, { a: 15, b: 0 }],
    [{ a: 5 }, { $bit: { a: { and: 4, or: 1 } } }, { a: 5 }],
    [{ a: [1] }, { $push: { a: { $each: [2, 3], $position: 0 }, b: [1] } }, { a: [2, 3, 1], b: [[1]] }],
    [{ a: [{ n: 2 }, { n: 1 }] }, { $push: { a: { $each: [], $sort: { n: 1 } } } }, { a: [{ n: 1 }, { n: 2 }] }],
    [{ a: [1, 2, 3] }, { $push: { a: { $each: [4], $slice: -2 } } }, { a: [3, 4] }],
    [{ a: [1] }, { $addToSet: { a: { $each: [1, new Double(1), 2] } } }, { a: [1, 2] }],
    [{ a: [1, 2, 3] }, { $pop: { a: -1 } }, { a: [2, 3] }],
    [{ a: [1, 5, 9] }, { $pull: { a: { $gte: 5 } } }, { a: [1] }],
    [{ a: [{ x: 1, y: 2 }, { x: 2 }] }, { $pull: { a: { x: 1 } } }, { a: [{ x: 2 }] }],
    [{ a: ['x', 'y', 'x'] }, { $pullAll: { a: ['x'] } }, { a: ['y'] }],
    [{ a: [1, 2] }, { $inc: { 'a.$[]': 10 } }, { a: [11, 12] }],
    [{ a: 1 }, { $setOnInsert: { b: 2 } }, { a: 1 }],
    [{ _id: 1, a: 1 }, { b: 2 }, { _id: 1, b: 2 }],
    [{ _id: 1, a: 1 }, { $set: { _id: 1, a: 2 } }, { _id: 1, a: 2 }],
    [{ _id: 1, a: 2 }, [{ $set: { b: { $add: ['$a', 1] } } }, { $unset: ['a'] }], { _id: 1, b: 3 }],
    [{ _id: 1 }, [{ $replaceWith: { x: '$_id' } }], { _id: 1, x: 1 }],
  ])('of %j by %j gives %j', (doc, update, expected) => expect(updated(doc, update)).toEqual(typed(expected)));

  it('keeps the types of numbers', () => {
    const doc = {
      int: new Int32(2147483647),
      long: Long.fromNumber(1),
      double: new Double(1),
      decimal: Decimal128.fromString('0.10'),
    };
    expect(updated(doc, { $inc: { int: 1, long: 1, double: 1, decimal: Decimal128.fromString('0.20') } })).toEqual({
      int: Long.fromString('2147483648'),
      long: Long.fromNumber(2),
      double: new Double(2),
      decimal: Decimal128.fromString('0.30'),
    });
  });

  it('takes $currentDate from the clock of the command', () => {
    expect(updated({}, { $currentDate: { at: true } })).toEqual({ at: now });
  });

  it('leaves the old document unchanged', () => {
    const doc = typed({ a: { b: [1] } });
    compileUpdate({ update: typed({ $push: { 'a.b': 2 } }) })(doc, { inserting: false, position: undefined, now });
    expect(doc).toEqual(typed({ a: { b: [1] } }));
  });

  it.each<[Doc, Doc, number]>([
    [{ a: 'x' }, { $inc: { a: 1 } }, 14],
    [{ a: null }, { $inc: { a: 1 } }, 14],
    [{ a: 1 }, { $inc: { a: 'x' } }, 14],
    [{ a: Long.MAX_VALUE }, { $inc: { a: 1 } }, 2],
    [{ a: 1 }, { $push: { a: 1 } }, 2],
    [{ a: 1 }, { $pop: { a: 1 } }, 14],
    [{ a: 1 }, { $pull: { a: 1 } }, 2],
    [{ a: 1 }, { $set: { 'a.b': 1 } }, 28],
    [{ a: [1] }, { $set: { 'a.b': 1 } }, 28],
    [{ a: 1 }, { $set: { a: 1 }, $unset: { a: 1 } }, 40],
    [{ a: 1 }, { $set: { 'a.b': 1, a: 2 } }, 40],
    [{ _id: 1 }, { $set: { _id: 2 } }, 66],
    [{ _id: 1 }, { $unset: { _id: 1 } }, 66],
    [{ _id: 1 }, { _id: 2 }, 66],
    [{}, { $set: { '': 1 } }, 56],
    [{}, { $set: { 'a..b': 1 } }, 56],
    [{}, { a: 1, $b: 1 }, 52],
    [{}, { $set: { 'a.$': 1 } }, 2],
    [{ a: [1] }, { $set: { 'a.$[x]': 1 } }, 2],
    [{}, { $bogus: { a: 1 } }, 9],
    [{}, { $set: 5 }, 9],
    [{}, { $rename: { a: 'a' } }, 2],
  ])('of %j by %j is refused with code %i', (doc, update, code) => {
    expect(() => updated(doc, update)).toThrow(expect.objectContaining({ code }));
  });

  it('requires that array filters and their names match', () => {
    const filters = [{ 'x.n': { $gt: 1 } }];
    expect(updated({ a: [{ n: 1 }, { n: 2 }] }, { $set: { 'a.$[x].hit': true } }, { arrayFilters: filters })).toEqual(
      typed({ a: [{ n: 1 }, { n: 2, hit: true }] }),
    );
    expect(() => updated({ a: [] }, { $set: { b: 1 } }, { arrayFilters: filters })).toThrow(
      expect.objectContaining({ code: 9 }),
    );
  });
});
