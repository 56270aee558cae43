import type { Answer, Command, Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { checkedIndexSpec } from '../storage/index/check-spec.ts';
import { createIndex } from '../storage/index/create-index.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import { docArgument, readArguments, readNamespace } from './arguments.ts';
import { existingCollection } from './target-collection.ts';
import { VALIDATION_FIELDS, validationOptions } from './validation-options.ts';
import { untilFree } from './waiting.ts';

async function collMod(context: Context): Promise<Answer> {
  const { store } = context.server;
  const collection = existingCollection(context, readNamespace(context));
  const change = docArgument(readArguments(context), 'index');
  const reply: Doc = {};
  await untilFree(context, () => store.requireUnlocked(collection));
  if (change) Object.assign(reply, changeIndex(collection, change));
  collection.options = { ...collection.options, ...validationOptions(context.command) };
  store.catalog.save(collection);
  return { reply };
}

function changeIndex(collection: Collection, change: Doc): Doc {
  const at = collection.indexes.findIndex(
    ({ name, spec }) => name === change.name || (isDoc(change.keyPattern) && sameKey(spec.key, change.keyPattern)),
  );
  const index = collection.indexes[at];
  if (!index)
    throw new MongoError(
      27,
      `cannot find index ${JSON.stringify(change.name ?? change.keyPattern)} for ns ${collection.ns}`,
    );
  const unsupported = Object.keys(change).find(
    (field) => !['name', 'keyPattern', 'expireAfterSeconds'].includes(field),
  );
  if (unsupported !== undefined) throw notSupported(`collMod's index option '${unsupported}'`);
  const spec = checkedIndexSpec({ ...index.spec, expireAfterSeconds: change.expireAfterSeconds });
  const changed = createIndex(index.id, spec);
  collection.indexes = collection.indexes.with(at, { ...changed, multikey: index.multikey, rough: index.rough });
  const old = index.spec.expireAfterSeconds;
  return {
    ...(old !== undefined && { expireAfterSeconds_old: old }),
    expireAfterSeconds_new: change.expireAfterSeconds,
  };
}

const sameKey = (a: unknown, b: Doc) =>
  isDoc(a) && JSON.stringify(Object.entries(a)) === JSON.stringify(Object.entries(b));

export const COLL_MOD: Command = { name: 'collMod', fields: ['index', ...VALIDATION_FIELDS], run: collMod };
