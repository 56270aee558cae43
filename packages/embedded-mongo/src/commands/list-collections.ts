import { compileMatcher } from '../filter/matcher.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { encoded } from '../session/cursors.ts';
import type { Collection } from '../storage/collection.ts';
import type { Doc } from '../values/values.ts';
import { boolArgument, docArgument, readArguments, sizeArgument } from './arguments.ts';

function listCollections(context: Context): Answer {
  const args = readArguments(context);
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

export const LIST_COLLECTIONS: Command = {
  name: 'listCollections',
  fields: ['filter', 'nameOnly', 'cursor', 'authorizedCollections'],
  run: listCollections,
};
