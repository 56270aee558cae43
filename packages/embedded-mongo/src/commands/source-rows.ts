import { findRows, type RowQuery } from '../access/find-rows.ts';
import { compilePipeline } from '../pipeline/pipeline.ts';
import type { PipelineContext } from '../pipeline/stages/stage.ts';
import type { Context } from '../session/command.ts';
import type { View } from '../storage/collection.ts';
import { Row } from '../storage/row.ts';
import type { StringOrder } from '../values/compare.ts';
import type { Doc } from '../values/values.ts';

/** Finds the documents of a query in a collection or a view; none if neither exists. */
export function sourceRows(context: Context, ns: string, query: RowQuery): Iterable<Row> {
  const { store } = context.server;
  const collection = store.catalog.find(ns, context.txn);
  if (!collection) return [];
  if (!collection.view) return findRows({ store, collection }, { ...query, txn: context.txn });
  return viewRows(context, collection.view, query);
}

function* viewRows(context: Context, view: View, query: RowQuery): Generator<Row> {
  const pipeline = pipelineContext(context, query.strings, query.variables ?? {});
  const run = compilePipeline([...view.pipeline, ...queryStages(query)], pipeline);
  for (const doc of run(pipeline.read(view.on, { filter: {} }))) yield new Row(0, doc);
}

function queryStages({ filter, sort = [], skip = 0, limit = 0 }: RowQuery): Doc[] {
  const stages: Doc[] = [{ $match: filter }];
  if (sort.length > 0) stages.push({ $sort: Object.fromEntries(sort.map(({ path, direction }) => [path, direction])) });
  if (skip > 0) stages.push({ $skip: skip });
  if (limit > 0) stages.push({ $limit: limit });
  return stages;
}

/** Returns the context of a command's pipelines. */
export function pipelineContext(context: Context, strings: StringOrder | undefined, variables: Doc): PipelineContext {
  return {
    strings,
    variables,
    read: function* read(name, query) {
      for (const row of sourceRows(context, `${context.db}.${name}`, { ...query, strings })) yield row.doc;
    },
  };
}
