import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { boolArgument, readArguments, stringArgument } from './arguments.ts';
import { existingCollection } from './target-collection.ts';
import { untilFree } from './waiting.ts';

async function renameCollection(context: Context): Promise<Answer> {
  const { store, cursors } = context.server;
  const from = stringArgument(readArguments(context), 'renameCollection') ?? '';
  const to = stringArgument(readArguments(context), 'to') ?? '';
  if (!/^[^.]+\../.test(to)) throw new MongoError(73, `Invalid namespace specified '${to}'`);
  return untilFree(context, () => {
    const collection = existingCollection(context, from);
    if (from === to) throw new MongoError(20, "Can't rename a collection to itself");
    const target = store.catalog.find(to);
    store.requireUnlocked(collection);
    if (target && !boolArgument(readArguments(context), 'dropTarget'))
      throw new MongoError(48, 'target namespace exists');
    if (target) store.catalog.drop(target);
    store.catalog.rename(collection, to);
    cursors.killIn(from);
    return {};
  });
}

export const RENAME_COLLECTION: Command = {
  name: 'renameCollection',
  fields: ['to', 'dropTarget', 'stayTemp'],
  run: renameCollection,
};
