import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { toNumber } from '../values/values.ts';
import { docsArgument, readArguments } from './arguments.ts';
import { checkStatement, eachStatement, readSelection, SHARED_FIELDS } from './statements.ts';
import { runDelete } from './update-statement.ts';

const STATEMENT_FIELDS = ['q', 'limit', 'collation', 'hint', 'sampleId'];

async function remove(context: Context): Promise<Answer> {
  const statements = docsArgument(readArguments(context), 'deletes');
  for (const values of statements) {
    checkStatement({ name: 'delete.deletes', values }, STATEMENT_FIELDS);
    const limit = toNumber(values.limit);
    if (limit !== 0 && limit !== 1)
      throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${String(values.limit)}`);
  }
  let n = 0;
  const errors = await eachStatement(context, statements, async (values) => {
    const result = await runDelete(
      context,
      readSelection(context, { name: 'delete.deletes', values }),
      toNumber(values.limit) === 1,
    );
    n += result.n;
  });
  return { reply: { n, ...errors } };
}

export const DELETE: Command = {
  name: 'delete',
  fields: ['deletes', 'let', ...SHARED_FIELDS],
  transactional: true,
  retryable: true,
  run: remove,
};
