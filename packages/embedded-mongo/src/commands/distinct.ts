import { compileMatcher } from '../filter/matcher.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Row } from '../storage/row.ts';
import { compareValues, type StringOrder } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { visitPath } from '../values/path.ts';
import {
  collationArgument,
  docArgument,
  hintArgument,
  readArguments,
  readNamespace,
  stringArgument,
} from './arguments.ts';
import { sourceRows } from './source-rows.ts';

function distinct(context: Context): Answer {
  const args = readArguments(context);
  const { server, txn } = context;
  const key = stringArgument(args, 'key');
  if (key === undefined) throw new MongoError(40414, "BSON field 'distinct.key' is missing but a required field");
  const collection = server.store.catalog.find(readNamespace(context), txn);
  const filter = docArgument(args, 'query') ?? {};
  const strings = collationArgument(args);
  const matches = compileMatcher(filter, { ...(strings && { strings }) });
  const hint = hintArgument(args, collection);
  const rows = sourceRows(context, readNamespace(context), { filter, matches, strings, hint });
  return { reply: { values: distinctValues(rows, key.split('.'), strings) } };
}

/** Returns the distinct values in MongoDB's order. Array elements count one by one. */
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

export const DISTINCT: Command = {
  name: 'distinct',
  fields: ['key', 'query', 'collation'],
  transactional: true,
  run: distinct,
};
