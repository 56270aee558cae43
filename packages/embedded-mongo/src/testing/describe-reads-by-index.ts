import {
  BSON,
  type ClientSession,
  type Collection,
  type Document,
  type IndexSpecification,
  MongoClient,
  MongoServerError,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import {
  buildDocuments,
  buildIdDocuments,
  buildProbes,
  buildTwins,
  type Filter,
  filters,
  type KindDocument,
  type Path,
  type ValueKind,
  valueKinds,
} from './adjacent-values.ts';
import { type HintsAsked, inTurn } from './hints-asked.ts';
import { withServer } from './with-server.ts';

let server: ReturnType<typeof startServer>;
const startServer = () =>
  withServer((uri) => new MongoClient(uri, { promoteValues: false, promoteLongs: false, bsonRegExp: true }).connect());

/** Where a read looks: the collection, the field, and the hint. */
interface Place {
  things: Collection<KindDocument>;
  path: Path;
  hint?: Document | undefined;
  session?: ClientSession | undefined;
}
type Read = (place: Place, filter: Filter, value: unknown) => Promise<unknown>;

const text = (value: unknown) => BSON.EJSON.stringify(value, { relaxed: false });
const listIds = (docs: Document[]) => docs.map(({ _id }) => text(_id));
const optionsOf = ({ hint, session }: Place) => ({ ...(hint && { hint }), ...(session && { session }) });

/** Reads that run with every filter. */
const SETS: Record<string, Read> = {
  find: async (place, filter) => listIds(await place.things.find(filter, optionsOf(place)).toArray()).sort(),
  countDocuments: (place, filter) => place.things.countDocuments(filter, optionsOf(place)),
};

/** More reads that take a hint. */
const READS: Record<string, Read> = {
  // MongoDB does not allow `count` in transactions.
  count: async ({ things, hint, session }, query) => {
    const counted = { count: things.collectionName, query, ...(hint && { hint }) };
    if (session) return null;
    const { n } = await server.db.command(counted);
    return [n, (await server.db.command({ ...counted, skip: 1, limit: 2 })).n];
  },
  'find with a sort': async (place, filter) =>
    listIds(
      await place.things
        .find(filter, optionsOf(place))
        .sort({ [place.path]: 1, _id: 1 })
        .toArray(),
    ),
  'find with a sort, skip and limit': async (place, filter) => {
    const cursor = place.things.find(filter, optionsOf(place)).sort({ [place.path]: -1, _id: -1 });
    return listIds(await cursor.skip(1).limit(2).toArray());
  },
  'find with a limit, which takes any': async (place, filter) =>
    (await place.things.find(filter, optionsOf(place)).limit(2).toArray()).length,
  'findOne with a sort': async (place, filter) => {
    const found = await place.things.findOne(filter, { ...optionsOf(place), sort: { _id: 1 } });
    return found && text(found._id);
  },
  'findOne, which takes any': async (place, filter) => (await place.things.findOne(filter, optionsOf(place))) !== null,
  'aggregate with $match, $sort and $limit': async (place, filter) => {
    const pipeline = [{ $match: filter }, { $sort: { k: 1, _id: 1 } }, { $limit: 2 }];
    return listIds(await place.things.aggregate(pipeline, optionsOf(place)).toArray());
  },
};

/** Reads that take no hint, or read the collection from another one. */
const HINTLESS: Record<string, Read> = {
  distinct: async (place, filter) => text(await place.things.distinct('k', filter, optionsOf(place))),
  $unionWith: async (place, filter) => {
    const union = { coll: place.things.collectionName, pipeline: [{ $match: filter }] };
    const pipeline = [{ $limit: 1 }, { $unionWith: union }, { $sort: { _id: 1 } }];
    return listIds(await place.things.aggregate(pipeline, optionsOf(place)).toArray());
  },
  $lookup: joined((from, foreignField) => ({ $lookup: { from, localField: 'value', foreignField, as: 'found' } })),
  '$lookup with more stages': joined((from, foreignField) => ({
    $lookup: { from, localField: 'value', foreignField, pipeline: [{ $sort: { _id: 1 } }], as: 'found' },
  })),
  $graphLookup: joined((from, connectToField) => ({
    $graphLookup: { from, startWith: '$value', connectFromField: 'nothing', connectToField, as: 'found' },
  })),
};

/** Returns the ids that a stage joins to a document with the value. */
function joined(stage: (from: string, path: Path) => Document): Read {
  return async (place, _filter, value) => {
    const pipeline = [{ $documents: [{ value: { $literal: value } }] }, stage(place.things.collectionName, place.path)];
    const [doc] = await server.db.aggregate(pipeline, optionsOf(place)).toArray();
    return listIds(doc?.found).sort();
  };
}

/** Returns the result, or the code of the error. */
async function outcome(answer: Promise<unknown>): Promise<string> {
  try {
    return text(await answer);
  } catch (error) {
    if (error instanceof MongoServerError) return `error ${error.code}`;
    throw error;
  }
}

/** A collection with indexes on the queried field, and its twin with the same values in a field without an index. */
interface Pair {
  place: Place;
  twin: Place;
  hints: (Document | undefined)[];
  documents: KindDocument[];
}

async function createPair(documents: KindDocument[], path: Path): Promise<Pair> {
  const things = server.db.collection<KindDocument>('indexed');
  const twins = server.db.collection<KindDocument>('twin');
  const compound: IndexSpecification[] = [
    { k: 1, [path]: 1 },
    { k: -1, [path]: -1 },
    { [path]: 1, k: -1 },
  ];
  const single: IndexSpecification[] = path === '_id' ? [{ _id: 1 }] : [{ [path]: 1 }, { [path]: -1 }];
  for (const key of [...single, ...compound]) await things.createIndex(key);
  await things.insertMany(documents);
  await twins.insertMany(buildTwins(documents, path));
  const hints = [undefined, { $natural: 1 }, ...single, ...compound] as (Document | undefined)[];
  return { place: { things, path }, twin: { things: twins, path: 'w' }, hints, documents };
}

interface Asked {
  kind: ValueKind;
  asked: HintsAsked;
}

/** Returns the differences between both collections for every read and value, with hints and without. */
async function differences({ kind, asked }: Asked, pair: Pair, transaction?: Transaction): Promise<string[]> {
  const different: string[] = [];
  const ask = async (read: Read, place: Place, [filter, value]: [Filter, unknown]) => {
    const answer = await outcome(read({ ...place, session: transaction?.session }, filter, value));
    // An error aborts the transaction.
    if (transaction && answer.startsWith('error')) await transaction.begin();
    return answer;
  };
  for (const [probe, { value, next }] of buildProbes(kind).entries()) {
    let turn = probe;
    for (const [n, buildFilter] of filters.slice(0, transaction ? 4 : undefined).entries()) {
      const own = buildFilter(pair.place.path, value, next);
      const compare = async (name: string, read: Read, hints: Pair['hints']) => {
        const expected = await ask(read, pair.twin, [buildFilter('w', value, next), value]);
        for (const hint of hints) {
          const found = await ask(read, { ...pair.place, hint }, [own, value]);
          if (found !== expected)
            different.push(`${name} ${text(own)} by ${text(hint)}: ${found} instead of ${expected}`);
        }
      };
      const isEquality = n < 2;
      const hinted = { ...SETS, ...(isEquality && READS) };
      for (const [name, read] of Object.entries(hinted)) {
        // The server's own choice is the one that programs ask for.
        const some = transaction ? [inTurn(pair.hints, turn)] : [undefined, inTurn(pair.hints.slice(1), turn)];
        await compare(name, read, asked === 'every hint' ? pair.hints : some);
        turn += 1;
      }
      for (const [name, read] of Object.entries(isEquality ? HINTLESS : {})) await compare(name, read, [undefined]);
    }
  }
  return different;
}

interface Transaction {
  session: ClientSession;
  /** Starts a new transaction that has updated, inserted and deleted documents. */
  begin: () => Promise<void>;
}

function transactionIn(session: ClientSession, { place, twin, documents }: Pair): Transaction {
  const [first, second, third] = documents;
  const begin = async () => {
    if (session.inTransaction()) await session.abortTransaction();
    session.startTransaction();
    for (const { things, path } of [place, twin]) {
      const moved = place.path === '_id' ? { k: true } : { [path]: third?.v ?? null };
      await things.deleteOne({ _id: first?._id } as Filter, { session });
      await things.updateOne({ _id: second?._id } as Filter, { $set: moved }, { session });
      if (place.path !== '_id') await things.insertOne({ _id: 100, k: true, ...moved }, { session });
    }
  };
  return { session, begin };
}

async function allDifferences(asked: Asked, documents: KindDocument[], path: Path): Promise<string[]> {
  const pair = await createPair(documents, path);
  const outside = await differences(asked, pair);
  return server.client.withSession(async (session) => {
    const transaction = transactionIn(session, pair);
    await transaction.begin();
    const inside = await differences(asked, pair, transaction);
    await session.abortTransaction();
    return [...outside, ...inside.map((line) => `in a transaction: ${line}`)];
  });
}

const named = (kinds: readonly ValueKind[]) => kinds.map((kind) => [kind.name, kind] as const);

export function describeReadsByIndex(asked: HintsAsked): void {
  server = startServer();

  describe('every read finds the same with and without an index', () => {
    it.each(named(valueKinds))('among %s', async (_name, kind) => {
      expect(await allDifferences({ kind, asked }, buildDocuments(kind), 'v')).toEqual([]);
    });

    it.each(named(valueKinds.filter(({ asId }) => asId)))('by _id among %s', async (_name, kind) => {
      expect(await allDifferences({ kind, asked }, buildIdDocuments(kind), '_id')).toEqual([]);
    });
  });
}
