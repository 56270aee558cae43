import { Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { describe, expect, it } from 'vitest';
import { type Doc, decode, encode } from '../values/values.ts';
import { compileExpression } from './expression.ts';

const root = {
  n: new Int32(7),
  text: 'Hello, 세계',
  list: [new Int32(3), new Int32(1), new Int32(2)],
  items: [
    { p: new Double(1.5), q: new Int32(2) },
    { p: new Double(2), q: new Int32(1) },
  ],
  at: new Date('2026-03-29T00:30:15.250Z'),
  id: new ObjectId('65a000000000000000000001'),
  big: Long.fromString('9007199254740993'),
  price: Decimal128.fromString('12.50'),
};
function evaluate(expression: unknown): unknown {
  const compiled = compileExpression(decode(encode({ e: expression })).e);
  const value = compiled({ root: decode(encode(root)), variables: { NOW: new Date(0) } });
  return value === undefined ? undefined : stored(value);
}

/** Encodes and decodes a value, so that plain numbers get their BSON type. */
const stored = (value: unknown) => decode(encode({ e: value })).e;

describe('an expression', () => {
  it.each<[unknown, unknown]>([
    ['$items.q', [2, 1]],
    ['$missing.deep', undefined],
    [{ $add: ['$n', 1, new Double(0.5)] }, new Double(8.5)],
    [{ $add: ['$big', 1] }, Long.fromString('9007199254740994')],
    [{ $add: ['$price', '$price'] }, Decimal128.fromString('25.00')],
    [{ $add: ['$at', 1000] }, new Date('2026-03-29T00:30:16.250Z')],
    [{ $subtract: ['$at', new Date('2026-03-29T00:30:15.000Z')] }, Long.fromNumber(250)],
    [{ $divide: ['$n', 2] }, new Double(3.5)],
    [{ $mod: ['$n', 4] }, 3],
    [{ $multiply: ['$n', null] }, null],
    [{ $round: [new Double(2.345), 2] }, new Double(2.35)],
    [{ $round: [new Double(2.5)] }, new Double(2)],
    [{ $trunc: [1234, -2] }, 1200],
    [{ $floor: new Double(-1.5) }, new Double(-2)],
    [{ $sum: ['$list', 1] }, 1],
    [{ $sum: '$list' }, 6],
    [{ $avg: '$list' }, new Double(2)],
    [{ $max: ['$n', 'a'] }, 'a'],
    [{ $concat: ['a', '$text'] }, 'aHello, 세계'],
    [{ $strLenCP: '$text' }, 9],
    [{ $strLenBytes: '$text' }, 13],
    [{ $substrCP: ['$text', 7, 1] }, '세'],
    [{ $split: ['$text', ', '] }, ['Hello', '세계']],
    [{ $toUpper: '$text' }, 'HELLO, 세계'],
    [{ $trim: { input: ' x ' } }, 'x'],
    [{ $regexMatch: { input: '$text', regex: '^hello', options: 'i' } }, true],
    [{ $indexOfCP: ['$text', '계'] }, 8],
    [{ $toString: '$id' }, '65a000000000000000000001'],
    [{ $toString: '$price' }, '12.50'],
    [{ $toObjectId: '65a000000000000000000001' }, root.id],
    [{ $toInt: '12' }, 12],
    [{ $toLong: new Double(1.9) }, Long.fromNumber(1)],
    [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
    [{ $toDate: '2026-01-02' }, new Date('2026-01-02')],
    [{ $type: '$big' }, 'long'],
    [{ $type: '$none' }, 'missing'],
    [{ $cond: [{ $gt: ['$n', 5] }, 'big', 'small'] }, 'big'],
    // biome-ignore lint/suspicious/noThenProperty: `then` is the operator's own field
    [{ $switch: { branches: [{ case: false, then: 1 }], default: 2 } }, 2],
    [{ $ifNull: ['$none', null, 'x'] }, 'x'],
    [{ $and: [{ $ne: ['$none', null] }, { $divide: [1, 1] }] }, true],
    [{ $or: [true, { $divide: [1, 0] }] }, true],
    [{ $filter: { input: '$list', as: 'x', cond: { $gte: ['$$x', 2] } } }, [3, 2]],
    [{ $map: { input: '$items', in: { $multiply: ['$$this.p', '$$this.q'] } } }, [new Double(3), new Double(2)]],
    [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
    [{ $sortArray: { input: '$list', sortBy: -1 } }, [3, 2, 1]],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $slice: ['$list', 1, 5] }, [1, 2]],
    [{ $setUnion: ['$list', [3, 9]] }, [1, 2, 3, 9]],
    [{ $in: [2, '$list'] }, true],
    [{ $range: [0, 6, 2] }, [0, 2, 4]],
    [{ $mergeObjects: [{ a: 1 }, null, { b: '$n' }] }, { a: 1, b: 7 }],
    [{ $arrayToObject: [[['k', 1]]] }, { k: 1 }],
    [{ $getField: { field: 'q', input: { $first: '$items' } } }, 2],
    [{ $setField: { field: 'a.b', input: {}, value: 1 } }, { 'a.b': 1 }],
    [{ $let: { vars: { x: 2 }, in: { $multiply: ['$$x', '$n'] } } }, 14],
    [{ $literal: '$n' }, '$n'],
    ['$$NOW', new Date(0)],
  ])('%j is %j', (expression, expected) =>
    expect(evaluate(expression)).toEqual(expected === undefined ? undefined : stored(expected)),
  );

  it.each<[Doc, number]>([
    [{ $divide: [1, 0] }, 2],
    [{ $add: ['a', 1] }, 14],
    [{ $bogus: 1 }, 168],
    [{ $function: {} }, 115],
    [{ $toInt: 'x' }, 241],
    [{ $arrayElemAt: [1] }, 16020],
    [{ $concat: [1] }, 16702],
    [{ $size: 5 }, 17124],
    [{ $a: 1, $b: 2 }, 15983],
    [{ $getField: { field: 'a', bogus: 1 } }, 9],
    [{ $add: ['$$gone', 1] }, 17276],
  ])('%j is refused with code %i', (expression, code) => {
    expect(() => evaluate(expression)).toThrow(expect.objectContaining({ code }));
  });
});

describe('dates', () => {
  const zone = 'Europe/Berlin';
  it.each<[Doc, unknown]>([
    [
      { $dateToString: { date: '$at', format: '%Y-%m-%d %H:%M:%S.%L %z', timezone: zone } },
      '2026-03-29 01:30:15.250 +0100',
    ],
    [{ $dateToString: { date: '$at', timezone: 'Asia/Seoul', format: '%Y-%m-%dT%H:%M' } }, '2026-03-29T09:30'],
    [{ $dateToString: { date: '$at', format: '%j %u %w %V %G %U' } }, '088 7 1 13 2026 13'],
    [{ $dateToString: { date: '$at' } }, '2026-03-29T00:30:15.250Z'],
    [{ $hour: { date: '$at', timezone: '+09:30' } }, 10],
    [{ $dayOfMonth: '$at' }, 29],
    [{ $dayOfWeek: '$at' }, 1],
    [{ $isoWeek: new Date('2027-01-01') }, 53],
    [{ $week: new Date('2026-01-01') }, 0],
    [{ $dateTrunc: { date: '$at', unit: 'day', timezone: 'Asia/Seoul' } }, new Date('2026-03-28T15:00:00Z')],
    [{ $dateTrunc: { date: '$at', unit: 'week', startOfWeek: 'monday' } }, new Date('2026-03-23')],
    [{ $dateTrunc: { date: '$at', unit: 'month', timezone: zone } }, new Date('2026-02-28T23:00:00Z')],
    [{ $dateTrunc: { date: '$at', unit: 'hour', binSize: 6 } }, new Date('2026-03-29T00:00:00Z')],
    [{ $dateAdd: { startDate: '$at', unit: 'day', amount: 1, timezone: zone } }, new Date('2026-03-29T23:30:15.250Z')],
    [{ $dateAdd: { startDate: new Date('2026-01-31'), unit: 'month', amount: 1 } }, new Date('2026-02-28')],
    [{ $dateSubtract: { startDate: new Date('2024-02-29'), unit: 'year', amount: 1 } }, new Date('2023-02-28')],
    [
      { $dateDiff: { startDate: new Date('2025-12-31'), endDate: new Date('2026-01-01'), unit: 'year' } },
      Long.fromNumber(1),
    ],
    [
      { $dateDiff: { startDate: new Date('2026-03-28'), endDate: new Date('2026-03-29'), unit: 'week' } },
      Long.fromNumber(1),
    ],
    [{ $dateFromParts: { year: 2026, month: 14, day: 0, timezone: 'Asia/Seoul' } }, new Date('2027-01-30T15:00:00Z')],
    [{ $dateFromString: { dateString: '2026-03-01T10:00', timezone: 'Asia/Seoul' } }, new Date('2026-03-01T01:00:00Z')],
  ])('%j is %j', (expression, expected) => expect(evaluate(expression)).toEqual(stored(expected)));
});
