import { MongoError } from '../../values/errors.ts';
import { type Doc, isDoc, isNullish } from '../../values/values.ts';

/** Scope of an expression: the document, a rebound `$$CURRENT`, and variables. */
export interface Scope {
  root: Doc;
  current?: unknown;
  variables: Doc;
}

/** A compiled expression. */
export type Expression = (scope: Scope) => unknown;
/** Compiles a nested expression. */
export type Compile = (spec: unknown) => Expression;
/** Compiles an operator's operand into an expression. */
export type OperatorCompiler = (operand: unknown, compile: Compile) => Expression;
/** Operators by name. */
export type OperatorTable = Record<string, OperatorCompiler>;

/** Defines an operator on evaluated arguments. A single argument needs no array. */
export function operator(
  name: string,
  count: number | [number, number],
  apply: (args: unknown[]) => unknown,
): OperatorCompiler {
  const [min, max] = typeof count === 'number' ? [count, count] : count;
  return (operand, compile) => {
    const list = Array.isArray(operand) ? operand : [operand];
    if (list.length < min || list.length > max) {
      const expected = min === max ? `exactly ${min}` : `at least ${min} and at most ${max}`;
      throw new MongoError(16020, `Expression ${name} takes ${expected} arguments. ${list.length} were passed in.`);
    }
    const args = list.map((item) => compile(item));
    return (scope) => apply(args.map((arg) => arg(scope)));
  };
}

/** Defines an operator like `operator` that returns null when any argument is null or missing. */
export function nullSafe(
  name: string,
  count: number | [number, number],
  apply: (args: unknown[]) => unknown,
): OperatorCompiler {
  return operator(name, count, (args) => (args.some(isNullish) ? null : apply(args)));
}

/** Defines an operator with named arguments. Refuses unknown and absent names. */
export function named(
  name: string,
  fields: { required: string[]; optional?: string[] },
  apply: (args: Doc) => unknown,
): OperatorCompiler {
  return (operand, compile) => {
    const spec = namedOperand(name, operand, fields);
    const args = Object.entries(spec).map(([field, inner]) => [field, compile(inner)] as const);
    return (scope) => apply(Object.fromEntries(args.map(([field, arg]) => [field, arg(scope)])));
  };
}

/** Checks that an operand is an object with the allowed fields. */
export function namedOperand(name: string, operand: unknown, fields: { required: string[]; optional?: string[] }): Doc {
  if (!isDoc(operand)) throw new MongoError(9, `${name} only supports an object as its argument`);
  const known = [...fields.required, ...(fields.optional ?? [])];
  for (const field of Object.keys(operand)) {
    if (!known.includes(field)) throw new MongoError(9, `${name} found an unknown argument: ${field}`);
  }
  for (const field of fields.required) {
    if (!Object.hasOwn(operand, field)) throw new MongoError(9, `Missing '${field}' parameter to ${name}`);
  }
  return operand;
}
