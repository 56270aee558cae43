import 'reflect-metadata';
import { type Model, Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreditLogRecord } from './ledger/credit-log.schema.ts';
import { openTestDatabase, type TestDatabase } from './testing/open-test-database.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
type Rows = Model<CreditLogRecord>;
type Row = InstanceType<Rows>;
const change = { $set: { change: 1_000_000 } };

/** Every operation of a model, and of a document, that changes or removes rows. */
const ways: Record<string, (rows: Rows, row: Row) => Promise<unknown>> = {
  updateOne: (rows, { _id }) => rows.updateOne({ _id }, change),
  updateMany: (rows) => rows.updateMany({}, change),
  'updateOne with upsert': (rows) => rows.updateOne({ _id: new Types.ObjectId() }, change, { upsert: true }),
  replaceOne: (rows, row) => rows.replaceOne({ _id: row._id }, { ...row.toObject(), change: 1_000_000 }),
  findOneAndUpdate: (rows, { _id }) => rows.findOneAndUpdate({ _id }, change),
  findByIdAndUpdate: (rows, { _id }) => rows.findByIdAndUpdate(_id, change),
  findOneAndReplace: (rows, row) => rows.findOneAndReplace({ _id: row._id }, { ...row.toObject(), change: 1 }),
  findOneAndDelete: (rows, { _id }) => rows.findOneAndDelete({ _id }),
  findByIdAndDelete: (rows, { _id }) => rows.findByIdAndDelete(_id),
  deleteOne: (rows, { _id }) => rows.deleteOne({ _id }),
  deleteMany: (rows) => rows.deleteMany({}),
  'bulkWrite of an update': (rows, { _id }) => rows.bulkWrite([{ updateOne: { filter: { _id }, update: change } }]),
  'bulkWrite of a removal': (rows, { _id }) => rows.bulkWrite([{ deleteOne: { filter: { _id } } }]),
  bulkSave: (rows, row) => {
    row.set('change', 1_000_000, { overwriteImmutable: true });
    return rows.bulkSave([row]);
  },
  'save of a changed row': (_, row) => {
    row.set('change', 1_000_000, { overwriteImmutable: true });
    return row.save();
  },
  'updateOne of a row': (_, row) => row.updateOne(change),
  'deleteOne of a row': (_, row) => row.deleteOne(),
};

let database: TestDatabase;
let rows: Rows;
beforeAll(async () => {
  database = await openTestDatabase();
  rows = database.model<CreditLogRecord>('CreditLog');
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.collection('credit_logs').deleteMany({});
});

const rowOf = (reference: string) => ({
  userId: new Types.ObjectId(),
  reference,
  change: 100,
  creditAfter: 100,
  reason: '가입 축하',
  createdAt: now,
});

describe('a row of the credit log [R29]', () => {
  it.each(Object.keys(ways))('is neither changed nor removed by %s [R29]', async (name) => {
    const [row] = await rows.create([rowOf('bonus:29')]);
    if (row === undefined) throw new Error('no row');
    const before = await database.collection('credit_logs').find().toArray();
    await expect(ways[name]?.(rows, row)).rejects.toThrow('never changed or removed');
    expect(await database.collection('credit_logs').find().toArray()).toEqual(before);
    expect(before).toHaveLength(1);
  });

  it('the list above contains every such operation of mongoose [R29]', () => {
    const writing = /^(update(One|Many)|replace|delete|findOneAnd|findByIdAnd|bulk)/;
    const known = Object.getOwnPropertyNames(Object.getPrototypeOf(rows)).filter((name) => writing.test(name));
    const tried = new Set(Object.keys(ways).map((name) => name.split(' ')[0]));
    expect(known.length).toBeGreaterThan(8);
    expect(known.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('can be added', async () => {
    await rows.create([rowOf('one')]);
    await rows.insertMany([rowOf('two'), rowOf('three')]);
    expect(await rows.countDocuments()).toBe(3);
  });
});
