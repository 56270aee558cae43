import { Binary, BSONRegExp, MaxKey, MinKey } from 'bson';
import { compareStrings, compareValues, type StringOrder, typeRank } from '../values/compare.ts';
import { MongoError } from '../values/errors.ts';
import { exactNumber } from '../values/exact-number.ts';
import { encodeKey } from '../values/key-encoding.ts';
import { readRegex, toRegExp } from '../values/regex.ts';
import { isLong, isNullish, isNumber, isTruthy, readBigInt, toNumber } from '../values/values.ts';
import { compileTypeTest } from './type-test.ts';

/** A test of one value at the end of a path. */
export interface ValueTest {
  test: (value: unknown) => boolean;
  /** Tests the elements of an array at the end of the path, too. */
  expand: boolean;
  /** The document matches when no value passes the test. */
  negated: boolean;
}

type Compile = (operand: unknown, strings: StringOrder) => ValueTest;

const plain = (test: ValueTest['test']): ValueTest => ({ test, expand: true, negated: false });
const whole = (test: ValueTest['test']): ValueTest => ({ test, expand: false, negated: false });
const none = (inner: ValueTest): ValueTest => ({ ...inner, negated: !inner.negated });

/** Compiles equality with an operand. A regular expression also matches strings. */
export function equalityTest(operand: unknown, strings: StringOrder): ValueTest {
  const regex = readRegex(operand);
  const equal = equalTo(operand, strings);
  return plain(regex ? (value) => (typeof value === 'string' && regex.test(value)) || equal(value) : equal);
}

function equalTo(operand: unknown, strings: StringOrder): (value: unknown) => boolean {
  if (isNullish(operand)) return isNullish;
  if (typeof operand === 'boolean') return (value) => value === operand;
  return (value) => compareValues(value, operand, strings) === 0;
}

function ordered(accept: (order: number) => boolean): Compile {
  return (operand, strings) => {
    if (operand instanceof BSONRegExp) throw new MongoError(2, "Can't have RegEx as arg to predicate over field");
    const orEqual = accept(0);
    if (isNullish(operand)) return plain((value) => orEqual && isNullish(value));
    const anyType = operand instanceof MinKey || operand instanceof MaxKey;
    const nan = isNumber(operand) && Number.isNaN(toNumber(operand));
    const rank = typeRank(operand);
    return plain((value) => {
      if (typeRank(value) !== rank) return anyType && value !== undefined && accept(compareValues(value, operand));
      if (rank === 10 && (nan || Number.isNaN(toNumber(value)))) return orEqual && nan && Number.isNaN(toNumber(value));
      return accept(compareValues(value, operand, strings));
    });
  };
}

const LARGE_LIST = 16;

/** Compiles `$in` with values, null (also missing) and regular expressions. */
function membership(operand: unknown, strings: StringOrder): ValueTest {
  if (!Array.isArray(operand)) throw new MongoError(2, '$in needs an array');
  for (const item of operand) {
    if (typeRank(item) === 20 && isOperatorDoc(item)) throw new MongoError(2, 'cannot nest $ under $in');
  }
  const rest = operand.map((item) => equalityTest(item, strings).test);
  const keys = operand.map((item) => encodeKey([item], [1]));
  if (operand.length < LARGE_LIST || keys.some((key) => key.rough) || strings !== compareStrings) {
    return plain((value) => rest.some((test) => test(value)));
  }
  const set = new Set(keys.map((key) => key.bytes.toString('latin1')));
  const regexes = operand.map(readRegex).filter((regex) => regex !== undefined);
  return plain((value) => {
    const key = encodeKey([value], [1]);
    if (key.rough) return rest.some((test) => test(value));
    return set.has(key.bytes.toString('latin1')) || (typeof value === 'string' && regexes.some((r) => r.test(value)));
  });
}

function isOperatorDoc(value: unknown): boolean {
  return typeof value === 'object' && value !== null && (Object.keys(value)[0] ?? '').startsWith('$');
}

function size(operand: unknown): ValueTest {
  const length = toNumber(operand);
  if (length === undefined || !Number.isInteger(length))
    throw new MongoError(2, `Failed to parse $size. Expected an integer`);
  if (length < 0) throw new MongoError(2, `Failed to parse $size. Expected a non-negative number in: $size: ${length}`);
  return whole((value) => Array.isArray(value) && value.length === length);
}

