import type { Answer, Command, Context } from '../session/command.ts';
import { encoded } from '../session/cursors.ts';
import { MongoError } from '../values/errors.ts';
import { docArgument, readArguments, readNamespace, sizeArgument } from './arguments.ts';

function listIndexes(context: Context): Answer {
  const ns = readNamespace(context);
  const { server, session, txn } = context;
  const collection = server.store.catalog.find(ns, txn);
  if (!collection) throw new MongoError(26, `ns does not exist: ${ns}`);
  const cursor = docArgument(readArguments(context), 'cursor');
  const batchSize = cursor ? sizeArgument({ name: 'listIndexes.cursor', values: cursor }, 'batchSize') : undefined;
  const specs = encoded(collection.indexes.map((index) => index.spec));
  return { batch: server.cursors.open(specs, { ns, batchSize: batchSize ?? Number.POSITIVE_INFINITY, session, txn }) };
}

export const LIST_INDEXES: Command = { name: 'listIndexes', fields: ['cursor'], run: listIndexes };
