import { findRows } from '../access/find-rows.ts';
import type { PipelineContext } from '../pipeline/stages/stage.ts';
import type { Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { decode, isDoc } from '../values/values.ts';
import { insertDocument, removeDocument } from './documents.ts';
import { collectionToWrite } from './target-collection.ts';
import { untilFree } from './waiting.ts';

export interface StageInput {
  results: Iterator<Uint8Array>;
  pipeline: PipelineContext;
}

/** The namespace that `$out` and `$merge` name: a collection, here or in another database. */
export function targetNamespace(stage: string, operand: unknown, db: string): string {
  if (typeof operand === 'string' && operand !== '') return `${db}.${operand}`;
  if (isDoc(operand) && typeof operand.coll === 'string')
    return `${typeof operand.db === 'string' ? operand.db : db}.${operand.coll}`;
  throw new MongoError(16990, `${stage} only supports a string or object argument, not ${typeof operand}`);
}

/** `$out`: the results take the place of the collection's documents; its indexes stay. */
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
