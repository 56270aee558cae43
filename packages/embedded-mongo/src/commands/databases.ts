import { compileMatcher } from '../filter/matcher.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { encoded } from '../session/cursors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Doc } from '../values/values.ts';
import { argumentsOf, boolArgument, docArgument, sizeArgument } from './arguments.ts';
import { untilFree } from './waiting.ts';

async function dropDatabase(context: Context): Promise<Answer> {
  const { store, cursors } = context.server;
  const dropped = await untilFree(context, () => {
    const collections = store.catalog.inDatabase(context.db);
    for (const collection of collections) store.requireUnlocked(collection);
    for (const collection of collections) {
      store.catalog.drop(collection);
      cursors.killIn(collection.ns);
    }
    return collections.length > 0;
  });
  return { reply: dropped ? { dropped: context.db } : {} };
}

function listCollections(context: Context): Answer {
  const args = argumentsOf(context);
  const matches = compileMatcher(docArgument(args, 'filter') ?? {});
  const nameOnly = boolArgument(args, 'nameOnly');
  const list = context.server.store.catalog
    .inDatabase(context.db)
    .map((collection) => describe(collection, context.db.length + 1));
  const shown = list
    .filter((item) => matches(item))
    .map((item) => (nameOnly ? { name: item.name, type: item.type } : item));
  const cursor = docArgument(args, 'cursor');
  const batchSize = cursor ? sizeArgument({ name: 'listCollections.cursor', values: cursor }, 'batchSize') : undefined;
  const { session, txn } = context;
  const options = {
    ns: `${context.db}.$cmd.listCollections`,
    batchSize: batchSize ?? Number.POSITIVE_INFINITY,
    session,
    txn,
  };
  return { batch: context.server.cursors.open(encoded(shown), options) };
}

function describe(collection: Collection, prefix: number): Doc {
  const idIndex = collection.indexes.find((index) => index.name === '_id_')?.spec;
  return {
    name: collection.ns.slice(prefix),
    type: collection.view ? 'view' : 'collection',
    options: collection.options,
    info: collection.view ? { readOnly: true } : { readOnly: false, uuid: collection.uuid },
    ...(idIndex && { idIndex }),
  };
}

function listDatabases(context: Context): Answer {
  const args = argumentsOf(context);
  const { store } = context.server;
  const matches = compileMatcher(docArgument(args, 'filter') ?? {});
  const sizes = new Map<string, number>();
  for (const collection of store.catalog.all()) {
    const name = collection.ns.slice(0, collection.ns.indexOf('.'));
    sizes.set(name, (sizes.get(name) ?? 0) + store.database.bytes(collection.id));
  }
  const all = [...sizes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, size]) => ({ name, sizeOnDisk: size, empty: size === 0 }));
  const databases = all.filter((database) => matches(database));
  if (boolArgument(args, 'nameOnly')) return { reply: { databases: databases.map(({ name }) => ({ name })) } };
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  return { reply: { databases, totalSize, totalSizeMb: Math.floor(totalSize / 2 ** 20) } };
}

function dbStats(context: Context): Answer {
  const { store } = context.server;
  const collections = store.catalog.inDatabase(context.db);
  const sum = (of: (collection: Collection) => number) =>
    collections.reduce((total, collection) => total + of(collection), 0);
  const dataSize = sum(({ id }) => store.database.bytes(id));
  return {
    reply: {
      db: context.db,
      collections: collections.length,
      views: 0,
      objects: sum(({ id }) => store.database.count(id)),
      dataSize,
      storageSize: dataSize,
      indexes: sum(({ indexes }) => indexes.length),
    },
  };
}

/** Databases as a whole. */
export const DATABASE_COMMANDS: readonly Command[] = [
  { name: 'dropDatabase', fields: [], run: dropDatabase },
  { name: 'listCollections', fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'], run: listCollections },
  { name: 'listDatabases', fields: ['filter', 'nameOnly', 'authorizedDatabases'], run: listDatabases },
  { name: 'dbStats', fields: ['scale', 'freeStorage'], run: dbStats },
];
