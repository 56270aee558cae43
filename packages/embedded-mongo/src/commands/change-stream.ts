import type { Context } from '../session/command.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc, isTruthy } from '../values/values.ts';
import type { Batch } from '../wire/messages.ts';
import { readNamespace } from './arguments.ts';

/** Starting points in the past: changes before the opening are not kept. */
const PAST = ['resumeAfter', 'startAfter', 'startAtOperationTime'];
const SHOWN = ['_id', 'documentKey'];

/** Opens a change stream of a collection, which shows only that a document changed and, if asked, which. */
export function openChangeStream(context: Context, operand: unknown, rest: readonly unknown[]): Batch {
  const { server, session, txn } = context;
  if (txn) throw new MongoError(263, 'Aggregation stage: $changeStream cannot run in a multi-document transaction');
  if (typeof context.command.aggregate !== 'string') throw notSupported('A change stream of more than one collection');
  if (!isDoc(operand)) throw new MongoError(6188500, '$changeStream must take a nested object');
  for (const [option, value] of Object.entries(operand)) {
    if (PAST.includes(option))
      throw new MongoError(286, 'Resume of change stream was not possible, as earlier changes are not kept');
    if (option !== 'fullDocument' || value !== 'default') throw notSupported(`The option '${option}' of $changeStream`);
  }
  const projection = onlyProjection(rest);
  if (projection === undefined) throw notSupported('A change stream without a projection to _id and documentKey');
  const showsKey = Object.hasOwn(projection, 'documentKey');
  return server.cursors.openChanges({ ns: readNamespace(context), session, showsKey });
}

/** Returns the projection that is all of a pipeline and shows nothing else; undefined for another pipeline. */
function onlyProjection([stage, ...others]: readonly unknown[]): Doc | undefined {
  if (others.length > 0 || !isDoc(stage) || Object.keys(stage).length !== 1 || !isDoc(stage.$project)) return undefined;
  const fields = Object.entries(stage.$project);
  const isShown = ([field, value]: [string, unknown]) => SHOWN.includes(field) && !isDoc(value) && isTruthy(value);
  return fields.length > 0 && fields.every(isShown) ? stage.$project : undefined;
}
