import { countRows } from '../access/find-rows.ts';
import { compileMatcher } from '../filter/matcher.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import {
  collationArgument,
  docArgument,
  hintArgument,
  numberArgument,
  readArguments,
  readNamespace,
  sizeArgument,
} from './arguments.ts';
import { sourceRows } from './source-rows.ts';

function count(context: Context): Answer {
  const args = readArguments(context);
  const { server, txn } = context;
  const collection = server.store.catalog.find(readNamespace(context), txn);
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

export const COUNT: Command = {
  name: 'count',
  fields: ['query', 'limit', 'skip', 'hint', 'collation', 'fields'],
  run: count,
};