function modulo(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw new MongoError(2, 'malformed mod, needs to be an array');
  if (operand.length < 2) throw new MongoError(2, 'malformed mod, not enough elements');
  if (operand.length > 2) throw new MongoError(2, 'malformed mod, too many elements');
  const [divisor, remainder] = operand.map(wholePart);
  if (divisor === undefined) throw new MongoError(2, 'malformed mod, divisor not a number');
  if (remainder === undefined) throw new MongoError(2, 'malformed mod, remainder not a number');
  if (divisor === 0n) throw new MongoError(2, 'divisor cannot be 0');
  return plain((value) => {
    const number = wholePart(value);
    return number !== undefined && number % divisor === remainder;
  });
}

/** Truncates a number to an integer; undefined when no long holds it. */
function wholePart(value: unknown): bigint | undefined {
  if (!isNumber(value)) return undefined;
  if (isLong(value)) return readBigInt(value);
  const number = toNumber(value) ?? Number.NaN;
  if (Number.isSafeInteger(Math.trunc(number))) return BigInt(Math.trunc(number));
  const exact = exactNumber(value);
  if (typeof exact === 'number' || Math.abs(number) > 2 ** 63) return undefined;
  const unit = 10n ** BigInt(Math.abs(exact.exponent));
  const whole = exact.exponent < 0 ? exact.digits / unit : exact.digits * unit;
  return BigInt.asIntN(64, whole) === whole ? whole : undefined;
}

function bits(accept: (value: bigint, mask: bigint) => boolean): Compile {
  return (operand) => {
    const mask = bitMask(operand);
    return plain((value) => {
      const number = bitValue(value);
      return number !== undefined && accept(number, mask);
    });
  };
}

function bitMask(operand: unknown): bigint {
  if (Array.isArray(operand)) {
    return operand.reduce<bigint>((mask, bit) => mask | (1n << BigInt(toNumber(bit) ?? invalidMask())), 0n);
  }
  const mask = bitValue(operand);
  if (mask === undefined || mask < 0n) invalidMask();
  return mask ?? 0n;
}

function invalidMask(): never {
  throw new MongoError(9, 'bit positions must be an array of integers, a non-negative number or a BinData');
}

function bitValue(value: unknown): bigint | undefined {
  if (value instanceof Binary) {
    return value.buffer.subarray(0, value.position).reduce((sum, byte, i) => sum | (BigInt(byte) << BigInt(8 * i)), 0n);
  }
  if (isLong(value)) return value.toBigInt();
  const number = toNumber(value);
  return number !== undefined && Number.isInteger(number) && Math.abs(number) < 2 ** 63 ? BigInt(number) : undefined;
}

function notEqual(operand: unknown, strings: StringOrder): ValueTest {
  if (operand instanceof BSONRegExp) throw new MongoError(2, "Can't have regex as arg to $ne.");
  return none(plain(equalTo(operand, strings)));
}

/** Operators on one value. The matcher adds `$not`, `$elemMatch`, `$all` and `$regex`. */
export const VALUE_OPERATORS: Record<string, Compile> = {
  $eq: (operand, strings) => plain(equalTo(operand, strings)),
  $ne: notEqual,
  $gt: ordered((order) => order > 0),
  $gte: ordered((order) => order >= 0),
  $lt: ordered((order) => order < 0),
  $lte: ordered((order) => order <= 0),
  $in: membership,
  $nin: (operand, strings) => none(membership(operand, strings)),
  $exists: (operand) => ({ test: (value) => value !== undefined, expand: false, negated: !isTruthy(operand) }),
  $size: size,
  $mod: modulo,
  $type: (operand) => plain(compileTypeTest(operand)),
  $bitsAllSet: bits((value, mask) => (value & mask) === mask),
  $bitsAllClear: bits((value, mask) => (value & mask) === 0n),
  $bitsAnySet: bits((value, mask) => (value & mask) !== 0n),
  $bitsAnyClear: bits((value, mask) => (value & mask) !== mask),
};

/** Compiles `$regex` with its `$options`. */
export function regexTest(pattern: unknown, options: unknown): ValueTest {
  if (options !== undefined && typeof options !== 'string') throw new MongoError(2, '$options has to be a string');
  const ownOptions = pattern instanceof BSONRegExp ? pattern.options : '';
  const source = pattern instanceof BSONRegExp ? pattern.pattern : pattern;
  if (typeof source !== 'string') throw new MongoError(2, '$regex has to be a string');
  const written = new BSONRegExp(source, options ?? ownOptions);
  const regex = toRegExp(source, options ?? ownOptions);
  return plain((value) => (typeof value === 'string' ? regex.test(value) : compareValues(value, written) === 0));
}
