import { EJSON } from 'bson';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import type { Index } from '../storage/index/index-spec.ts';
import { equalValues } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { isDoc } from '../values/values.ts';
import { readNamespace } from './arguments.ts';
import { untilFree } from './waiting.ts';

async function dropIndexes(context: Context): Promise<Answer> {
  const ns = readNamespace(context);
  const { store } = context.server;
  const { index: wanted } = context.command;
  return untilFree(context, () => {
    const collection = store.catalog.find(ns);
    if (!collection) throw new MongoError(26, `ns not found ${ns}`);
    store.requireUnlocked(collection);
    const dropped =
      wanted === '*' ? collection.indexes.filter(({ name }) => name !== '_id_') : indexesNamed(collection, wanted);
    if (dropped.some(({ name }) => name === '_id_')) throw new MongoError(72, 'cannot drop _id index');
    const nIndexesWas = collection.indexes.length;
    collection.indexes = collection.indexes.filter((index) => !dropped.includes(index));
    for (const index of dropped) store.catalog.dropEntries(index);
    store.catalog.save(collection);
    return { reply: { nIndexesWas } };
  });
}

function indexesNamed(collection: Collection, wanted: unknown): Index[] {
  const list = Array.isArray(wanted) ? wanted : [wanted];
  return list.map((item) => {
    const found = collection.indexes.find(
      ({ name, spec }) => name === item || (isDoc(item) && equalValues(spec.key, item)),
    );
    if (found) return found;
    const what = isDoc(item)
      ? `can't find index with key: ${EJSON.stringify(item)}`
      : `index not found with name [${String(item)}]`;
    throw new MongoError(27, what);
  });
}

export const DROP_INDEXES: Command = { name: 'dropIndexes', fields: ['index'], run: dropIndexes };
