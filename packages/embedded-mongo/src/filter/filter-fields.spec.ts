import { Int32 } from 'bson';
import { expect, it } from 'vitest';
import { Row } from '../storage/row.ts';
import { type Doc, decode, encode } from '../values/values.ts';
import { readFilterFields } from './filter-fields.ts';
import { compileMatcher } from './matcher.ts';
import { compileProjection, readCopiedFields } from './projection.ts';

const long = 'x'.repeat(300);
const documents: readonly Doc[] = [
  {},
  { _id: 1, a: 1, b: { c: [1, 2] }, 이름: '가' },
  { _id: 2, a: null, b: [{ c: 3 }, { c: [4] }], 이름: '나' },
  { _id: 3, b: 'text', a: [], '': 0, constructor: 5 },
  { _id: 4, a: { $ref: 'other', $id: 7 }, b: { c: null } },
  { $ref: 'other', $id: { $ref: 'other', $id: 6 }, _id: 6, a: { $ref: 'other', $id: 7 } },
  { _id: 5, a: [[1], { 0: 2 }], 이름: ['가', null], toString: 'own' },
].flatMap((doc) => [doc, { first: long, ...doc, last: new Int32(1) }]);

const filters: readonly Doc[] = [
  {},
  { a: 1 },
  { a: null },
  { a: { $exists: false }, 이름: { $in: ['가', null] } },
  { 'b.c': { $gte: 2 } },
  { 'b.0.c': 3, _id: { $ne: 1 } },
  { $or: [{ a: { $size: 0 } }, { $and: [{ 'a.0': 1 }, { b: { $exists: false } }] }, { $nor: [{ 이름: '가' }] }] },
  { a: { $type: 'object' } },
  { constructor: 5 },
  { constructor: { $exists: true } },
  { toString: { $type: 'string' } },
  { '': 0 },
  { $comment: 'none', a: { $elemMatch: { $gt: 0 } } },
  { $expr: { $eq: ['$a', 1] } },
  { a: { $not: { $gt: 0 } }, $alwaysTrue: 1 },
];

it.each(filters)('a filter (%j) finds the same in the fields that it reads as in the whole document', (filter) => {
  const fields = readFilterFields(filter);
  const matches = compileMatcher(filter);
  for (const doc of documents) {
    const bytes = encode(doc);
    expect(matches(new Row(1, bytes).part(fields)), JSON.stringify(doc)).toBe(matches(decode(bytes)));
  }
});

it('a filter that may read any field names none', () => {
  expect(readFilterFields({ a: 1, $expr: true })).toBeNull();
  expect(readFilterFields({ $or: [{ a: 1 }, { $where: 'x' }] })).toBeNull();
  expect([...(readFilterFields({ 'a.b': 1, $and: [{ c: 2 }] }) ?? [])]).toEqual(['a', 'c']);
});

it.each<Doc>([
  { a: 1 },
  { a: 1, _id: 0 },
  { 'b.c': true, 이름: 1 },
  { 'b.c': 1, first: 1, last: 1 },
  { '': 1 },
  { constructor: 1, toString: 1 },
  { _id: 1 },
  { a: 0 },
  { a: 1, sum: { $add: [1, 2] } },
  { a: { $slice: 1 } },
  { 'a.b': '$b' },
])('a projection (%j) gives the same of the fields that it copies as of the whole document', (projection) => {
  const compile = () => compileProjection(projection, { filter: {}, variables: {} });
  if ('' in projection) return expect(compile).toThrow('FieldPath');
  const [project, fields] = [compile(), readCopiedFields(projection)];
  for (const doc of documents) {
    const bytes = encode(doc);
    expect(encode(project(new Row(1, bytes).part(fields)))).toEqual(encode(project(decode(bytes))));
  }
});

it('only what is copied is read in part', () => {
  for (const whole of [{ a: 0 }, { _id: 0 }, { a: 1, sum: { $add: [1, 2] } }, { a: { $slice: 1 } }, { 'a.$': 1 }])
    expect(readCopiedFields(whole)).toBeNull();
  expect([...(readCopiedFields({ 'b.c': 1, _id: 0 }) ?? [])]).toEqual(['b', '_id']);
});
