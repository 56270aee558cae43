import { setTimeout as delay } from 'node:timers/promises';
import { BSONError } from 'bson';
import type { Answer, Command, Connection, Context, ServerState } from '../session/command.ts';
import { enterTransaction } from '../session/enter-transaction.ts';
import type { Failure } from '../session/fail-points.ts';
import { type Session, transactionNumber } from '../session/sessions.ts';
import type { Transaction } from '../storage/transaction.ts';
import { codeNameOf, MongoError } from '../values/errors.ts';
import { type Doc, toNumber } from '../values/values.ts';
import { checkReadConcern, mayReplyBeforeSync, writeConcernError } from './concerns.ts';
import { errorLabels } from './error-labels.ts';
import { findCommand } from './registry.ts';

const GENERIC_FIELDS = new Set([
  ...['$db', 'lsid', 'txnNumber', 'autocommit', 'startTransaction', '$clusterTime', '$readPreference', 'readConcern'],
  ...['writeConcern', 'comment', 'maxTimeMS', 'apiVersion', 'apiStrict', 'apiDeprecationErrors', '$audit', '$client'],
]);

/** Closes the connection without a reply (a fail point, or a failed store). */
export class CloseConnection extends Error {}

/** Runs one command and returns its reply. Errors become replies with `ok: 0`. */
export async function dispatch(server: ServerState, connection: Connection, command: Doc): Promise<Answer> {
  const name = Object.keys(command)[0] ?? '';
  const running: Running = { failure: undefined, txn: undefined, name, command };
  try {
    const { reply, batch } = await run(server, connection, running);
    if (server.store.database.failure) throw new CloseConnection();
    const done = { ...reply, ok: 1 };
    return batch ? { reply: done, batch } : { reply: done };
  } catch (error) {
    // A failed store sends no replies, because a restart may contradict them.
    if (error instanceof CloseConnection || server.store.database.failure) throw new CloseConnection();
    return { reply: failed(server, running, error) };
  }
}

interface Running {
  failure: Failure | undefined;
  txn: Transaction | undefined;
  name: string;
  command: Doc;
}

async function run(server: ServerState, connection: Connection, running: Running): Promise<Answer> {
  const { name, command } = running;
  const handler = findCommand(name);
  if (!handler) throw new MongoError(59, `no such command: '${name}'`);
  running.name = handler.name;
  const ns = `${String(command.$db)}.${String(Object.values(command)[0])}`;
  const failure = server.failPoints.take(handler.name, { appName: connection.appName, ns });
  running.failure = failure;
  if (failure?.blockMs) await delay(failure.blockMs);
  if (failure?.closeConnection) throw new CloseConnection();
  if (failure?.errorCode !== undefined)
    throw new MongoError(failure.errorCode, `Failing command via 'failCommand' failpoint`);
  checkFields(handler, command);
  checkApiVersion(handler, command);
  const session = server.sessions.of(command);
  const number = transactionNumber(command);
  if (number !== undefined && !session)
    throw new MongoError(72, 'Transaction number requires a session ID to also be specified');
  const context = readContext(server, connection, { handler, command, session });
  if (session && number !== undefined && command.autocommit === undefined) {
    checkReadConcern(context, false);
    return retryable(handler, context, { session, number, failure });
  }
  const txn =
    session && command.autocommit !== undefined
      ? enterTransaction(server, session, { handler, command, number })
      : undefined;
  running.txn = txn;
  checkReadConcern(context, txn !== undefined);
  const answer = await handler.run({ ...context, txn });
  return concluded(context, answer, running.failure);
}

