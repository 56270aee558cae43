import type { Answer, Command, Context } from '../session/command.ts';
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

export const DROP_DATABASE: Command = { name: 'dropDatabase', fields: [], run: dropDatabase };
