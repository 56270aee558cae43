import { Decimal128, Double, Int32, Long } from 'bson';
import { aligned, exactNumber, toDecimal } from './exact-number.ts';
import { isLong, readBigInt, toNumber } from './values.ts';

export type NumberValue = number | Int32 | Double | Long | Decimal128;
type Operation = 'add' | 'subtract' | 'multiply';
type Kind = 0 | 1 | 2 | 3;
const INT = 0;
const LONG = 1;
const DOUBLE = 2;
const DECIMAL = 3;

function kindOf(value: NumberValue): Kind {
  if (value instanceof Decimal128) return DECIMAL;
  if (isLong(value)) return LONG;
  if (value instanceof Int32) return INT;
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31 ? INT : DOUBLE;
}

/** Calculates in the wider of both types. An int that overflows becomes a long, a long becomes a double. */
export function calculate(operation: Operation, a: NumberValue, b: NumberValue): NumberValue {
  const kind = Math.max(kindOf(a), kindOf(b));
  if (kind === DECIMAL) return calculateDecimal(operation, a, b);
  if (kind === DOUBLE) return new Double(onDoubles(operation, toNumber(a) ?? 0, toNumber(b) ?? 0));
  const result = onBigInts(operation, toBigInt(a), toBigInt(b));
  return integer(result, kind === LONG) ?? new Double(Number(result));
}

/** Returns an integer as Int32, or as Long if it is larger or `long` is set; undefined when no Long holds it. */
export function integer(value: bigint, long = false): Int32 | Long | undefined {
  if (!long && BigInt.asIntN(32, value) === value) return new Int32(Number(value));
  return BigInt.asIntN(64, value) === value ? Long.fromBigInt(value) : undefined;
}

/** Truncates a number to a bigint. */
export function toBigInt(value: NumberValue): bigint {
  return isLong(value) ? readBigInt(value) : BigInt(Math.trunc(toNumber(value) ?? 0));
}

function calculateDecimal(operation: Operation, a: NumberValue, b: NumberValue): Decimal128 {
  const x = exactNumber(a);
  const y = exactNumber(b);
  if (typeof x === 'number' || typeof y === 'number') {
    return toDecimal(onDoubles(operation, toNumber(a) ?? 0, toNumber(b) ?? 0));
  }
  if (operation === 'multiply') return toDecimal({ digits: x.digits * y.digits, exponent: x.exponent + y.exponent });
  const [p, q, exponent] = aligned(x, y);
  return toDecimal({ digits: operation === 'add' ? p + q : p - q, exponent });
}

function onDoubles(operation: Operation, a: number, b: number): number {
  if (operation === 'add') return a + b;
  return operation === 'subtract' ? a - b : a * b;
}

function onBigInts(operation: Operation, a: bigint, b: bigint): bigint {
  if (operation === 'add') return a + b;
  return operation === 'subtract' ? a - b : a * b;
}

/** Sum of numbers. Adds doubles with compensation, so that their order hardly matters. */
export class Sum {
  #exact: NumberValue = new Int32(0);
  #double: number | undefined;
  #compensation = 0;

  /** Adds a number to the sum. */
  add(value: NumberValue): void {
    if (kindOf(value) === DOUBLE) this.#addDouble(toNumber(value) ?? 0);
    else this.#exact = calculate('add', this.#exact, value);
  }

  /** Returns the sum in the widest type of its numbers. */
  result(): NumberValue {
    if (this.#double === undefined) return this.#exact;
    if (kindOf(this.#exact) === DECIMAL)
      return calculate('add', this.#exact, new Double(this.#double + this.#compensation));
    this.#addDouble(toNumber(this.#exact) ?? 0);
    this.#exact = new Int32(0);
    return new Double(Number.isFinite(this.#double) ? this.#double + this.#compensation : this.#double);
  }

  #addDouble(value: number): void {
    const sum = this.#double ?? 0;
    const next = sum + value;
    this.#compensation += Math.abs(sum) >= Math.abs(value) ? sum - next + value : value - next + sum;
    this.#double = next;
  }
}
