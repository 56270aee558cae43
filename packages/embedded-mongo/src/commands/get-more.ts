import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { isLong, toNumber } from '../values/values.ts';
import { readArguments, readNamespace, sizeArgument } from './arguments.ts';

/** How long a change stream waits for changes, unless `maxTimeMS` says so. */
const WAIT_FOR_CHANGES_MS = 1000;

async function getMore(context: Context): Promise<Answer> {
  const args = readArguments(context);
  const { command, server, session, txn } = context;
  if (!isLong(command.getMore))
    throw new MongoError(14, "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
  const { collection } = command;
  const ns = isCommandCursor(collection) ? `${context.db}.${collection}` : readNamespace(context, 'collection');
  const id = command.getMore.toBigInt();
  const batchSize = sizeArgument(args, 'batchSize');
  if (!server.cursors.changes.has(id)) return { batch: server.cursors.more(id, { ns, batchSize, session, txn }) };
  const longestMs = toNumber(command.maxTimeMS) ?? WAIT_FOR_CHANGES_MS;
  const batch = await server.cursors.changes.next(id, { count: batchSize || Number.POSITIVE_INFINITY, longestMs });
  // A change stream tells only what survives a power failure.
  await server.store.database.durable();
  return { batch };
}

/** Returns whether a cursor belongs to a command on no collection, which has one of these names. */
const isCommandCursor = (name: unknown) => name === '$cmd.listCollections' || name === '$cmd.aggregate';

export const GET_MORE: Command = {
  name: 'getMore',
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  transactional: true,
  run: getMore,
};
