import type { RowQuery } from '../access/find-rows.ts';
import { compileMatcher } from '../filter/matcher.ts';
import { compileProjection, readCopiedFields } from '../filter/projection.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Results } from '../session/cursors.ts';
import type { Row } from '../storage/row.ts';
import { parseSort } from '../values/sort.ts';
import { type Doc, encode, isTruthy } from '../values/values.ts';
import {
  type Arguments,
  boolArgument,
  collationArgument,
  docArgument,
  hintArgument,
  numberArgument,
  readArguments,
  readNamespace,
  refuseOptions,
  sizeArgument,
} from './arguments.ts';
import { letVariables } from './let-variables.ts';
import { sourceRows } from './source-rows.ts';

const FIELDS = [
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

/** Reads the query of a find command, for `find` and `explain`. */
export function findQuery(context: Context, args: Arguments): RowQuery {
  refuseOptions(args, ['max', 'min', 'returnKey', 'showRecordId', 'tailable', 'awaitData']);
  const collection = context.server.store.catalog.find(readNamespace(context, args.name), context.txn);
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
  const args = readArguments(context);
  const { server, session, txn, command } = context;
  const query = findQuery(context, args);
  const limit = numberArgument(args, 'limit') ?? 0;
  const batchSize = sizeArgument(args, 'batchSize');
  const projection = docArgument(args, 'projection');
  const project =
    projection && compileProjection(projection, { filter: query.filter, variables: query.variables ?? {} });
  const ns = readNamespace(context);
  const rows = sourceRows(context, ns, query);
  const singleBatch = boolArgument(args, 'singleBatch') || limit < 0 || isTruthy(command.ntoreturn ?? false);
  const fields = projection ? readCopiedFields(projection) : null;
  return { batch: server.cursors.open(toBytes(rows, project, fields), { ns, batchSize, singleBatch, session, txn }) };
}

function* toBytes(
  rows: Iterable<Row>,
  project: ((doc: Doc) => Doc) | undefined,
  fields: ReadonlySet<string> | null,
): Results & Generator<Uint8Array> {
  for (const row of rows) yield project ? encode(project(row.part(fields))) : row.bytes;
}

export const FIND: Command = { name: 'find', fields: FIELDS, transactional: true, run: find };
