import { compileProjection } from '../filter/projection.ts';
import type { Answer, Command, Context } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { parseSort } from '../values/sort.ts';
import { type Doc, isDoc } from '../values/values.ts';
import {
  boolArgument,
  collationArgument,
  docArgument,
  hintArgument,
  readArguments,
  readNamespace,
} from './arguments.ts';
import { letVariables } from './let-variables.ts';
import { runDelete, runUpdate, type Selection } from './update-statement.ts';

const FIELDS = [
  ...[
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
    'collation',
    'arrayFilters',
  ],
  ...['hint', 'let', 'stmtId', 'collectionUUID'],
];

async function findAndModify(context: Context): Promise<Answer> {
  const args = readArguments(context);
  const { command } = context;
  const sort = docArgument(args, 'sort');
  const selection: Selection = {
    ns: readNamespace(context),
    filter: docArgument(args, 'query') ?? {},
    sort: sort && parseSort(sort),
    strings: collationArgument(args),
    variables: letVariables(docArgument(args, 'let')),
    hint: (collection) => hintArgument(args, collection),
  };
  const projection = docArgument(args, 'fields');
  const project =
    projection && compileProjection(projection, { filter: selection.filter, variables: selection.variables });
  const show = (doc: Doc | undefined) => (doc && project ? project(doc) : (doc ?? null));
  const remove = boolArgument(args, 'remove');
  const returnNew = boolArgument(args, 'new');
  checkOptions(command, remove, returnNew);
  if (remove) {
    const { n, before } = await runDelete(context, selection, true);
    return { reply: { lastErrorObject: { n }, value: show(before) } };
  }
  const statement = { ...selection, update: command.update, arrayFilters: command.arrayFilters, multi: false };
  const result = await runUpdate(context, { ...statement, upsert: boolArgument(args, 'upsert') });
  const inserted = 'upsertedId' in result;
  const lastErrorObject: Doc = { n: result.matched + (inserted ? 1 : 0), updatedExisting: result.matched > 0 };
  if (inserted) lastErrorObject.upserted = result.upsertedId;
  return { reply: { lastErrorObject, value: show(returnNew ? result.after : result.before) } };
}

function checkOptions(command: Doc, remove: boolean, returnNew: boolean): void {
  if (remove && command.update !== undefined) throw new MongoError(9, 'Cannot specify both an update and remove=true');
  if (remove && command.upsert === true) throw new MongoError(9, 'Cannot specify both upsert=true and remove=true ');
  if (remove && returnNew)
    throw new MongoError(
      9,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!remove && !isDoc(command.update) && !Array.isArray(command.update)) {
    throw new MongoError(9, 'Either an update or remove=true must be specified');
  }
}

export const FIND_AND_MODIFY: Command = {
  name: 'findAndModify',
  fields: FIELDS,
  transactional: true,
  retryable: true,
  run: findAndModify,
};
