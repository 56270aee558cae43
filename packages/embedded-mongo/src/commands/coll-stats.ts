import type { Answer, Command, Context } from '../session/command.ts';
import { numberArgument, readArguments, readNamespace } from './arguments.ts';

function collStats(context: Context): Answer {
  const ns = readNamespace(context);
  const scale = numberArgument(readArguments(context), 'scale') ?? 1;
  const { store } = context.server;
  const collection = store.catalog.find(ns);
  const count = collection ? store.database.count(collection.id) : 0;
  const size = collection ? store.database.bytes(collection.id) : 0;
  const scaled = Math.floor(size / scale);
  return {
    reply: {
      ns,
      size: scaled,
      count,
      ...(count > 0 && { avgObjSize: Math.floor(size / count) }),
      storageSize: scaled,
      capped: false,
      nindexes: collection?.indexes.length ?? 0,
      scaleFactor: scale,
    },
  };
}

export const COLL_STATS: Command = { name: 'collStats', fields: ['scale'], run: collStats };
