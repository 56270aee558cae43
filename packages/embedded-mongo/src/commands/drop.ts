import type { Answer, Command, Context } from '../session/command.ts';
import { readNamespace } from './arguments.ts';
import { untilFree } from './waiting.ts';

async function drop(context: Context): Promise<Answer> {
  const ns = readNamespace(context);
  const { store, cursors } = context.server;
  return untilFree(context, () => {
    const collection = store.catalog.find(ns);
    // As of MongoDB 7.0, dropping a missing collection is no error.
    if (!collection) return {};
    store.requireUnlocked(collection);
    store.catalog.drop(collection);
    cursors.killIn(ns);
    return { reply: { nIndexesWas: collection.indexes.length, ns } };
  });
}

export const DROP: Command = { name: 'drop', fields: ['collectionUUID'], run: drop };
