import type { Answer, Command, Context } from '../session/command.ts';
import { docsArgument, readArguments, readNamespace } from './arguments.ts';
import { insertDocument } from './documents.ts';
import { eachStatement, SHARED_FIELDS } from './statements.ts';
import { collectionToWrite } from './target-collection.ts';
import { untilFree } from './waiting.ts';

async function insert(context: Context): Promise<Answer> {
  const ns = readNamespace(context);
  const documents = docsArgument(readArguments(context), 'documents');
  let n = 0;
  const errors = await eachStatement(context, documents, async (doc) => {
    await untilFree(context, () => insertDocument(context, collectionToWrite(context, ns), doc));
    n += 1;
  });
  return { reply: { n, ...errors } };
}

export const INSERT: Command = {
  name: 'insert',
  fields: ['documents', ...SHARED_FIELDS],
  transactional: true,
  retryable: true,
  run: insert,
};
