import { Decimal128, Double, Int32, Long } from 'bson';
import { isLong, readBigInt } from './values.ts';

/** A finite number as `digits * 10^exponent`, exact for every BSON number type. */
export interface ExactNumber {
  digits: bigint;
  exponent: number;
}

/** Returns the exact value of a finite number; NaN and ±Infinity stay JS numbers. */
export function exactNumber(value: number | Int32 | Double | Long | Decimal128): ExactNumber | number {
  if (value instanceof Decimal128) return parseDecimal(value.toString());
  if (isLong(value)) return { digits: readBigInt(value), exponent: 0 };
  const number = typeof value === 'number' ? value : Number(value.valueOf());
  if (!Number.isFinite(number)) return number;
  if (Number.isInteger(number)) return { digits: BigInt(number), exponent: 0 };
  return exactFraction(number);
}

/** Converts a double: `mantissa * 2^-shift` is `mantissa * 5^shift * 10^-shift`. */
function exactFraction(number: number): ExactNumber {
  let mantissa = number;
  let shift = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    shift += 1;
  }
  return { digits: BigInt(mantissa) * 5n ** BigInt(shift), exponent: -shift };
}

function parseDecimal(text: string): ExactNumber | number {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(text);
  if (!match) return Number(text);
  const [, sign = '', whole = '', fraction = '', power = '0'] = match;
  return { digits: BigInt(`${sign}${whole}${fraction}`), exponent: Number(power) - fraction.length };
}

/** Scales two numbers to one exponent, so that their digits compare and add. */
export function aligned(a: ExactNumber, b: ExactNumber): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = (n: ExactNumber) => n.digits * 10n ** BigInt(n.exponent - exponent);
  return [scaled(a), scaled(b), exponent];
}

const DECIMAL_DIGITS = 34;

/** Returns the nearest Decimal128 (34 digits, half to even). */
export function toDecimal(value: ExactNumber | number): Decimal128 {
  if (typeof value === 'number') return Decimal128.fromString(String(value));
  let { digits, exponent } = value;
  const excess = digits.toString().replace('-', '').length - DECIMAL_DIGITS;
  if (excess > 0) {
    const unit = 10n ** BigInt(excess);
    const rest = digits % unit;
    const twice = (rest < 0n ? -rest : rest) * 2n;
    digits = digits / unit;
    if (twice > unit || (twice === unit && digits % 2n !== 0n)) digits += rest < 0n ? -1n : 1n;
    exponent += excess;
  }
  return Decimal128.fromString(`${digits}E${exponent}`);
}
