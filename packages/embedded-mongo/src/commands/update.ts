import type { Answer, Command, Context } from '../session/command.ts';
import type { Doc } from '../values/values.ts';
import { docsArgument, readArguments } from './arguments.ts';
import { checkStatement, eachStatement, readSelection, SHARED_FIELDS } from './statements.ts';
import { flag, runUpdate } from './update-statement.ts';

const STATEMENT_FIELDS = [
  'q',
  'u',
  'c',
  'upsert',
  'multi',
  'collation',
  'arrayFilters',
  'hint',
  'sampleId',
  'upsertSupplied',
];

async function update(context: Context): Promise<Answer> {
  const statements = docsArgument(readArguments(context), 'updates');
  for (const values of statements) checkStatement({ name: 'update.updates', values }, STATEMENT_FIELDS);
  const totals = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const errors = await eachStatement(context, statements, async (values, index) => {
    const statement = {
      ...readSelection(context, { name: 'update.updates', values }),
      update: values.u,
      arrayFilters: values.arrayFilters,
    };
    const result = await runUpdate(context, { ...statement, upsert: flag(values.upsert), multi: flag(values.multi) });
    totals.n += result.matched;
    totals.nModified += result.modified;
    if (!('upsertedId' in result)) return;
    totals.n += 1;
    upserted.push({ index, _id: result.upsertedId });
  });
  return { reply: { ...totals, ...(upserted.length > 0 && { upserted }), ...errors } };
}

export const UPDATE: Command = {
  name: 'update',
  fields: ['updates', 'let', ...SHARED_FIELDS],
  transactional: true,
  retryable: true,
  run: update,
};
