import { countRows, type RowQuery } from '../access/find-rows.ts';
import { compileMatcher } from '../filter/matcher.ts';
import { compileProjection } from '../filter/projection.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Results } from '../session/cursors.ts';
import type { Row } from '../storage/row.ts';
import { compareValues, type StringOrder } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { visitPath } from '../values/path.ts';
import { parseSort } from '../values/sort.ts';
import { type Doc, encode, isLong, isTruthy } from '../values/values.ts';
import {
  type Arguments,
  argumentsOf,
  boolArgument,
  collationArgument,
  docArgument,
  hintArgument,
  namespaceOf,
  numberArgument,
  refuseOptions,
  sizeArgument,
  stringArgument,
} from './arguments.ts';
import { letVariables } from './let-variables.ts';
import { sourceRows } from './source-rows.ts';

const FIND_FIELDS = [
  ...['filter', 'sort', 'projection', 'hint', 'skip', 'limit', 'batchSize', 'singleBatch', 'collation', 'let'],
  ...[
    'allowDiskUse',
    'max',
    'min',
    'returnKey',
    'showRecordId',
    'tailable',
    'awaitData',
    'oplogReplay',
    'noCursorTimeout',
  ],
  ...['allowPartialResults', 'ntoreturn'],
];

/** What `find` and `explain` read out of a find command. */
export function findQuery(context: Context, args: Arguments): RowQuery {
  refuseOptions(args, ['max', 'min', 'returnKey', 'showRecordId', 'tailable', 'awaitData']);
  const collection = context.server.store.catalog.find(namespaceOf(context, args.name), context.txn);
  const filter = docArgument(args, 'filter') ?? {};
  const strings = collationArgument(args);
  const variables = letVariables(docArgument(args, 'let'));
  return {
    filter,
    matches: compileMatcher(filter, { ...(strings && { strings }), variables }),
    strings,
    variables,
    sort: parseSort(docArgument(args, 'sort') ?? {}),
    hint: hintArgument(args, collection),
    skip: sizeArgument(args, 'skip') ?? 0,
    limit: Math.abs(numberArgument(args, 'limit') ?? 0),
    txn: context.txn,
  };
}

function find(context: Context): Answer {
  const args = argumentsOf(context);
  const { server, session, txn, command } = context;
  const query = findQuery(context, args);
  const limit = numberArgument(args, 'limit') ?? 0;
  const batchSize = sizeArgument(args, 'batchSize');
  const projection = docArgument(args, 'projection');
  const project =
    projection && compileProjection(projection, { filter: query.filter, variables: query.variables ?? {} });
  const ns = namespaceOf(context);
  const rows = sourceRows(context, ns, query);
  const singleBatch = boolArgument(args, 'singleBatch') || limit < 0 || isTruthy(command.ntoreturn ?? false);
  return { batch: server.cursors.open(bytesOf(rows, project), { ns, batchSize, singleBatch, session, txn }) };
}

function* bytesOf(rows: Iterable<Row>, project: ((doc: Doc) => Doc) | undefined): Results & Generator<Uint8Array> {
  for (const row of rows) yield project ? encode(project(row.doc)) : row.bytes;
}

function getMore(context: Context): Answer {
  const args = argumentsOf(context);
  const { command, server, session, txn } = context;
  if (!isLong(command.getMore))
    throw new MongoError(14, "BSON field 'getMore.getMore' is the wrong type, expected type 'long'");
  const { collection } = command;
  const ns = isCommandCursor(collection) ? `${context.db}.${collection}` : namespaceOf(context, 'collection');
  return {
    batch: server.cursors.more(command.getMore.toBigInt(), {
      ns,
      batchSize: sizeArgument(args, 'batchSize'),
      session,
      txn,
    }),
  };
}

/** The cursors of commands that belong to no collection go by these names. */
const isCommandCursor = (name: unknown) => name === '$cmd.listCollections' || name === '$cmd.aggregate';

function killCursors({ command, server }: Context): Answer {
  const ids = Array.isArray(command.cursors) ? command.cursors.filter(isLong) : [];
  const killed = ids.filter((id) => server.cursors.kill(id.toBigInt()));
  const unknown = ids.filter((id) => !killed.includes(id));
  return { reply: { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] } };
}

function count(context: Context): Answer {
  const args = argumentsOf(context);
  const { server, txn } = context;
  const collection = server.store.catalog.find(namespaceOf(context), txn);
  const filter = docArgument(args, 'query') ?? {};
  const strings = collationArgument(args);
  const matches = compileMatcher(filter, { ...(strings && { strings }) });
  const limit = Math.abs(numberArgument(args, 'limit') ?? 0);
  const skip = sizeArgument(args, 'skip') ?? 0;
  const hint = hintArgument(args, collection);
  if (!collection) return { reply: { n: 0 } };
  const query = { filter, matches, strings, skip, limit, hint, txn };
  if (!collection.view) return { reply: { n: countRows({ store: server.store, collection }, query) } };
  return { reply: { n: [...sourceRows(context, collection.ns, query)].length } };
}

function distinct(context: Context): Answer {
  const args = argumentsOf(context);
  const { server, txn } = context;
  const key = stringArgument(args, 'key');
  if (key === undefined) throw new MongoError(40414, "BSON field 'distinct.key' is missing but a required field");
  const collection = server.store.catalog.find(namespaceOf(context), txn);
  const filter = docArgument(args, 'query') ?? {};
  const strings = collationArgument(args);
  const matches = compileMatcher(filter, { ...(strings && { strings }) });
  const hint = hintArgument(args, collection);
  const rows = sourceRows(context, namespaceOf(context), { filter, matches, strings, hint });
  return { reply: { values: distinctValues(rows, key.split('.'), strings) } };
}

/** Array elements count one by one; the values come in MongoDB's order. */
function distinctValues(rows: Iterable<Row>, parts: string[], strings: StringOrder | undefined): unknown[] {
  const values: unknown[] = [];
  for (const row of rows) {
    visitPath(row.doc, { parts, expand: false }, (value) => {
      if (Array.isArray(value)) values.push(...value);
      else if (value !== undefined) values.push(value);
      return false;
    });
  }
  values.sort((a, b) => compareValues(a, b, strings));
  return values.filter((value, i) => i === 0 || compareValues(value, values[i - 1], strings) !== 0);
}

/** The commands that read. */
export const READ_COMMANDS: readonly Command[] = [
  { name: 'find', fields: FIND_FIELDS, transactional: true, run: find },
  {
    name: 'getMore',
    fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
    transactional: true,
    run: getMore,
  },
  { name: 'killCursors', fields: ['cursors'], transactional: true, run: killCursors },
  { name: 'count', fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'], run: count },
  { name: 'distinct', fields: ['key', 'query', 'collation'], transactional: true, run: distinct },
];
