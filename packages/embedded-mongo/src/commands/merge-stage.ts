import { ObjectId } from 'bson';
import { findRows } from '../access/find-rows.ts';
import { compileExpression, valueAt } from '../expression/expression.ts';
import { compilePipelineUpdate } from '../pipeline/pipeline-update.ts';
import type { Context } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import { duplicateKey } from '../storage/index/duplicate-key.ts';
import type { Index } from '../storage/index/index-spec.ts';
import type { Row } from '../storage/row.ts';
import { equalValues } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, decode, isDoc } from '../values/values.ts';
import { insertDocument, replaceDocument } from './documents.ts';
import { type StageInput, targetNamespace } from './out-stage.ts';
import { collectionToWrite } from './target-collection.ts';
import { untilFree } from './waiting.ts';

interface MergeSpec {
  ns: string;
  on: string[];
  whenMatched: unknown;
  whenNotMatched: unknown;
  variables: Doc;
}

/** Runs `$merge`: each result updates its counterpart in the target, or is inserted. */
export async function mergeInto(context: Context, operand: unknown, { results, pipeline }: StageInput): Promise<void> {
  const spec = mergeSpec(context, operand);
  const documents: Doc[] = [];
  for (let next = results.next(); !next.done; next = results.next()) documents.push(decode(next.value));
  const { store } = context.server;
  const collection = await untilFree(context, () => collectionToWrite(context, spec.ns));
  uniqueIndexOn(collection, spec.on);
  for (const doc of documents) {
    await untilFree(context, () => {
      const whole = Object.hasOwn(doc, '_id') || !spec.on.includes('_id') ? doc : { _id: new ObjectId(), ...doc };
      const filter = Object.fromEntries(
        spec.on.map((path) => [path, { $eq: valueAt(whole, path.split('.')) ?? null }]),
      );
      const [row] = findRows({ store, collection }, { filter, limit: 1 });
      mergeOne(context, { collection, spec, row, variables: pipeline.variables }, whole);
    });
  }
}

function mergeSpec(context: Context, operand: unknown): MergeSpec {
  const into = isDoc(operand) && Object.hasOwn(operand, 'into') ? operand.into : operand;
  const options = isDoc(operand) ? operand : {};
  const known = ['into', 'on', 'let', 'whenMatched', 'whenNotMatched'];
  const unknown = Object.keys(options).find((field) => !known.includes(field));
  if (unknown !== undefined) throw new MongoError(40415, `BSON field '$merge.${unknown}' is an unknown field.`);
  const { on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' } = options;
  const paths = Array.isArray(on) ? on : [on];
  if (!paths.every((path) => typeof path === 'string'))
    throw new MongoError(51186, "$merge 'on' field must be a string or an array of strings");
  return {
    ns: targetNamespace('$merge', into, context.db),
    on: paths,
    whenMatched,
    whenNotMatched,
    variables: isDoc(options.let) ? options.let : {},
  };
}

function uniqueIndexOn(collection: Collection, on: readonly string[]): Index {
  const index = collection.indexes.find(
    ({ unique, partial, fields }) =>
      unique && !partial && fields.length === on.length && fields.every(({ path }) => on.includes(path)),
  );
  if (!index) throw new MongoError(51183, 'Cannot find index to verify that join fields will be unique');
  return index;
}

interface Merging {
  collection: Collection;
  spec: MergeSpec;
  row: Row | undefined;
  variables: Doc;
}

function mergeOne(context: Context, { collection, spec, row, variables }: Merging, doc: Doc): void {
  if (!row) {
    if (spec.whenNotMatched === 'fail')
      throw new MongoError(
        13113,
        '$merge could not find a matching document in the target collection for at least one document in the source collection',
      );
    if (spec.whenNotMatched === 'insert') insertDocument(context, collection, doc);
    else if (spec.whenNotMatched !== 'discard')
      throw new MongoError(
        2,
        `Enumeration value '${String(spec.whenNotMatched)}' for field '$merge.whenNotMatched' is not a valid value.`,
      );
    return;
  }
  const merged = (after: Doc) => {
    if (!equalValues(after._id ?? row.doc._id, row.doc._id))
      throw new MongoError(
        66,
        '$merge failed to update the matching document, did you attempt to modify the _id or the shard key?',
      );
    const { _id, ...rest } = after;
    replaceDocument(context, collection, { row, after: { _id: row.doc._id, ...rest } });
  };
  const { whenMatched } = spec;
  if (whenMatched === 'fail') throw duplicateKey(collection.ns, uniqueIndexOn(collection, spec.on), row.doc);
  if (whenMatched === 'replace') merged(doc);
  else if (whenMatched === 'merge') merged({ ...row.doc, ...doc });
  else if (Array.isArray(whenMatched)) {
    const scope = { root: doc, variables };
    const own = Object.entries(spec.variables).map(([name, value]) => [name, compileExpression(value)(scope)]);
    merged(compilePipelineUpdate(whenMatched, { ...variables, new: doc, ...Object.fromEntries(own) })(row.doc));
  } else if (whenMatched !== 'keepExisting')
    throw new MongoError(
      2,
      `Enumeration value '${String(whenMatched)}' for field '$merge.whenMatched' is not a valid value.`,
    );
}
