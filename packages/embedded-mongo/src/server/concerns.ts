import type { Context } from '../session/command.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc, isNumber, toNumber } from '../values/values.ts';

const LEVELS = ['local', 'majority', 'available', 'linearizable', 'snapshot'];
/** Commands that may read a snapshot outside of a transaction in MongoDB. */
const SNAPSHOT_READS = ['find', 'aggregate', 'distinct', 'getMore'];

/** Checks the read concern. A single server satisfies every level except reads at a past time. */
export function checkReadConcern({ command, name }: Context, inTransaction: boolean): void {
  const { readConcern } = command;
  if (readConcern === undefined) return;
  if (!isDoc(readConcern))
    throw new MongoError(14, "BSON field 'readConcern' is the wrong type, expected type 'object'");
  const { level } = readConcern;
  if (level !== undefined && (typeof level !== 'string' || !LEVELS.includes(level))) {
    throw new MongoError(2, `Enumeration value '${String(level)}' for field 'readConcern.level' is not a valid value.`);
  }
  if (inTransaction && (level === 'available' || level === 'linearizable')) {
    throw new MongoError(
      72,
      'The readConcern level must be either "local" (default), "majority" or "snapshot" in order to run in a transaction',
    );
  }
  if (!inTransaction && level === 'snapshot' && !SNAPSHOT_READS.includes(name)) {
    const why = 'does not support { readConcern: { level: "snapshot" } } :: caused by :: read concern not supported';
    throw new MongoError(72, `Command ${name} ${why}`);
  }
  if (!inTransaction && (level === 'snapshot' || readConcern.atClusterTime !== undefined)) {
    throw notSupported('Read concern level "snapshot" outside of a transaction');
  }
}

/**
 * Returns whether the reply may go out before its data is on disk: true for reads at the default level, as in MongoDB.
 */
export function mayReplyBeforeSync({ name, command }: Context): boolean {
  const level = isDoc(command.readConcern) ? command.readConcern.level : undefined;
  return (level === undefined || level === 'local' || level === 'available') && onlyReads(name, command);
}

function onlyReads(name: string, { pipeline }: Doc): boolean {
  if (name !== 'aggregate') return ['find', 'getMore', 'count', 'distinct'].includes(name);
  const last: unknown = Array.isArray(pipeline) ? pipeline.at(-1) : undefined;
  return !(isDoc(last) && (Object.hasOwn(last, '$out') || Object.hasOwn(last, '$merge')));
}

/** Returns the error that MongoDB adds to the reply when one member cannot satisfy the write concern. */
export function writeConcernError({ command }: Context): Doc | undefined {
  const { writeConcern } = command;
  if (writeConcern === undefined) return undefined;
  if (!isDoc(writeConcern))
    throw new MongoError(14, "BSON field 'writeConcern' is the wrong type, expected type 'object'");
  const { w } = writeConcern;
  if (w === undefined || w === 'majority' || (isNumber(w) && (toNumber(w) ?? 0) <= 1)) return undefined;
  if (isNumber(w)) {
    const asked = {
      writeConcern: { w: toNumber(w), wtimeout: toNumber(writeConcern.wtimeout) ?? 0, provenance: 'clientSupplied' },
    };
    return {
      code: 100,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
      errInfo: asked,
    };
  }
  return {
    code: 79,
    codeName: 'UnknownReplWriteConcern',
    errmsg: `No write concern mode named '${String(w)}' found in replica set configuration`,
  };
}
