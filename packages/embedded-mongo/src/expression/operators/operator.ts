import { MongoError } from '../../values/errors.ts';
import { type Doc, isDoc, isNullish } from '../../values/values.ts';

/** What an expression sees: the document, its own `$$CURRENT` if rebound, and the variables in scope. */
export interface Scope {
  root: Doc;
  current?: unknown;
  variables: Doc;
}

export type Expression = (scope: Scope) => unknown;
export type Compile = (spec: unknown) => Expression;
/** Makes an operator's expression from its operand. */
export type OperatorCompiler = (operand: unknown, compile: Compile) => Expression;
export type OperatorTable = Record<string, OperatorCompiler>;

/** An operator over evaluated arguments; a single operand may stand without its array. */
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

/** Like `operator`, but null when any argument is null or missing. */
export function nullSafe(
  name: string,
  count: number | [number, number],
  apply: (args: unknown[]) => unknown,
): OperatorCompiler {
  return operator(name, count, (args) => (args.some(isNullish) ? null : apply(args)));
}

/** An operator with named arguments; unknown and absent names are refused. */
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

/** The operand as an object with the allowed fields. */
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
