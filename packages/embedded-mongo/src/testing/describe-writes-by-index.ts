import {
  BSON,
  type ClientSession,
  type Collection,
  type Document,
  type IndexSpecification,
  MongoClient,
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

const text = (value: unknown) => BSON.EJSON.stringify(value, { relaxed: false });

interface Options {
  hint?: Document;
  session?: ClientSession;
}
/** Writes, and returns the number of documents that the server reports. */
type Write = (things: Collection<KindDocument>, filter: Filter, options: Options) => Promise<number>;

const TOUCH = { $set: { touched: true } };
const FIRST = { sort: { _id: 1 as const } };
const replaced = (k: boolean) => ({ k, v: 'replaced' });

/** Writes to any one of the matches. */
const ONE: Record<string, Write> = {
  updateOne: async (things, filter, options) => (await things.updateOne(filter, TOUCH, options)).matchedCount,
  replaceOne: async (things, filter, options) =>
    (await things.replaceOne(filter, replaced(true), options)).matchedCount,
  deleteOne: async (things, filter, options) => (await things.deleteOne(filter, options)).deletedCount,
  'findOneAndUpdate without a sort': async (things, filter, options) =>
    Number((await things.findOneAndUpdate(filter, TOUCH, options)) !== null),
};

/** Writes to the match with the lowest `_id`. */
const LOWEST: Record<string, Write> = {
  findOneAndUpdate: async (things, filter, options) =>
    Number((await things.findOneAndUpdate(filter, TOUCH, { ...options, ...FIRST })) !== null),
  findOneAndReplace: async (things, filter, options) =>
    Number((await things.findOneAndReplace(filter, replaced(false), { ...options, ...FIRST })) !== null),
  findOneAndDelete: async (things, filter, options) =>
    Number((await things.findOneAndDelete(filter, { ...options, ...FIRST })) !== null),
};

/** Writes to all matches. */
const MANY: Record<string, Write> = {
  updateMany: async (things, filter, options) => (await things.updateMany(filter, TOUCH, options)).matchedCount,
  deleteMany: async (things, filter, options) => (await things.deleteMany(filter, options)).deletedCount,
  'bulkWrite of updates': async (things, filter, { hint, session }) => {
    const operation = { updateMany: { filter, update: TOUCH, ...(hint && { hint }) } };
    return (await things.bulkWrite([operation, operation], { ...(session && { session }) })).matchedCount / 2;
  },
  'bulkWrite of deletions': async (things, filter, { hint, session }) => {
    const operation = { deleteMany: { filter, ...(hint && { hint }) } };
    return (await things.bulkWrite([operation, operation], { ...(session && { session }) })).deletedCount;
  },
};

/** A collection, the queried field, and the twin in which a scan finds the matches. */
interface Pair {
  things: Collection<KindDocument>;
  twins: Collection<KindDocument>;
  path: Path;
  documents: KindDocument[];
  /** For each of the first filters: no hint, and each index that answers it alone. */
  hints: (Document | undefined)[][];
}

async function createPair(documents: KindDocument[], path: Path): Promise<Pair> {
  const things = server.db.collection<KindDocument>('indexed');
  const twins = server.db.collection<KindDocument>('twin');
  const single: IndexSpecification[] = path === '_id' ? [{ _id: 1 }] : [{ [path]: 1 }, { [path]: -1 }];
  const compound: IndexSpecification[] = [
    { k: 1, [path]: 1 },
    { k: -1, [path]: -1 },
  ];
  for (const key of [...single, ...compound]) await things.createIndex(key);
  await things.insertMany(documents);
  await twins.insertMany(buildTwins(documents, path));
  const hints = [single, compound].map((keys): (Document | undefined)[] => [undefined, ...(keys as Document[])]);
  return { things, twins, path, documents, hints };
}

async function contents(things: Collection<KindDocument>, session?: ClientSession): Promise<Map<string, string>> {
  const docs = await things.find({}, { hint: { $natural: 1 }, ...(session && { session }) }).toArray();
  return new Map(docs.map((doc) => [text(doc._id), text(doc)]));
}

const changed = (before: Map<string, string>, after: Map<string, string>) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id));

interface Case {
  pair: Pair;
  /** Ids of the matches in ascending order. */
  matches: string[];
  filter: Filter;
  hints: (Document | undefined)[];
  asked: HintsAsked;
  /** The number of the probe: the first write of each takes another hint. */
  probe: number;
  before: Map<string, string>;
  session?: ClientSession;
}

