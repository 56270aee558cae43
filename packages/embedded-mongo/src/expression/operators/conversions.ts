import { Binary, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';
import { integer, toBigInt } from '../../values/arithmetic.ts';
import { MongoError } from '../../values/errors.ts';
import { exactNumber, toDecimal } from '../../values/exact-number.ts';
import { isLong, isNullish, isNumber, isTruthy, toNumber, typeName } from '../../values/values.ts';
import { type Compile, type Expression, namedOperand, nullSafe, type OperatorTable, operator } from './operator.ts';

function failure(value: unknown, to: string): MongoError {
  const shown = typeof value === 'string' ? ` '${value}'` : '';
  return new MongoError(
    241,
    `Failed to parse or convert ${typeName(value)}${shown} to ${to} in $convert with no onError value`,
  );
}

/** Converts a value as `$toString` does. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Binary && value.sub_type === 4) return value.toUUID().toString();
  if (value instanceof Decimal128 || isLong(value)) return value.toString();
  if (isNumber(value)) return doubleText(toNumber(value) ?? 0);
  throw failure(value, 'string');
}

function doubleText(number: number): string {
  if (Number.isFinite(number)) return Object.is(number, -0) ? '-0' : String(number);
  return Number.isNaN(number) ? 'NaN' : number > 0 ? 'Infinity' : '-Infinity';
}

function toInteger(value: unknown, long: boolean): Int32 | Long {
  const to = long ? 'long' : 'int';
  const result = integer(integralValue(value, to), long);
  if (result === undefined || (!long && !(result instanceof Int32))) {
    throw new MongoError(241, 'Conversion would overflow target type in $convert with no onError value');
  }
  return result;
}

function integralValue(value: unknown, to: string): bigint {
  if (typeof value === 'boolean') return value ? 1n : 0n;
  if (value instanceof Date && to === 'long') return BigInt(value.getTime());
  if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw failure(value, to);
    return BigInt(value.replace('+', ''));
  }
  if (!isNumber(value)) throw failure(value, to);
  if (value instanceof Decimal128) {
    const exact = exactNumber(value);
    if (typeof exact === 'number') throw failure(value, to);
    return exact.exponent >= 0
      ? exact.digits * 10n ** BigInt(exact.exponent)
      : exact.digits / 10n ** BigInt(-exact.exponent);
  }
  if (!Number.isFinite(toNumber(value))) throw failure(value, to);
  return toBigInt(value);
}

function toDouble(value: unknown): Double {
  if (typeof value === 'boolean') return new Double(value ? 1 : 0);
  if (value instanceof Date) return new Double(value.getTime());
  if (typeof value === 'string') return new Double(parsedNumber(value, 'double'));
  const number = toNumber(value);
  if (number === undefined) throw failure(value, 'double');
  return new Double(number);
}

function parsedNumber(value: string, to: string): number {
  if (/^[+-]?(?:inf|infinity)$/i.test(value))
    return value.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (/^nan$/i.test(value)) return Number.NaN;
  if (!/^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value)) throw failure(value, to);
  return Number(value);
}

function toDecimalValue(value: unknown): Decimal128 {
  if (value instanceof Decimal128) return value;
  if (typeof value === 'boolean') return toDecimal({ digits: value ? 1n : 0n, exponent: 0 });
  if (value instanceof Date) return toDecimal({ digits: BigInt(value.getTime()), exponent: 0 });
  if (typeof value === 'string') {
    parsedNumber(value, 'decimal');
    return Decimal128.fromString(value);
  }
  if (isNumber(value) && (value instanceof Int32 || isLong(value))) return toDecimal(exactNumber(value));
  const number = toNumber(value);
  if (number === undefined) throw failure(value, 'decimal');
  return Decimal128.fromString(number.toPrecision(15).replace(/\.?0+($|e)/, '$1'));
}

/** Converts milliseconds, an ISO string, an ObjectId or a Timestamp to a date. */
export function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  if (typeof value === 'string') {
    const date = parseIsoDate(value);
    if (!date) throw new MongoError(241, `Error parsing date string '${value}' in $convert with no onError value`);
    return date;
  }
  if (value instanceof Int32 || !isNumber(value)) throw failure(value, 'date');
  return new Date(Math.trunc(toNumber(value) ?? Number.NaN));
}

/** Parses `2020-01-31` with or without a time and an offset; the default is UTC. */
export function parseIsoDate(value: string): Date | undefined {
  const match =
    /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?Z?$/.exec(
      value.trim(),
    );
  if (!match) return undefined;
  const [, day = '', time = '00:00', zone = 'Z'] = match;
  const offset = /^[A-Z]/.test(zone)
    ? 'Z'
    : zone.length === 3
      ? `${zone}:00`
      : zone.length === 5
        ? `${zone.slice(0, 3)}:${zone.slice(3)}`
        : zone;
  const date = new Date(`${day}T${time}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function toObjectId(value: unknown): ObjectId {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string' || !/^[\da-f]{24}$/i.test(value)) throw failure(value, 'objectId');
  return new ObjectId(value);
}

const CONVERSIONS: Record<string, (value: unknown) => unknown> = {
  string: toText,
  int: (value) => toInteger(value, false),
  long: (value) => toInteger(value, true),
  double: toDouble,
  decimal: toDecimalValue,
  bool: isTruthy,
  date: toDate,
  objectId: toObjectId,
};
const CODES: Record<number, string> = {
  1: 'double',
  2: 'string',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
  19: 'decimal',
};

function convert(operand: unknown, compile: Compile): Expression {
  const spec = namedOperand('$convert', operand, { required: ['input', 'to'], optional: ['onError', 'onNull'] });
  const [input, to] = [compile(spec.input), compile(spec.to)];
  const onError = Object.hasOwn(spec, 'onError') ? compile(spec.onError) : undefined;
  const onNull = Object.hasOwn(spec, 'onNull') ? compile(spec.onNull) : undefined;
  return (scope) => {
    const value = input(scope);
    const target = to(scope);
    if (isNullish(value)) return onNull ? onNull(scope) : null;
    const name = typeof target === 'string' ? target : CODES[toNumber(target) ?? 0];
    const apply = name !== undefined && Object.hasOwn(CONVERSIONS, name) ? CONVERSIONS[name] : undefined;
    if (!apply) throw new MongoError(2, `Unknown type name alias in $convert: ${String(target)}`);
    try {
      return apply(value);
    } catch (error) {
      if (!onError || !(error instanceof MongoError)) throw error;
      return onError(scope);
    }
  };
}

const to = (name: string, type: string) => nullSafe(name, 1, ([value]) => CONVERSIONS[type]?.(value));

export const TYPES: OperatorTable = {
  $convert: convert,
  $toString: to('$toString', 'string'),
  $toInt: to('$toInt', 'int'),
  $toLong: to('$toLong', 'long'),
  $toDouble: to('$toDouble', 'double'),
  $toDecimal: to('$toDecimal', 'decimal'),
  $toBool: to('$toBool', 'bool'),
  $toDate: to('$toDate', 'date'),
  $toObjectId: to('$toObjectId', 'objectId'),
  $type: operator('$type', 1, ([value]) => typeName(value)),
  $isNumber: operator('$isNumber', 1, ([value]) => isNumber(value)),
};
