import { Decimal128, Double, Int32 } from 'bson';
import { calculate, integer, type NumberValue, Sum, toBigInt } from '../../values/arithmetic.ts';
import { MongoError } from '../../values/errors.ts';
import { exactNumber, toDecimal } from '../../values/exact-number.ts';
import { isLong, isNullish, isNumber, toNumber, typeName } from '../../values/values.ts';
import { nullSafe, type OperatorTable, operator } from './operator.ts';

const MANY = Number.POSITIVE_INFINITY;

/** Returns a numeric operand. Throws for other types. */
export function numeric(name: string, value: unknown): NumberValue {
  if (!isNumber(value)) throw new MongoError(28765, `${name} only supports numeric types, not ${typeName(value)}`);
  return value;
}

const isIntegral = (value: NumberValue) =>
  value instanceof Int32 || isLong(value) || (typeof value === 'number' && Number.isInteger(value));

function add(args: unknown[]): unknown {
  const dates = args.filter((arg) => arg instanceof Date);
  if (dates.length > 1) throw new MongoError(16612, 'only one date allowed in an $add expression');
  const numbers = args
    .filter((arg) => !(arg instanceof Date))
    .map((arg) => {
      if (!isNumber(arg)) throw new MongoError(14, `$add only supports numeric or date types, not ${typeName(arg)}`);
      return arg;
    });
  const [date] = dates;
  if (date instanceof Date)
    return new Date(numbers.reduce<number>((sum, n) => sum + Math.round(toNumber(n) ?? 0), date.getTime()));
  return numbers.reduce<NumberValue>((sum, n) => calculate('add', sum, n), new Int32(0));
}

function subtract([a, b]: unknown[]): unknown {
  if (a instanceof Date && b instanceof Date) return integer(BigInt(a.getTime() - b.getTime()), true);
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toNumber(b) ?? 0));
  if (!isNumber(a) || !isNumber(b)) throw new MongoError(14, `can't $subtract ${typeName(b)} from ${typeName(a)}`);
  return calculate('subtract', a, b);
}

function divide([a, b]: unknown[]): unknown {
  if (!isNumber(a) || !isNumber(b))
    throw new MongoError(14, `$divide only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw new MongoError(2, "can't $divide by zero");
  if (a instanceof Decimal128 || b instanceof Decimal128) return divideDecimal(a, b);
  return new Double((toNumber(a) ?? 0) / (toNumber(b) ?? 1));
}

function divideDecimal(a: NumberValue, b: NumberValue): Decimal128 {
  const x = exactNumber(a);
  const y = exactNumber(b);
  if (typeof x === 'number' || typeof y === 'number') return toDecimal((toNumber(a) ?? 0) / (toNumber(b) ?? 1));
  const digits = (x.digits * 10n ** 40n) / y.digits;
  if (digits * y.digits !== x.digits * 10n ** 40n) return toDecimal({ digits, exponent: x.exponent - y.exponent - 40 });
  let [exact, exponent] = [digits, x.exponent - y.exponent - 40];
  while (exact !== 0n && exact % 10n === 0n && exponent < 0) [exact, exponent] = [exact / 10n, exponent + 1];
  return toDecimal({ digits: exact, exponent });
}

function remainder([a, b]: unknown[]): unknown {
  if (!isNumber(a) || !isNumber(b))
    throw new MongoError(16611, `$mod only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
  if (toNumber(b) === 0) throw new MongoError(16610, "can't $mod by zero");
  if (isIntegral(a) && isIntegral(b))
    return integer(toBigInt(a) % toBigInt(b), isLong(a) || isLong(b)) ?? new Double(0);
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const [x, y] = [exactNumber(a), exactNumber(b)];
    if (typeof x === 'number' || typeof y === 'number') return toDecimal(Number.NaN);
    const exponent = Math.min(x.exponent, y.exponent);
    return toDecimal({
      digits: (x.digits * 10n ** BigInt(x.exponent - exponent)) % (y.digits * 10n ** BigInt(y.exponent - exponent)),
      exponent,
    });
  }
  return new Double((toNumber(a) ?? 0) % (toNumber(b) ?? 1));
}

type Rounding = (digits: bigint, unit: bigint) => bigint;
const floorTo: Rounding = (digits, unit) => (digits >= 0n ? digits / unit : -((-digits + unit - 1n) / unit));
const ceilTo: Rounding = (digits, unit) => -floorTo(-digits, unit);
const truncTo: Rounding = (digits, unit) => digits / unit;
const halfEven: Rounding = (digits, unit) => {
  const low = floorTo(digits, unit);
  const twice = (digits - low * unit) * 2n;
  return twice > unit || (twice === unit && low % 2n !== 0n) ? low + 1n : low;
};

/** Rounds exactly to a number of decimal places and keeps the number's type. */
function rounded(name: string, rounding: Rounding): (args: unknown[]) => unknown {
  return ([value, places]) => {
    if (isNullish(value) || places === null) return null;
    const number = numeric(name, value);
    const exact = exactNumber(number);
    const digits = toNumber(places) ?? 0;
    if (typeof exact === 'number' || -exact.exponent <= digits) return number;
    const kept = { digits: rounding(exact.digits, 10n ** BigInt(-exact.exponent - digits)), exponent: -digits };
    if (number instanceof Decimal128) return toDecimal(kept);
    if (isIntegral(number)) return integer(kept.digits * 10n ** BigInt(kept.exponent), isLong(number)) ?? number;
    return new Double(Number(`${kept.digits}e${kept.exponent}`));
  };
}