/** Returns the wrong effects of writes with hints, and undoes each write before the next. */
async function mistakes(
  writes: Record<string, Write>,
  expected: (ids: string[]) => string[],
  here: Case,
): Promise<string[]> {
  const { pair, matches, filter, asked, probe, before, session } = here;
  const found: string[] = [];
  for (const [index, [name, write]] of Object.entries(writes).entries()) {
    for (const hint of asked === 'every hint' ? here.hints : [inTurn(here.hints, probe + index)]) {
      const n = Number(await write(pair.things, filter, { ...(hint && { hint }), ...(session && { session }) }));
      const ids = changed(before, await contents(pair.things, session));
      const wanted = expected(ids);
      if (n !== wanted.length || text(ids.sort()) !== text(wanted.sort()))
        found.push(`${name} ${text(filter)} by ${text(hint)}: ${n}, ${ids} instead of ${wanted} among ${matches}`);
      if (ids.length > 0) await undo(here);
    }
  }
  return found;
}

async function undo({ pair, session }: Case): Promise<void> {
  if (session) await begin(pair, session);
  else {
    await pair.things.deleteMany({});
    await pair.things.insertMany(pair.documents);
  }
}

/** Starts a new transaction and updates, inserts and deletes documents in it. */
async function begin({ things, twins, path, documents }: Pair, session: ClientSession): Promise<void> {
  const [first, second, third] = documents;
  if (session.inTransaction()) await session.abortTransaction();
  session.startTransaction();
  for (const collection of [things, twins]) {
    const value = third?.v ?? null;
    const moved = path === '_id' ? { k: true } : { v: value, ...(collection === twins && { w: value }) };
    await collection.deleteOne({ _id: first?._id } as Filter, { session });
    await collection.updateOne({ _id: second?._id } as Filter, { $set: moved }, { session });
    if (path !== '_id') await collection.insertOne({ _id: 100, k: true, ...moved }, { session });
  }
}

interface Asked {
  kind: ValueKind;
  asked: HintsAsked;
}

async function allMistakes({ kind, asked }: Asked, pair: Pair, session?: ClientSession): Promise<string[]> {
  const found: string[] = [];
  for (const [probe, { value, next }] of buildProbes(kind).slice(0, 4).entries()) {
    for (const [n, hints] of pair.hints.entries()) {
      const buildFilter = filters[n] ?? (() => ({}));
      if (session) await begin(pair, session);
      const scanned = pair.twins.find(buildFilter('w', value, next), { ...FIRST, ...(session && { session }) });
      const matches = (await scanned.toArray()).map(({ _id }) => text(_id));
      const before = await contents(pair.things, session);
      const here = {
        pair,
        matches,
        filter: buildFilter(pair.path, value, next),
        hints,
        asked,
        probe,
        before,
        ...(session && { session }),
      };
      const any = (ids: string[]) => (ids.length === 1 && matches.includes(ids[0] ?? '') ? ids : matches.slice(0, 1));
      found.push(...(await mistakes(ONE, any, here)));
      found.push(...(await mistakes(LOWEST, () => matches.slice(0, 1), here)));
      found.push(...(await mistakes(MANY, () => [...matches], here)));
    }
  }
  return found;
}

const named = (kinds: readonly ValueKind[]) => kinds.map((kind) => [kind.name, kind] as const);

async function inAndOutside(asked: Asked, documents: KindDocument[], path: Path): Promise<string[]> {
  const pair = await createPair(documents, path);
  const outside = await allMistakes(asked, pair);
  return server.client.withSession(async (session) => {
    const inside = await allMistakes(asked, pair, session);
    await session.abortTransaction();
    return [...outside, ...inside.map((line) => `in a transaction: ${line}`)];
  });
}

export function describeWritesByIndex(asked: HintsAsked): void {
  server = startServer();

  describe('every write by an index changes exactly the documents that a scan finds', () => {
    it.each(named(valueKinds))('among %s', async (_name, kind) => {
      expect(await inAndOutside({ kind, asked }, buildDocuments(kind), 'v')).toEqual([]);
    });

    it.each(named(valueKinds.filter(({ asId }) => asId)))('by _id among %s', async (_name, kind) => {
      expect(await inAndOutside({ kind, asked }, buildIdDocuments(kind), '_id')).toEqual([]);
    });
  });
}
