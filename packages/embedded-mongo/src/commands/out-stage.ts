import { findRows } from '../access/find-rows.ts';
import type { PipelineContext } from '../pipeline/stages/stage.ts';
import type { Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { decode, isDoc } from '../values/values.ts';
import { insertDocument, removeDocument } from './documents.ts';
import { collectionToWrite } from './target-collection.ts';
import { untilFree } from './waiting.ts';

/** Results of a pipeline that ends with `$out` or `$merge`, and its context. */
export interface StageInput {
  results: Iterator<Uint8Array>;
  pipeline: PipelineContext;
}

/** Returns the namespace that `$out` or `$merge` names: a collection of this or another database. */
export function targetNamespace(stage: string, operand: unknown, db: string): string {
  if (typeof operand === 'string' && operand !== '') return `${db}.${operand}`;
  if (isDoc(operand) && typeof operand.coll === 'string')
    return `${typeof operand.db === 'string' ? operand.db : db}.${operand.coll}`;
  throw new MongoError(16990, `${stage} only supports a string or object argument, not ${typeof operand}`);
}

/** Runs `$out`: the results replace the collection's documents; its indexes stay. */
export async function replaceCollection(context: Context, operand: unknown, { results }: StageInput): Promise<void> {
  const ns = targetNamespace('$out', operand, context.db);
  const documents: Uint8Array[] = [];
  for (let next = results.next(); !next.done; next = results.next()) documents.push(next.value);
  const { store } = context.server;
  await untilFree(context, () => {
    const collection = collectionToWrite(context, ns);
    store.requireUnlocked(collection);
    for (const row of [...findRows({ store, collection }, { filter: {} })]) removeDocument(context, collection, row);
    for (const document of documents) insertDocument(context, collection, decode(document));
  });
}
