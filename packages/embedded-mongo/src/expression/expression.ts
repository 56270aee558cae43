import { MongoError, notSupported } from '../values/errors.ts';
import { type Doc, getField, isDoc, setField } from '../values/values.ts';
import type { Expression, Scope } from './operators/operator.ts';
import { OPERATORS } from './operators/registry.ts';

const REFUSED = [
  '$function',
  '$accumulator',
  '$toHashedIndexKey',
  '$meta',
  '$_internalFindAllValuesAtPath',
  '$convert',
];

/** Compiles an aggregation expression. A result of undefined means "missing". */
export function compileExpression(spec: unknown): Expression {
  if (typeof spec === 'string' && spec.startsWith('$')) return spec.startsWith('$$') ? variable(spec) : fieldPath(spec);
  if (Array.isArray(spec)) {
    const items = spec.map(compileExpression);
    return (scope) => items.map((item) => item(scope) ?? null);
  }
  if (!isDoc(spec)) return () => spec;
  const fields = Object.keys(spec);
  const operator = fields.find((field) => field.startsWith('$'));
  if (operator === undefined) return compileObject(spec);
  if (fields.length > 1) {
    throw new MongoError(
      15983,
      `an expression specification must contain exactly one field, the name of the expression. Found ${fields.length} fields`,
    );
  }
  return compileOperator(operator, spec[operator]);
}

function compileOperator(operator: string, operand: unknown): Expression {
  const compile = Object.hasOwn(OPERATORS, operator) ? OPERATORS[operator] : undefined;
  if (compile) return compile(operand, compileExpression);
  if (REFUSED.includes(operator)) throw notSupported(`The expression ${operator}`);
  throw new MongoError(168, `Unrecognized expression '${operator}'`);
}

function compileObject(spec: Doc): Expression {
  const fields = Object.entries(spec).map(([field, inner]) => {
    if (field.includes('.'))
      throw new MongoError(16405, `FieldPath field names may not contain '.'. Consider using $getField or $setField.`);
    return [field, compileExpression(inner)] as const;
  });
  return (scope) => {
    const result: Doc = {};
    for (const [field, inner] of fields) {
      const value = inner(scope);
      if (value !== undefined) setField(result, field, value);
    }
    return result;
  };
}

function fieldPath(spec: string): Expression {
  const parts = pathParts(spec.slice(1));
  return (scope) => valueAt(scope.current ?? scope.root, parts);
}

function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (path === '') throw new MongoError(16872, "'$' by itself is not a valid FieldPath");
  if (parts.includes('')) throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  if (parts.some((part) => part.startsWith('$')))
    throw new MongoError(16410, "FieldPath field names may not start with '$'. Consider using $getField or $setField.");
  return parts;
}

/** Returns the value at an aggregation path. An array on the way yields the array of its elements' values. */
export function valueAt(value: unknown, parts: readonly string[], at = 0): unknown {
  if (at === parts.length) return value;
  if (Array.isArray(value)) {
    return value.flatMap((item) => {
      const inner = isDoc(item) || Array.isArray(item) ? valueAt(item, parts, at) : undefined;
      return inner === undefined ? [] : [inner];
    });
  }
  return isDoc(value) ? valueAt(getField(value, parts[at] ?? ''), parts, at + 1) : undefined;
}

function variable(spec: string): Expression {
  const [name = '', ...parts] = spec.slice(2).split('.');
  if (parts.length > 0) pathParts(parts.join('.'));
  const read = variableValue(name);
  return (scope) => valueAt(read(scope), parts);
}

function variableValue(name: string): (scope: Scope) => unknown {
  if (name === 'ROOT') return (scope) => scope.root;
  if (name === 'CURRENT') return (scope) => scope.current ?? scope.root;
  if (name === 'REMOVE') return () => undefined;
  if (name === '') throw new MongoError(9, 'empty variable names are not allowed');
  if (name === 'NOW') return ({ variables }) => variables.NOW ?? new Date();
  if (/^[A-Z]/.test(name) && !['DESCEND', 'PRUNE', 'KEEP'].includes(name)) throw notSupported(`The variable $$${name}`);
  return ({ variables }) => {
    if (!Object.hasOwn(variables, name)) throw new MongoError(17276, `Use of undefined variable: ${name}`);
    return variables[name];
  };
}
