import { Double, EJSON, Int32, Long, Timestamp } from 'bson';
import { calculate, integer, type NumberValue, toBigInt } from '../values/arithmetic.ts';
import { compareValues } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, isLong, isNumber, toNumber, typeName } from '../values/values.ts';
import { REMOVED, UNCHANGED, type UpdateContext } from './modifier.ts';

type Apply = (current: unknown, context: UpdateContext) => unknown;
/** Compiles an operator's operand for the field at `path`. */
export type FieldOperator = (operand: unknown, path: string) => Apply;

function arithmetic(name: '$inc' | '$mul', operation: 'add' | 'multiply'): FieldOperator {
  const verb = name === '$inc' ? 'increment' : 'multiply';
  return (operand, path) => {
    if (!isNumber(operand)) {
      throw new MongoError(14, `Cannot ${verb} with non-numeric argument: {${path}: ${shown(operand)}}`);
    }
    return (current, { original }) => {
      if (current === undefined) return name === '$inc' ? operand : zeroLike(operand);
      if (!isNumber(current)) {
        const field = path.split('.').at(-1);
        const where = `{_id: ${shown(original._id)}} has the field '${field}' of non-numeric type ${typeName(current)}`;
        throw new MongoError(14, `Cannot apply ${name} to a value of non-numeric type. ${where}`);
      }
      const result = calculate(operation, current, operand);
      if (result instanceof Double && isInteger(current) && isInteger(operand)) {
        throw new MongoError(
          2,
          `Failed to apply ${name} operations to current value (${shown(current)}) for document {_id: ${shown(original._id)}}`,
        );
      }
      return result;
    };
  };
}

const isInteger = (value: NumberValue) => value instanceof Int32 || isLong(value);

function zeroLike(operand: NumberValue): NumberValue {
  return calculate(
    'multiply',
    operand instanceof Double ? new Double(1) : operand,
    operand instanceof Double ? new Double(0) : new Int32(0),
  );
}

function shown(value: unknown): string {
  return value === undefined ? 'null' : EJSON.stringify(value);
}

const bound = (better: (order: number) => boolean): FieldOperator => {
  return (operand) => (current) =>
    current === undefined || better(compareValues(operand, current)) ? operand : UNCHANGED;
};

function currentDate(operand: unknown): Apply {
  const type = isDoc(operand) ? operand.$type : operand;
  const known = typeof type === 'boolean' || type === 'date' || type === 'timestamp';
  if (!known || (isDoc(operand) && Object.keys(operand).length !== 1)) {
    throw new MongoError(
      2,
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  }
  if (type !== 'timestamp') return (_current, { now }) => now;
  return (_current, { now }) => new Timestamp({ t: Math.floor(now.getTime() / 1000), i: 1 });
}

function bit(operand: unknown, path: string): Apply {
  if (!isDoc(operand) || Object.keys(operand).length === 0) {
    throw new MongoError(
      2,
      `The $bit modifier is not compatible with a ${typeName(operand)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}`,
    );
  }
  const steps = Object.entries(operand).map(([name, value]) => {
    if (!['and', 'or', 'xor'].includes(name))
      throw new MongoError(
        2,
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${name}: ${shown(value)}}`,
      );
    if (!(value instanceof Int32) && !isLong(value))
      throw new MongoError(
        2,
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeName(value)}' is not supported here: {${name}: ${shown(value)}}`,
      );
    return { name, value };
  });
  return (current, { original }) => {
    const start = current === undefined ? new Int32(0) : current;
    if (!(start instanceof Int32) && !isLong(start)) {
      throw new MongoError(
        2,
        `Cannot apply $bit to a value of non-integral type.{_id: ${shown(original._id)}} has the field ${path} of non-integer type ${typeName(current)}`,
      );
    }
    return steps.reduce<Int32 | Long>((value, step) => applyBit(value, step), start);
  };
}

function applyBit(current: Int32 | Long, { name, value }: { name: string; value: Int32 | Long }): Int32 | Long {
  const [a, b] = [toBigInt(current), toBigInt(value)];
  const result = name === 'and' ? a & b : name === 'or' ? a | b : a ^ b;
  return integer(result, isLong(current) || isLong(value)) ?? Long.ZERO;
}

/** Operators that compute one field from its current value. */
export const FIELD_OPERATORS: Record<string, FieldOperator> = {
  $set: (operand) => () => operand,
  $setOnInsert:
    (operand) =>
    (_current, { inserting }) =>
      inserting ? operand : UNCHANGED,
  $unset: () => () => REMOVED,
  $inc: arithmetic('$inc', 'add'),
  $mul: arithmetic('$mul', 'multiply'),
  $min: bound((order) => order < 0),
  $max: bound((order) => order > 0),
  $currentDate: currentDate,
  $bit: bit,
};

/** Reads an integer option such as `$slice` or `$position`. Throws for other values. */
export function integerOption(spec: Doc, name: string): number | undefined {
  if (!Object.hasOwn(spec, name)) return undefined;
  const number = toNumber(spec[name]);
  if (number === undefined || !Number.isInteger(number)) {
    throw new MongoError(
      2,
      `The value for ${name} must be an integer value but was given type: ${typeName(spec[name])}`,
    );
  }
  return number;
}
