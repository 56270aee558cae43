import { type Connection, createConnection, Error as MongooseError, Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from './server/start-server.ts';

let mongo: EmbeddedMongo;
let connection: Connection;

beforeAll(async () => {
  mongo = await startEmbeddedMongo();
  connection = await createConnection(mongo.uri, { dbName: 'shop' }).asPromise();
  connection.model('Author', new Schema({ name: { type: String, required: true, unique: true }, born: Date }));
  connection.model(
    'Book',
    new Schema(
      {
        title: String,
        author: { type: Schema.Types.ObjectId, ref: 'Author' },
        tags: [String],
        reviews: [{ by: String, stars: Number }],
        price: Schema.Types.Decimal128,
        meta: { type: Map, of: Number },
      },
      { timestamps: true, optimisticConcurrency: true },
    ).index({ title: 1, createdAt: -1 }),
  );
  await Promise.all(Object.values(connection.models).map((model) => model.init()));
});

beforeEach(async () => {
  for (const model of Object.values(connection.models)) await model.deleteMany({});
});

afterAll(async () => {
  await connection.close();
  await mongo.close();
});

const Author = () => connection.model('Author');
const Book = () => connection.model('Book');

describe('mongoose', () => {
  it('saves, populates and updates documents with sub-documents', async () => {
    const author = await Author().create({ name: 'Han Kang', born: new Date('1970-11-27') });
    const book = await Book().create({
      title: 'Human Acts',
      author: author._id,
      tags: ['novel'],
      price: '12.50',
      meta: { pages: 200 },
    });
    book.set('reviews', [{ by: 'a', stars: 4 }]);
    book.get('reviews').push({ by: 'b', stars: 5 });
    await book.save();
    book.get('reviews').pull({ _id: book.get('reviews')[0]._id });
    book.get('meta').set('pages', 224);
    await book.save();
    const found = await Book()
      .findOne({ 'reviews.stars': { $gte: 5 } })
      .populate('author')
      .lean<Record<string, unknown>>();
    expect(found).toMatchObject({
      title: 'Human Acts',
      author: { name: 'Han Kang' },
      reviews: [{ by: 'b' }],
      meta: { pages: 224 },
    });
    expect(String(found?.price)).toBe('12.50');
  });

  it('sorts and filters Decimal128 by value', async () => {
    await Book().create(['9.5', '12.50', '100', '-1'].map((price, n) => ({ title: String(n), price })));
    const dear = await Book()
      .find({ price: { $gt: '10' } })
      .sort({ price: -1 });
    expect(dear.map((book) => String(book.get('price')))).toEqual(['100', '12.50']);
  });

  it('reports duplicates, invalid documents and lost updates', async () => {
    await Author().create({ name: 'x' });
    await expect(Author().create({ name: 'x' })).rejects.toMatchObject({ code: 11000, keyValue: { name: 'x' } });
    await expect(Author().create({})).rejects.toBeInstanceOf(MongooseError.ValidationError);
    const { _id } = await Book().create({ title: 'a' });
    const [first, second] = await Promise.all([Book().findById(_id), Book().findById(_id)]);
    await first?.set('title', 'b').save();
    await expect(second?.set('title', 'c').save()).rejects.toBeInstanceOf(MongooseError.VersionError);
  });

  it('runs transactions, cursors, bulk writes and aggregation', async () => {
    await connection.transaction(async (session) => {
      await Author().create([{ name: 'a' }, { name: 'b' }], { session, ordered: true });
    });
    await expect(
      connection.transaction(async (session) => {
        await Author().create([{ name: 'c' }], { session });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await Author().countDocuments()).toBe(2);
    await Book().bulkWrite(
      Array.from({ length: 120 }, (_, n) => ({
        insertOne: { document: { title: `t${n % 3}`, tags: [`x${n}`] } },
      })) as never,
    );
    let seen = 0;
    for await (const _book of Book().find().sort({ _id: 1 }).cursor({ batchSize: 50 })) seen += 1;
    expect(seen).toBe(120);
    const groups = await Book().aggregate([{ $group: { _id: '$title', n: { $sum: 1 } } }, { $sort: { _id: 1 } }]);
    expect(groups).toEqual([
      { _id: 't0', n: 40 },
      { _id: 't1', n: 40 },
      { _id: 't2', n: 40 },
    ]);
    const upserted = await Author().findOneAndUpdate(
      { name: 'z' },
      { born: new Date(0) },
      { upsert: true, returnDocument: 'after' },
    );
    expect(upserted?.get('born')).toEqual(new Date(0));
  });

  it('synchronizes indexes with the schema', async () => {
    expect(await Book().diffIndexes()).toEqual({ toDrop: [], toCreate: [] });
    await Book().collection.createIndex({ stray: 1 });
    expect(await Book().syncIndexes()).toEqual(['stray_1']);
    expect(await Book().listIndexes()).toHaveLength(2);
  });
});
