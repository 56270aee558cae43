import { compileMatcher } from '../filter/matcher.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { boolArgument, docArgument, readArguments } from './arguments.ts';

function listDatabases(context: Context): Answer {
  const args = readArguments(context);
  const { store } = context.server;
  const matches = compileMatcher(docArgument(args, 'filter') ?? {});
  const sizes = new Map<string, number>();
  for (const collection of store.catalog.all()) {
    const name = collection.ns.slice(0, collection.ns.indexOf('.'));
    sizes.set(name, (sizes.get(name) ?? 0) + store.database.bytes(collection.id));
  }
  const all = [...sizes]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, size]) => ({ name, sizeOnDisk: size, empty: size === 0 }));
  const databases = all.filter((database) => matches(database));
  if (boolArgument(args, 'nameOnly')) return { reply: { databases: databases.map(({ name }) => ({ name })) } };
  const totalSize = databases.reduce((sum, { sizeOnDisk }) => sum + sizeOnDisk, 0);
  return { reply: { databases, totalSize, totalSizeMb: Math.floor(totalSize / 2 ** 20) } };
}

export const LIST_DATABASES: Command = {
  name: 'listDatabases',
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: listDatabases,
};
