import { Binary, BSON } from 'bson';
import { MongoError } from '../../values/errors.ts';
import { type Doc, getField, isDoc, isNullish, setField, typeName } from '../../values/values.ts';
import { type Compile, type Expression, namedOperand, nullSafe, type OperatorTable, operator } from './operator.ts';

const MANY = Number.POSITIVE_INFINITY;

/** Merges documents; fields of later ones win. Null and missing documents count as empty. */
export function mergeObjects(values: readonly unknown[]): Doc {
  const result: Doc = {};
  for (const value of values) {
    if (isNullish(value)) continue;
    if (!isDoc(value))
      throw new MongoError(40400, `$mergeObjects requires object inputs, but input is of type ${typeName(value)}`);
    for (const [field, inner] of Object.entries(value)) setField(result, field, inner);
  }
  return result;
}

function fieldName(name: string, spec: unknown, compile: Compile): string {
  const value = compile(spec)({ root: {}, variables: {} });
  if (typeof value !== 'string')
    throw new MongoError(5654602, `${name} requires 'field' to evaluate to a constant String`);
  return value;
}

function compileGetField(operand: unknown, compile: Compile): Expression {
  const isNamed = isDoc(operand) && Object.hasOwn(operand, 'field');
  const spec = isNamed
    ? namedOperand('$getField', operand, { required: ['field'], optional: ['input'] })
    : { field: operand };
  const field = fieldName('$getField', spec.field, compile);
  const input = Object.hasOwn(spec, 'input') ? compile(spec.input) : compile('$$CURRENT');
  return (scope) => {
    const value = input(scope);
    return isDoc(value) ? getField(value, field) : value === null ? null : undefined;
  };
}

function compileSetField(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$setField', operand, { required: ['field', 'input', 'value'] });
  const field = fieldName('$setField', spec.field, compile);
  const [input, value] = [compile(spec.input), compile(spec.value)];
  return (scope) => withField(input(scope), field, value(scope));
}

function compileUnsetField(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$unsetField', operand, { required: ['field', 'input'] });
  const field = fieldName('$unsetField', spec.field, compile);
  const input = compile(spec.input);
  return (scope) => withField(input(scope), field, undefined);
}

function withField(input: unknown, field: string, value: unknown): unknown {
  if (isNullish(input)) return null;
  if (!isDoc(input)) throw new MongoError(4161105, `$setField requires 'input' to evaluate to type Object`);
  const result: Doc = { ...input };
  if (value === undefined) delete result[field];
  else setField(result, field, value);
  return result;
}

export const OBJECTS: OperatorTable = {
  $mergeObjects: operator('$mergeObjects', [0, MANY], mergeObjects),
  $objectToArray: nullSafe('$objectToArray', 1, ([value]) => {
    if (!isDoc(value))
      throw new MongoError(40390, `$objectToArray requires a document input, found: ${typeName(value)}`);
    return Object.entries(value).map(([k, v]) => ({ k, v }));
  }),
  $getField: compileGetField,
  $setField: compileSetField,
  $unsetField: compileUnsetField,
  $bsonSize: nullSafe('$bsonSize', 1, ([value]) => {
    if (!isDoc(value)) throw new MongoError(31393, `$bsonSize requires a document input, found: ${typeName(value)}`);
    return BSON.calculateObjectSize(value);
  }),
  $binarySize: nullSafe('$binarySize', 1, ([value]) => {
    if (typeof value === 'string') return Buffer.byteLength(value);
    if (value instanceof Binary) return value.position;
    throw new MongoError(51276, `$binarySize requires a string or BinData argument, found: ${typeName(value)}`);
  }),
};
