import { compileExpression } from '../expression/expression.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, setField } from '../values/values.ts';

/** Evaluates a command's `let` without a document. `$$NOW` is constant for the whole command. */
export function letVariables(spec: Doc | undefined): Doc {
  const variables: Doc = { NOW: new Date() };
  for (const [name, expression] of Object.entries(spec ?? {})) {
    if (!/^[a-z\u0080-\uffff][\w\u0080-\uffff]*$/.test(name)) {
      throw new MongoError(9, `'${name}' starts with an invalid character for a user variable name`);
    }
    setField(variables, name, compileExpression(expression)({ root: {}, variables: { NOW: variables.NOW } }) ?? null);
  }
  return variables;
}
