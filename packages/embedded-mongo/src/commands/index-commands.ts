import { EJSON } from 'bson';
import type { Answer, Command, Context } from '../session/command.ts';
import { encoded } from '../session/cursors.ts';
import type { Collection } from '../storage/collection.ts';
import { checkedIndexSpec } from '../storage/index/check-spec.ts';
import { createIndex } from '../storage/index/create-index.ts';
import type { Index } from '../storage/index/index-spec.ts';
import { equalValues } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import { argumentsOf, docArgument, docsArgument, namespaceOf, sizeArgument } from './arguments.ts';
import { collectionToWrite } from './documents.ts';
import { untilFree } from './waiting.ts';

async function createIndexes(context: Context): Promise<Answer> {
  const ns = namespaceOf(context);
  const { store } = context.server;
  const specs = docsArgument(argumentsOf(context), 'indexes').map(checkedIndexSpec);
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

/** True when the very index exists; throws when one of its name or key exists with other options. */
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
    // Whatever a client calls it: drivers give it a name of their own.
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

async function dropIndexes(context: Context): Promise<Answer> {
  const ns = namespaceOf(context);
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

function listIndexes(context: Context): Answer {
  const ns = namespaceOf(context);
  const { server, session, txn } = context;
  const collection = server.store.catalog.find(ns, txn);
  if (!collection) throw new MongoError(26, `ns does not exist: ${ns}`);
  const cursor = docArgument(argumentsOf(context), 'cursor');
  const batchSize = cursor ? sizeArgument({ name: 'listIndexes.cursor', values: cursor }, 'batchSize') : undefined;
  const specs = encoded(collection.indexes.map((index) => index.spec));
  return { batch: server.cursors.open(specs, { ns, batchSize: batchSize ?? Number.POSITIVE_INFINITY, session, txn }) };
}

/** Indexes of a collection. */
export const INDEX_COMMANDS: readonly Command[] = [
  {
    name: 'createIndexes',
    fields: ['indexes', 'commitQuorum', 'ignoreUnknownIndexOptions'],
    transactional: true,
    run: createIndexes,
  },
  { name: 'dropIndexes', fields: ['index'], run: dropIndexes },
  { name: 'listIndexes', fields: ['cursor'], run: listIndexes },
];
