import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { isLong } from '../values/values.ts';
import { readArguments, readNamespace, sizeArgument } from './arguments.ts';

function getMore(context: Context): Answer {
  const args = readArguments(context);
  const { command, server, session, txn } = context;
  if (!isLong(command.getMore))
    throw new MongoError(14, "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
  const { collection } = command;
  const ns = isCommandCursor(collection) ? `${context.db}.${collection}` : readNamespace(context, 'collection');
  return {
    batch: server.cursors.more(command.getMore.toBigInt(), {
      ns,
      batchSize: sizeArgument(args, 'batchSize'),
      session,
      txn,
    }),
  };
}

/** Returns whether a cursor belongs to a command on no collection, which has one of these names. */
const isCommandCursor = (name: unknown) => name === '$cmd.listCollections' || name === '$cmd.aggregate';

export const GET_MORE: Command = {
  name: 'getMore',
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  transactional: true,
  run: getMore,
};