/** Rounds integers above the decimal point when the number of places is negative. */
function roundedWithPlaces(name: string, rounding: Rounding): (args: unknown[]) => unknown {
  const plain = rounded(name, rounding);
  return ([value, places]) => {
    const digits = toNumber(places) ?? 0;
    if (isNumber(value) && isIntegral(value) && digits < 0) {
      const unit = 10n ** BigInt(-digits);
      return integer(rounding(toBigInt(value), unit) * unit, isLong(value)) ?? value;
    }
    return plain([value, places]);
  };
}

const real = (name: string, apply: (value: number) => number) =>
  nullSafe(name, 1, ([value]) => {
    const number = numeric(name, value);
    if (number instanceof Decimal128)
      throw new MongoError(115, `${name} of a decimal is not supported by this embedded server`);
    return new Double(apply(toNumber(number) ?? 0));
  });

function absolute([value]: unknown[]): unknown {
  const number = numeric('$abs', value);
  return (toNumber(number) ?? 0) < 0
    ? calculate('subtract', number instanceof Double ? new Double(0) : new Int32(0), number)
    : number;
}

function power([base, exponent]: unknown[]): unknown {
  const [a, b] = [numeric('$pow', base), numeric('$pow', exponent)];
  if (a instanceof Decimal128 || b instanceof Decimal128)
    throw new MongoError(115, '$pow of a decimal is not supported by this embedded server');
  if (isIntegral(a) && isIntegral(b) && toBigInt(b) >= 0n && toBigInt(b) < 1024n) {
    const exact = integer(toBigInt(a) ** toBigInt(b), isLong(a) || isLong(b));
    if (exact) return exact;
  }
  if (toNumber(a) === 0 && (toNumber(b) ?? 0) < 0)
    throw new MongoError(28764, '$pow cannot take a base of 0 and a negative exponent');
  return new Double((toNumber(a) ?? 0) ** (toNumber(b) ?? 0));
}

function bitwise(name: string, apply: (a: bigint, b: bigint) => bigint, start: bigint) {
  return nullSafe(name, [0, MANY], (args) => {
    const numbers = args.map((arg) => {
      if (!(arg instanceof Int32) && !isLong(arg))
        throw new MongoError(14, `${name} only supports int and long operands.`);
      return arg;
    });
    return integer(
      numbers.reduce((result, n) => apply(result, toBigInt(n)), start),
      numbers.some(isLong),
    );
  });
}

/** Adds the numbers among the values, as `$sum` does. */
export function addUp(values: Iterable<unknown>): NumberValue {
  const sum = new Sum();
  for (const value of values) if (isNumber(value)) sum.add(value);
  return sum.result();
}

export const ARITHMETIC: OperatorTable = {
  $add: nullSafe('$add', [0, MANY], add),
  $subtract: nullSafe('$subtract', 2, subtract),
  $multiply: nullSafe('$multiply', [0, MANY], (args) =>
    args.reduce<NumberValue>((product, n) => calculate('multiply', product, numeric('$multiply', n)), new Int32(1)),
  ),
  $divide: nullSafe('$divide', 2, divide),
  $mod: nullSafe('$mod', 2, remainder),
  $abs: nullSafe('$abs', 1, absolute),
  $ceil: operator('$ceil', 1, rounded('$ceil', ceilTo)),
  $floor: operator('$floor', 1, rounded('$floor', floorTo)),
  $round: operator('$round', [1, 2], roundedWithPlaces('$round', halfEven)),
  $trunc: operator('$trunc', [1, 2], roundedWithPlaces('$trunc', truncTo)),
  $pow: nullSafe('$pow', 2, power),
  $sqrt: real('$sqrt', (value) => (value < 0 ? negativeRoot() : Math.sqrt(value))),
  $exp: real('$exp', Math.exp),
  $ln: real('$ln', Math.log),
  $log10: real('$log10', Math.log10),
  $log: nullSafe(
    '$log',
    2,
    ([value, base]) =>
      new Double(Math.log(toNumber(numeric('$log', value)) ?? 0) / Math.log(toNumber(numeric('$log', base)) ?? 0)),
  ),
  $sin: real('$sin', Math.sin),
  $cos: real('$cos', Math.cos),
  $tan: real('$tan', Math.tan),
  $asin: real('$asin', Math.asin),
  $acos: real('$acos', Math.acos),
  $atan: real('$atan', Math.atan),
  $atan2: nullSafe(
    '$atan2',
    2,
    ([y, x]) => new Double(Math.atan2(toNumber(numeric('$atan2', y)) ?? 0, toNumber(numeric('$atan2', x)) ?? 0)),
  ),
  $degreesToRadians: real('$degreesToRadians', (value) => (value * Math.PI) / 180),
  $radiansToDegrees: real('$radiansToDegrees', (value) => (value * 180) / Math.PI),
  $bitAnd: bitwise('$bitAnd', (a, b) => a & b, -1n),
  $bitOr: bitwise('$bitOr', (a, b) => a | b, 0n),
  $bitXor: bitwise('$bitXor', (a, b) => a ^ b, 0n),
  $rand: operator('$rand', [0, 1], () => new Double(Math.random())),
};

function negativeRoot(): never {
  throw new MongoError(28714, "$sqrt's argument must be greater than or equal to 0");
}
