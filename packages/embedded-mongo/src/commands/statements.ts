import type { Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, typeName } from '../values/values.ts';
import {
  type Arguments,
  collationArgument,
  docArgument,
  hintArgument,
  readArguments,
  readNamespace,
} from './arguments.ts';
import { letVariables } from './let-variables.ts';
import type { Selection } from './update-statement.ts';

const TRANSIENT = [112, 251, 24];
const MAX_STATEMENTS = 100_000;

/** Fields that insert, update and delete share. */
export const SHARED_FIELDS = [
  'ordered',
  'bypassDocumentValidation',
  'stmtId',
  'stmtIds',
  'isTimeseriesNamespace',
  'collectionUUID',
];

/** Runs the statements in turn. Collects failures as write errors; the first one ends an ordered list. */
export async function eachStatement(
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

/** Throws unless a statement has a filter `q` and no field but these. */
export function checkStatement({ name, values }: Arguments, fields: readonly string[]): void {
  for (const field of Object.keys(values)) {
    if (!fields.includes(field)) throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
  if (!isDoc(values.q))
    throw new MongoError(
      values.q === undefined ? 40414 : 14,
      `BSON field '${name}.q' is missing or of the wrong type '${typeName(values.q)}', expected type 'object'`,
    );
}

/** Reads the selection of an update or delete statement. */
export function readSelection(context: Context, args: Arguments): Selection {
  const constants = docArgument(args, 'c') ?? {};
  return {
    ns: readNamespace(context),
    filter: docArgument(args, 'q') ?? {},
    strings: collationArgument(args),
    variables: { ...letVariables(docArgument(readArguments(context), 'let')), ...constants },
    hint: (collection) => hintArgument(args, collection),
  };
}
