import { compileMatcher } from '../filter/matcher.ts';
import { compilePipeline } from '../pipeline/pipeline.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { checkedIndexSpec } from '../storage/index/check-spec.ts';
import { createIndex } from '../storage/index/create-index.ts';
import { Blocked } from '../storage/transaction.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, isDoc } from '../values/values.ts';
import {
  argumentsOf,
  boolArgument,
  docArgument,
  namespaceOf,
  numberArgument,
  refuseOptions,
  stringArgument,
} from './arguments.ts';
import { pipelineContext } from './source-rows.ts';
import { untilFree } from './waiting.ts';

const VALIDATION = ['validator', 'validationLevel', 'validationAction'];
const REFUSED_OPTIONS = [
  ...['capped', 'size', 'max', 'timeseries', 'expireAfterSeconds', 'clusteredIndex', 'encryptedFields'],
  ...['changeStreamPreAndPostImages', 'storageEngine', 'indexOptionDefaults', 'flags'],
];
const CREATE_FIELDS = ['autoIndexId', 'idIndex', 'collation', 'viewOn', 'pipeline', ...VALIDATION, ...REFUSED_OPTIONS];

async function create(context: Context): Promise<Answer> {
  const ns = namespaceOf(context);
  const args = argumentsOf(context);
  refuseOptions(args, REFUSED_OPTIONS);
  if (context.command.autoIndexId === false) throw notSupported('A collection without an index on _id');
  const collation = docArgument(args, 'collation');
  if (collation && collation.locale !== 'simple') throw notSupported("A collection's default collation");
  const options = { ...validationOptions(context.command), ...viewOptions(context) };
  const { catalog } = context.server.store;
  await untilFree(context, () => {
    const present = catalog.findAny(ns);
    if (present?.creator && present.creator !== context.txn)
      throw context.txn ? new MongoError(112, `Collection ${ns} is being created`) : new Blocked();
    if (present) throw new MongoError(48, `Collection ${ns} already exists.`);
    catalog.create(ns, options, context.txn);
  });
  return {};
}

/** `viewOn` with its pipeline, compiled once to see that it is allowed. */
function viewOptions(context: Context): Doc {
  const viewOn = stringArgument(argumentsOf(context), 'viewOn');
  if (viewOn === undefined) return {};
  const pipeline = context.command.pipeline ?? [];
  if (!Array.isArray(pipeline))
    throw new MongoError(14, "BSON field 'create.pipeline' is the wrong type, expected type 'array'");
  compilePipeline(pipeline, pipelineContext(context, undefined, {}));
  return { viewOn, pipeline };
}

function validationOptions(command: Doc): Doc {
  const options: Doc = {};
  for (const field of VALIDATION) if (command[field] !== undefined) options[field] = command[field];
  if (isDoc(options.validator)) compileMatcher(options.validator);
  return options;
}

function existing({ server, txn }: Context, ns: string): Collection {
  const collection = server.store.catalog.find(ns, txn);
  if (!collection) throw new MongoError(26, `ns does not exist: ${ns}`);
  return collection;
}

async function drop(context: Context): Promise<Answer> {
  const ns = namespaceOf(context);
  const { store, cursors } = context.server;
  return untilFree(context, () => {
    const collection = store.catalog.find(ns);
    // As of MongoDB 7.0, dropping what is not there is no error.
    if (!collection) return {};
    store.requireUnlocked(collection);
    store.catalog.drop(collection);
    cursors.killIn(ns);
    return { reply: { nIndexesWas: collection.indexes.length, ns } };
  });
}

async function collMod(context: Context): Promise<Answer> {
  const { store } = context.server;
  const collection = existing(context, namespaceOf(context));
  const change = docArgument(argumentsOf(context), 'index');
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

async function renameCollection(context: Context): Promise<Answer> {
  const { store, cursors } = context.server;
  const from = stringArgument(argumentsOf(context), 'renameCollection') ?? '';
  const to = stringArgument(argumentsOf(context), 'to') ?? '';
  if (!/^[^.]+\../.test(to)) throw new MongoError(73, `Invalid namespace specified '${to}'`);
  return untilFree(context, () => {
    const collection = existing(context, from);
    if (from === to) throw new MongoError(20, "Can't rename a collection to itself");
    const target = store.catalog.find(to);
    store.requireUnlocked(collection);
    if (target && !boolArgument(argumentsOf(context), 'dropTarget'))
      throw new MongoError(48, 'target namespace exists');
    if (target) store.catalog.drop(target);
    store.catalog.rename(collection, to);
    cursors.killIn(from);
    return {};
  });
}

function collStats(context: Context): Answer {
  const ns = namespaceOf(context);
  const scale = numberArgument(argumentsOf(context), 'scale') ?? 1;
  const { store } = context.server;
  const collection = store.catalog.find(ns);
  const count = collection ? store.database.count(collection.id) : 0;
  const size = collection ? store.database.bytes(collection.id) : 0;
  const scaled = Math.floor(size / scale);
  return {
    reply: {
      ns,
      size: scaled,
      count,
      ...(count > 0 && { avgObjSize: Math.floor(size / count) }),
      storageSize: scaled,
      capped: false,
      nindexes: collection?.indexes.length ?? 0,
      scaleFactor: scale,
    },
  };
}

/** Collections as a whole. */
export const COLLECTION_COMMANDS: readonly Command[] = [
  { name: 'create', fields: CREATE_FIELDS, transactional: true, run: create },
  { name: 'drop', fields: ['collectionUUID'], run: drop },
  { name: 'collMod', fields: ['index', ...VALIDATION], run: collMod },
  { name: 'renameCollection', fields: ['to', 'dropTarget', 'stayTemp'], run: renameCollection },
  { name: 'collStats', fields: ['scale'], run: collStats },
];
