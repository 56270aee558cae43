import { compilePipeline } from '../pipeline/pipeline.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { Blocked } from '../storage/transaction.ts';
import { MongoError, notSupported } from '../values/errors.ts';
import type { Doc } from '../values/values.ts';
import { docArgument, readArguments, readNamespace, refuseOptions, stringArgument } from './arguments.ts';
import { pipelineContext } from './source-rows.ts';
import { VALIDATION_FIELDS, validationOptions } from './validation-options.ts';
import { untilFree } from './waiting.ts';

const REFUSED_OPTIONS = [
  ...['capped', 'size', 'max', 'timeseries', 'expireAfterSeconds', 'clusteredIndex', 'encryptedFields'],
  ...['changeStreamPreAndPostImages', 'storageEngine', 'indexOptionDefaults', 'flags'],
];

const FIELDS = ['autoIndexId', 'idIndex', 'collation', 'viewOn', 'pipeline', ...VALIDATION_FIELDS, ...REFUSED_OPTIONS];

async function create(context: Context): Promise<Answer> {
  const ns = readNamespace(context);
  const args = readArguments(context);
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

/** Returns `viewOn` with its pipeline. Compiles the pipeline to check it. */
function viewOptions(context: Context): Doc {
  const viewOn = stringArgument(readArguments(context), 'viewOn');
  if (viewOn === undefined) return {};
  const pipeline = context.command.pipeline ?? [];
  if (!Array.isArray(pipeline))
    throw new MongoError(14, "BSON field 'create.pipeline' is the wrong type, expected type 'array'");
  compilePipeline(pipeline, pipelineContext(context, undefined, {}));
  return { viewOn, pipeline };
}

export const CREATE: Command = { name: 'create', fields: FIELDS, transactional: true, run: create };
