import { compareValues } from '../../values/compare.ts';
import { MongoError } from '../../values/errors.ts';
import { type Doc, isDoc, isNullish, isTruthy } from '../../values/values.ts';
import { type Compile, type Expression, namedOperand, type OperatorTable, operator, type Scope } from './operator.ts';

const compared = (name: string, accept: (order: number) => boolean) =>
  operator(name, 2, ([a, b]) => accept(compareValues(a, b)));

const listOf = (operand: unknown, compile: Compile): Expression[] =>
  (Array.isArray(operand) ? operand : [operand]).map((item) => compile(item));

function conditional(operand: unknown, compile: Compile): Expression {
  if (Array.isArray(operand) && operand.length !== 3) {
    throw new MongoError(16020, `Expression $cond takes exactly 3 arguments. ${operand.length} were passed in.`);
  }
  const [test, yes, no] = Array.isArray(operand)
    ? operand.map((item) => compile(item))
    : condParts(namedOperand('$cond', operand, { required: ['if', 'then', 'else'] }), compile);
  return (scope) => (isTruthy(test?.(scope)) ? yes?.(scope) : no?.(scope));
}

const condParts = (spec: Doc, compile: Compile) => [compile(spec.if), compile(spec.then), compile(spec.else)];

function firstPresent(operand: unknown, compile: Compile): Expression {
  const list = listOf(operand, compile);
  if (list.length < 2) throw new MongoError(1257300, `$ifNull needs at least two arguments, had: ${list.length}`);
  return (scope) => {
    let value: unknown;
    for (const item of list) {
      value = item(scope);
      if (!isNullish(value)) return value;
    }
    return value;
  };
}

function compileSwitch(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$switch', operand, { required: ['branches'], optional: ['default'] });
  if (!Array.isArray(spec.branches) || spec.branches.length === 0)
    throw new MongoError(40068, '$switch requires at least one branch.');
  const branches = spec.branches.map((branch) => {
    const { case: test, then } = namedOperand('$switch', branch, { required: ['case', 'then'] });
    return { test: compile(test), result: compile(then) };
  });
  const fallback = Object.hasOwn(spec, 'default') ? compile(spec.default) : undefined;
  return (scope) => {
    const branch = branches.find(({ test }) => isTruthy(test(scope)));
    if (branch) return branch.result(scope);
    if (!fallback)
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    return fallback(scope);
  };
}

function letIn(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$let', operand, { required: ['vars', 'in'] });
  if (!isDoc(spec.vars)) throw new MongoError(16876, 'invalid parameter: expected an object (vars)');
  const variables = Object.entries(spec.vars).map(([name, value]) => [name, compile(value)] as const);
  const body = compile(spec.in);
  return (scope) => {
    const values = Object.fromEntries(variables.map(([name, value]) => [name, value(scope)]));
    return body(withVariables(scope, values));
  };
}

/** Returns the scope with more variables. `CURRENT` among them rebinds the root of plain paths. */
export function withVariables(scope: Scope, values: Doc): Scope {
  const { CURRENT, ...variables } = values;
  const next = { ...scope, variables: { ...scope.variables, ...variables } };
  return CURRENT === undefined ? next : { ...next, current: CURRENT };
}

export const COMPARISON: OperatorTable = {
  $eq: compared('$eq', (order) => order === 0),
  $ne: compared('$ne', (order) => order !== 0),
  $gt: compared('$gt', (order) => order > 0),
  $gte: compared('$gte', (order) => order >= 0),
  $lt: compared('$lt', (order) => order < 0),
  $lte: compared('$lte', (order) => order <= 0),
  $cmp: operator('$cmp', 2, ([a, b]) => Math.sign(compareValues(a, b))),
  $and: (operand, compile) => {
    const list = listOf(operand, compile);
    return (scope) => list.every((item) => isTruthy(item(scope)));
  },
  $or: (operand, compile) => {
    const list = listOf(operand, compile);
    return (scope) => list.some((item) => isTruthy(item(scope)));
  },
  $not: operator('$not', 1, ([value]) => !isTruthy(value)),
  $literal: (operand) => () => operand,
  $const: (operand) => () => operand,
  $expr: (operand, compile) => compile(operand),
  $cond: conditional,
  $ifNull: firstPresent,
  $switch: compileSwitch,
  $let: letIn,
};
