import type { Answer, Command, Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';

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

export const DB_STATS: Command = { name: 'dbStats', fields: ['scale', 'freeStorage'], run: dbStats };
