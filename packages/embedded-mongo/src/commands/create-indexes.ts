import { EJSON } from 'bson';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { checkedIndexSpec } from '../storage/index/check-spec.ts';
import { createIndex } from '../storage/index/create-index.ts';
import type { Index } from '../storage/index/index-spec.ts';
import { equalValues } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import type { Doc } from '../values/values.ts';
import { docsArgument, readArguments, readNamespace } from './arguments.ts';
import { collectionToWrite } from './target-collection.ts';
import { untilFree } from './waiting.ts';

async function createIndexes(context: Context): Promise<Answer> {
  const ns = readNamespace(context);
  const { store } = context.server;
  const specs = docsArgument(readArguments(context), 'indexes').map(checkedIndexSpec);
  if (specs.length === 0) throw new MongoError(2, 'Must specify at least one index to create');
  return untilFree(context, () => {
    const createdCollectionAutomatically = !store.catalog.find(ns, context.txn);
    const collection = collectionToWrite(context, ns);
    const missing = specs.filter((spec) => !isPresent(collection, spec));
    if (missing.length > 0) checkBuildable(context, collection);
    const before = collection.indexes.length;
    build(context, collection, missing);
    const after = collection.indexes.length;
    const note = after === before && { note: 'all indexes already exist' };
    return { reply: { numIndexesBefore: before, numIndexesAfter: after, createdCollectionAutomatically, ...note } };
  });
}

function checkBuildable({ server, txn }: Context, collection: Collection): void {
  server.store.requireUnlocked(collection, txn);
  if (txn && collection.creator !== txn && server.store.database.count(collection.id) > 0) {
    throw new MongoError(
      263,
      `Cannot create new indexes on existing collection ${collection.ns} in a multi-document transaction.`,
    );
  }
}

/** Returns whether the index exists. Throws when an index of its name or key has other options. */
function isPresent(collection: Collection, spec: Doc): boolean {
  for (const { spec: other } of collection.indexes) {
    const sameName = other.name === spec.name;
    const sameKey = equalValues(other.key, spec.key);
    const sameFilter = equalValues(other.partialFilterExpression ?? {}, spec.partialFilterExpression ?? {});
    const sameOptions = ['unique', 'sparse', 'expireAfterSeconds'].every((o) =>
      equalValues(other[o] ?? null, spec[o] ?? null),
    );
    const sameCollation = equalValues(other.collation ?? {}, spec.collation ?? {});
    if (sameKey && !sameCollation && !sameName) continue;
    // Drivers give this index names of their own.
    if (other.name === '_id_' && sameKey) return true;
    if (sameName && sameKey && sameFilter && sameOptions && sameCollation) return true;
    const shown = (index: Doc) => EJSON.stringify(index);
    if (sameName) {
      const message = `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${shown(spec)}, existing index: ${shown(other)}`;
      throw new MongoError(86, message);
    }
    if (sameKey && sameFilter) {
      const what = sameOptions
        ? `Index already exists with a different name: ${String(other.name)}`
        : `An equivalent index already exists with a different name and options. Requested index: ${shown(spec)}, existing index: ${shown(other)}`;
      throw new MongoError(85, what);
    }
  }
  return false;
}

function build({ server, txn }: Context, collection: Collection, specs: readonly Doc[]): void {
  const { store } = server;
  const made: Index[] = [];
  try {
    for (const spec of specs) {
      const index = createIndex(store.catalog.nextIndexId(), spec);
      made.push(index);
      store.buildIndex(collection, index);
    }
  } catch (error) {
    for (const index of made) store.catalog.dropEntries(index);
    throw error;
  }
  const before = collection.indexes;
  collection.indexes = [...before, ...made];
  store.catalog.save(collection);
  txn?.atEnd.push((committed) => {
    if (!committed) collection.indexes = collection.indexes.filter((index) => !made.includes(index));
    if (!committed) store.catalog.save(collection);
  });
}

export const CREATE_INDEXES: Command = {
  name: 'createIndexes',
  fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
  transactional: true,
  run: createIndexes,
};
