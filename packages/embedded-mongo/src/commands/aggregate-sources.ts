import { Binary, Long } from 'bson';
import { compileExpression } from '../expression/expression.ts';
import type { Context } from '../session/command.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import { docArgument, readArguments, readNamespace } from './arguments.ts';
import { letVariables } from './let-variables.ts';

type Source = (context: Context, operand: unknown) => Iterable<Doc>;

const SOURCES: Record<string, Source> = {
  $documents: documents,
  $listLocalSessions: ({ server }) =>
    server.sessions.all().map(({ id, lastUse }) => ({ _id: { id: new Binary(id, 4) }, lastUse: new Date(lastUse) })),
  $currentOp: ({ connection }) => [{ type: 'op', active: true, op: 'command', connectionId: connection.id }],
  $collStats: collStats,
  $indexStats: indexStats,
};

/** Returns whether a first stage generates documents instead of reading the collection. */
export function isDatabaseSource(stage: string): boolean {
  return Object.hasOwn(SOURCES, stage);
}

/** Generates the documents of a first stage such as `$documents` or `$collStats`. */
export function databaseSource(context: Context, stage: string, operand: unknown): Iterable<Doc> {
  return SOURCES[stage]?.(context, operand) ?? [];
}

function documents(context: Context, operand: unknown): Doc[] {
  const variables = letVariables(docArgument(readArguments(context), 'let'));
  const list = compileExpression(operand)({ root: {}, variables });
  if (!Array.isArray(list) || !list.every(isDoc))
    throw new MongoError(5858203, 'an array of documents is expected for $documents');
  return list;
}

function collStats(context: Context, operand: unknown): Doc[] {
  const ns = readNamespace(context);
  const { store } = context.server;
  const collection = store.catalog.find(ns);
  if (!collection) throw new MongoError(26, `Collection [${ns}] not found.`);
  const asked = isDoc(operand) ? Object.keys(operand) : [];
  const unknown = asked.find((name) => name !== 'count' && name !== 'storageStats');
  if (unknown !== undefined) throw notSupported(`$collStats with '${unknown}'`);
  const count = store.database.count(collection.id);
  const size = store.database.bytes(collection.id);
  const result: Doc = { ns, host: context.server.address, localTime: new Date() };
  if (asked.includes('count')) result.count = count;
  if (asked.includes('storageStats'))
    result.storageStats = { size, count, storageSize: size, nindexes: collection.indexes.length, capped: false };
  return [result];
}

function indexStats(context: Context): Doc[] {
  const collection = context.server.store.catalog.find(readNamespace(context));
  const since = new Date(context.server.startedAt);
  return (collection?.indexes ?? []).map(({ name, spec }) => ({
    name,
    key: spec.key,
    host: context.server.address,
    accesses: { ops: Long.ZERO, since },
    spec,
  }));
}