function readContext(
  server: ServerState,
  connection: Connection,
  what: { handler: Command; command: Doc; session: Session | undefined },
): Context {
  const { handler, command, session } = what;
  const { $db: db } = command;
  if (typeof db !== 'string' || db === '')
    throw new MongoError(40414, "BSON field '$db' is missing but a required field");
  if (/[/\\. "$\0]/.test(db)) throw new MongoError(73, `Invalid database name: '${db}'`);
  const maxTime = toNumber(command.maxTimeMS) ?? 0;
  if (maxTime < 0) throw new MongoError(2, `maxTimeMS must be non-negative, was ${maxTime}`);
  const deadline = maxTime > 0 && handler.name !== 'getMore' ? Date.now() + maxTime : Number.POSITIVE_INFINITY;
  // Error messages and namespaces use the official spelling of the command's name.
  const named = Object.hasOwn(command, handler.name)
    ? command
    : { [handler.name]: Object.values(command)[0], ...command };
  return { server, connection, name: handler.name, command: named, db, session, txn: undefined, deadline };
}

function checkFields(handler: Command, command: Doc): void {
  if (handler.lenient) return;
  for (const field of Object.keys(command).slice(1)) {
    if (GENERIC_FIELDS.has(field) || handler.fields.includes(field)) continue;
    throw new MongoError(40415, `BSON field '${handler.name}.${field}' is an unknown field.`);
  }
}

const STABLE_API = new Set([
  ...[
    'abortTransaction',
    'aggregate',
    'collMod',
    'commitTransaction',
    'count',
    'create',
    'createIndexes',
    'delete',
    'drop',
  ],
  ...['dropDatabase', 'dropIndexes', 'endSessions', 'explain', 'find', 'findAndModify', 'getMore', 'hello', 'insert'],
  ...[
    'killCursors',
    'listCollections',
    'listDatabases',
    'listIndexes',
    'ping',
    'refreshSessions',
    'update',
    'buildInfo',
  ],
]);

function checkApiVersion({ name }: Command, { apiVersion, apiStrict }: Doc): void {
  if (apiVersion === undefined && apiStrict === undefined) return;
  if (apiVersion !== '1') throw new MongoError(322, `Provided apiVersion must be "1", not ${String(apiVersion)}`);
  if (apiStrict === true && !STABLE_API.has(name))
    throw new MongoError(323, `Provided apiStrict:true, but the command ${name} is not in API Version 1`);
}

/** Runs a retryable write, or returns the stored reply when the session has already run it. */
async function retryable(
  handler: Command,
  context: Context,
  how: { session: Session; number: bigint; failure: Failure | undefined },
): Promise<Answer> {
  const { session, number, failure } = how;
  if (!handler.retryable) return concluded(context, await handler.run(context), failure);
  if (number < session.number) {
    throw new MongoError(
      225,
      `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${session.number} has already started on this session.`,
    );
  }
  if (number === session.number && session.reply) return concluded(context, { reply: session.reply }, failure);
  if (number > session.number) {
    if (session.txn) context.server.store.end(session.txn, false);
    Object.assign(session, { number, txn: undefined, committed: false, reply: undefined });
  }
  const broken = context.server.failPoints.takeWriteFailure();
  if (broken?.errorCode !== undefined) {
    if (broken.close) throw new CloseConnection();
    throw new MongoError(broken.errorCode, 'Failing write with onPrimaryTransactionalWrite');
  }
  const { reply = {} } = await handler.run(context);
  session.reply = reply;
  context.server.sessions.save(session, 'retryable');
  if (broken?.close) throw new CloseConnection();
  return concluded(context, { reply }, failure);
}

/** Waits until the writes are on disk, and adds the write concern error. */
async function concluded(context: Context, answer: Answer, failure: Failure | undefined): Promise<Answer> {
  const { database } = context.server.store;
  await (mayReplyBeforeSync(context) ? database.committed() : database.durable());
  const error = failure?.writeConcernError ?? writeConcernError(context);
  if (!error) return answer;
  const labels = describeLabels(
    { name: context.name, command: context.command, failure },
    { code: undefined, writeConcernCode: toNumber(error.code) },
  );
  return { ...answer, reply: { ...answer.reply, writeConcernError: error, ...labels } };
}

function failed(server: ServerState, running: Running, error: unknown): Doc {
  const known = error instanceof MongoError ? error : unexpected(server, error);
  if (running.txn) server.store.end(running.txn, false);
  const labels = describeLabels(running, { code: known.code, writeConcernCode: undefined });
  return {
    ok: 0,
    errmsg: known.message,
    code: known.code,
    codeName: codeNameOf(known.code),
    ...known.fields,
    ...labels,
  };
}

/** Returns the labels of a fail point, else those that MongoDB gives the error. */
function describeLabels(
  { name, command, failure }: Pick<Running, 'name' | 'command' | 'failure'>,
  codes: { code: number | undefined; writeConcernCode: number | undefined },
): Doc {
  if (failure?.errorLabels) return { errorLabels: failure.errorLabels };
  const inTransaction = command.autocommit !== undefined;
  const retryableWrite = command.txnNumber !== undefined && !inTransaction;
  return errorLabels({ name, inTransaction, retryableWrite, ...codes });
}

function unexpected(server: ServerState, error: unknown): MongoError {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  server.log(`unexpected error: ${text}`);
  if (error instanceof BSONError) return new MongoError(22, error.message);
  return new MongoError(8, error instanceof Error ? error.message : String(error));
}
