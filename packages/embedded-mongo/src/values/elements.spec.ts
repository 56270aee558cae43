import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { expect, it } from 'vitest';
import { findElement, readDocument, withArray } from './elements.ts';
import { asBuffer, type Doc, decode, encode } from './values.ts';

const EVERY_TYPE: Doc = {
  double: new Double(1.5),
  string: '가나다',
  document: { a: { b: new Int32(1) } },
  array: [new Int32(1), 'a', []],
  binary: new Binary(Buffer.from('bytes'), 4),
  objectId: new ObjectId(),
  boolean: true,
  date: new Date(0),
  null: null,
  regex: new BSONRegExp('^a', 'i'),
  code: new Code('return 1'),
  codeWithScope: new Code('return a', { a: new Int32(1) }),
  symbol: new BSONSymbol('symbol'),
  int: new Int32(7),
  timestamp: new Timestamp({ t: 1, i: 2 }),
  long: Long.fromNumber(8),
  decimal: Decimal128.fromString('1.50'),
  least: new MinKey(),
  greatest: new MaxKey(),
  이름: 'a name beyond ASCII',
};

it('finds an element of every type, and the next one', () => {
  const document = asBuffer(encode(EVERY_TYPE));
  for (const [name, value] of Object.entries(EVERY_TYPE)) {
    const { start = 0, end = 0 } = findElement(document, name) ?? {};
    expect(readDocument(document.subarray(start, end))).toEqual(asBuffer(encode({ [name]: value })));
  }
  expect(findElement(document, 'a')).toBeUndefined();
  expect(findElement(asBuffer(encode({})), '')).toBeUndefined();
});

it('finds the two obsolete types, and refuses unknown ones', () => {
  const reference = Buffer.from('\x0cref\0\x05\0\0\0ns.c\0twelve bytes');
  const undefinedValue = Buffer.from('\x06none\0');
  const document = readDocument(Buffer.concat([reference, undefinedValue, Buffer.from('\x08last\0\x01')]));
  expect(findElement(document, 'last')).toMatchObject({ start: 4 + reference.length + undefinedValue.length });
  expect(() => findElement(readDocument(Buffer.from('\x20odd\0')), 'last')).toThrow('unknown type 32');
});

it('appends an array of documents to a document', () => {
  const items = Array.from({ length: 12 }, (_, i) => ({ i: new Int32(i) }));
  expect(decode(withArray(encode({ a: 'b' }), 'items', items.map(encode)))).toEqual({ a: 'b', items });
  expect(decode(withArray(encode({}), 'items', []))).toEqual({ items: [] });
});
