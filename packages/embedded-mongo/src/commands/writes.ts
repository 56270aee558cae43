import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, toNumber, typeName } from '../values/values.ts';
import {
  type Arguments,
  argumentsOf,
  collationArgument,
  docArgument,
  docsArgument,
  hintArgument,
  namespaceOf,
} from './arguments.ts';
import { collectionToWrite, insertDocument } from './documents.ts';
import { letVariables } from './let-variables.ts';
import { flag, runDelete, runUpdate, type Selection } from './update-statement.ts';
import { untilFree } from './waiting.ts';

const TRANSIENT = [112, 251, 24];
const MAX_STATEMENTS = 100_000;
const SHARED_FIELDS = [
  'ordered',
  'bypassDocumentValidation',
  'stmtId',
  'stmtIds',
  'isTimeseriesNamespace',
  'collectionUUID',
];

/** Runs the statements in turn; a failed one becomes a write error and, if ordered, the last. */
async function eachStatement(
  context: Context,
  statements: Doc[],
  run: (statement: Doc, index: number) => Promise<void>,
): Promise<Doc> {
  if (statements.length < 1 || statements.length > MAX_STATEMENTS) {
    throw new MongoError(
      16,
      `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
    );
  }
  const writeErrors: Doc[] = [];
  const ordered = context.command.ordered !== false;
  for (const [index, statement] of statements.entries()) {
    try {
      await run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      if (context.txn && TRANSIENT.includes(error.code)) throw error;
      writeErrors.push({ index, code: error.code, ...error.fields, errmsg: error.message });
      if (context.txn) context.server.store.end(context.txn, false);
      if (ordered || context.txn) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

async function insert(context: Context): Promise<Answer> {
  const ns = namespaceOf(context);
  const documents = docsArgument(argumentsOf(context), 'documents');
  let n = 0;
  const errors = await eachStatement(context, documents, async (doc) => {
    await untilFree(context, () => insertDocument(context, collectionToWrite(context, ns), doc));
    n += 1;
  });
  return { reply: { n, ...errors } };
}

const UPDATE_FIELDS = [
  'q',
  'u',
  'c',
  'upsert',
  'multi',
  'collation',
  'arrayFilters',
  'hint',
  'sampleId',
  'upsertSupplied',
];
const DELETE_FIELDS = ['q', 'limit', 'collation', 'hint', 'sampleId'];

function checkStatement({ name, values }: Arguments, fields: readonly string[]): void {
  for (const field of Object.keys(values)) {
    if (!fields.includes(field)) throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
  if (!isDoc(values.q))
    throw new MongoError(
      values.q === undefined ? 40414 : 14,
      `BSON field '${name}.q' is missing or of the wrong type '${typeName(values.q)}', expected type 'object'`,
    );
}

function selectionOf(context: Context, args: Arguments): Selection {
  const constants = docArgument(args, 'c') ?? {};
  return {
    ns: namespaceOf(context),
    filter: docArgument(args, 'q') ?? {},
    strings: collationArgument(args),
    variables: { ...letVariables(docArgument(argumentsOf(context), 'let')), ...constants },
    hint: (collection) => hintArgument(args, collection),
  };
}

async function update(context: Context): Promise<Answer> {
  const statements = docsArgument(argumentsOf(context), 'updates');
  for (const values of statements) checkStatement({ name: 'update.updates', values }, UPDATE_FIELDS);
  const totals = { n: 0, nModified: 0 };
  const upserted: Doc[] = [];
  const errors = await eachStatement(context, statements, async (values, index) => {
    const statement = {
      ...selectionOf(context, { name: 'update.updates', values }),
      update: values.u,
      arrayFilters: values.arrayFilters,
    };
    const result = await runUpdate(context, { ...statement, upsert: flag(values.upsert), multi: flag(values.multi) });
    totals.n += result.matched;
    totals.nModified += result.modified;
    if (!('upsertedId' in result)) return;
    totals.n += 1;
    upserted.push({ index, _id: result.upsertedId });
  });
  return { reply: { ...totals, ...(upserted.length > 0 && { upserted }), ...errors } };
}

async function remove(context: Context): Promise<Answer> {
  const statements = docsArgument(argumentsOf(context), 'deletes');
  for (const values of statements) {
    checkStatement({ name: 'delete.deletes', values }, DELETE_FIELDS);
    const limit = toNumber(values.limit);
    if (limit !== 0 && limit !== 1)
      throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${String(values.limit)}`);
  }
  let n = 0;
  const errors = await eachStatement(context, statements, async (values) => {
    const result = await runDelete(
      context,
      selectionOf(context, { name: 'delete.deletes', values }),
      toNumber(values.limit) === 1,
    );
    n += result.n;
  });
  return { reply: { n, ...errors } };
}

/** The commands that write by statements. */
export const WRITE_COMMANDS: readonly Command[] = [
  { name: 'insert', fields: ['documents', ...SHARED_FIELDS], transactional: true, retryable: true, run: insert },
  { name: 'update', fields: ['updates', 'let', ...SHARED_FIELDS], transactional: true, retryable: true, run: update },
  { name: 'delete', fields: ['deletes', 'let', ...SHARED_FIELDS], transactional: true, retryable: true, run: remove },
];
