import { countRows } from '../access/find-rows.ts';
import { compilePipeline, readStage } from '../pipeline/pipeline.ts';
import type { PipelineContext } from '../pipeline/stages/stage.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { encoded } from '../session/cursors.ts';
import type { Row } from '../storage/row.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, toNumber } from '../values/values.ts';
import { databaseSource, isDatabaseSource } from './aggregate-sources.ts';
import {
  collationArgument,
  docArgument,
  hintArgument,
  readArguments,
  readNamespace,
  refuseOptions,
  sizeArgument,
} from './arguments.ts';
import { openChangeStream } from './change-stream.ts';
import { joinedRows, onlyJoin } from './joined-rows.ts';
import { letVariables } from './let-variables.ts';
import { mergeInto } from './merge-stage.ts';
import { replaceCollection } from './out-stage.ts';
import { pushedDown } from './push-down.ts';
import { pipelineContext, sourceRows } from './source-rows.ts';

const FIELDS = [
  ...['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation', 'collation', 'hint', 'let', 'explain'],
  ...['collectionUUID', 'fromMongos', 'needsMerge', 'exchange', 'isMapReduceCommand'],
];

async function aggregate(context: Context): Promise<Answer> {
  const args = readArguments(context);
  refuseOptions(args, ['explain', 'exchange']);
  const { command, server, session, txn } = context;
  const cursor = docArgument(args, 'cursor');
  if (!cursor)
    throw new MongoError(9, "The 'cursor' option is required, except for aggregate with the explain argument");
  const batchSize = sizeArgument({ name: 'aggregate.cursor', values: cursor }, 'batchSize');
  if (!Array.isArray(command.pipeline))
    throw new MongoError(14, "BSON field 'aggregate.pipeline' is the wrong type, expected type 'array'");
  const stages: unknown[] = command.pipeline;
  const first = stages.length > 0 ? readStage(stages[0]) : undefined;
  if (first?.[0] === '$changeStream') return { batch: openChangeStream(context, first[1], stages.slice(1)) };
  const last = stages.length > 0 ? readStage(stages.at(-1)) : undefined;
  const writes = last?.[0] === '$out' || last?.[0] === '$merge';
  const pipeline = pipelineContext(context, collationArgument(args), letVariables(docArgument(args, 'let')));
  const results = pipelineResults(context, writes ? stages.slice(0, -1) : stages, pipeline);
  const ns = typeof command.aggregate === 'string' ? readNamespace(context) : `${context.db}.$cmd.aggregate`;
  if (!writes) return { batch: server.cursors.open(results, { ns, batchSize, session, txn }) };
  if (txn)
    throw new MongoError(
      263,
      `Operation not permitted in transaction :: caused by :: Aggregation stage: ${last[0]} cannot run in a multi-document transaction`,
    );
  if (isDoc(command.readConcern) && command.readConcern.level === 'linearizable') {
    throw new MongoError(72, `${last[0]} cannot be used with a 'linearizable' read concern level`);
  }
  const write = last[0] === '$out' ? replaceCollection : mergeInto;
  await write(context, last[1], { results, pipeline });
  return { batch: server.cursors.open(encoded([]), { ns, batchSize, session, txn }) };
}

function pipelineResults(context: Context, stages: unknown[], pipeline: PipelineContext): Iterator<Uint8Array> {
  const [first] = stages;
  const opening = first === undefined ? undefined : readStage(first);
  if (opening && isDatabaseSource(opening[0])) {
    const run = compilePipeline(stages.slice(1), pipeline);
    return encoded(run(databaseSource(context, opening[0], opening[1])));
  }
  if (typeof context.command.aggregate !== 'string') {
    throw new MongoError(
      73,
      `{aggregate: 1} is not valid for '${opening?.[0] ?? 'an empty pipeline'}'; a collection is required.`,
    );
  }
  const { query, rest } = pushedDown(stages, pipeline);
  const run = compilePipeline(rest, pipeline);
  const collection = context.server.store.catalog.find(readNamespace(context), context.txn);
  const hint = hintArgument(readArguments(context), collection);
  if (!collection) return encoded(run([]));
  const source = { store: context.server.store, collection };
  if (!collection.view && isCount(rest))
    return encoded(counted(countRows(source, { ...query, hint, txn: context.txn }), rest[0]));
  const rows = sourceRows(context, collection.ns, { ...query, hint });
  if (rest.length === 0) return toBytes(rows);
  const join = onlyJoin(rest);
  if (!join) return encoded(run(docsOf(rows)));
  return joinedRows(context, rows, { join, pipeline, joinDecoded: (row) => encoded(run([row.doc])) });
}

/** Returns whether a pipeline is the `$group` that `countDocuments` sends, which needs only the number of documents. */
function isCount([stage, ...others]: unknown[]): boolean {
  if (others.length > 0 || !isDoc(stage) || !isDoc(stage.$group)) return false;
  const { _id, n, ...fields } = stage.$group;
  if (!isDoc(n) || Object.keys(n).length !== 1 || Object.keys(fields).length > 0) return false;
  return toNumber(_id) === 1 && toNumber(n.$sum) === 1;
}

function counted(n: number, stage: unknown): Doc[] {
  const group = isDoc(stage) && isDoc(stage.$group) ? stage.$group : {};
  return n > 0 ? [{ _id: group._id, n }] : [];
}

function* docsOf(rows: Iterable<Row>): Generator<Doc> {
  for (const row of rows) yield row.doc;
}

function* toBytes(rows: Iterable<Row>): Generator<Uint8Array> {
  for (const row of rows) yield row.bytes;
}

export const AGGREGATE: Command = { name: 'aggregate', fields: FIELDS, transactional: true, run: aggregate };
