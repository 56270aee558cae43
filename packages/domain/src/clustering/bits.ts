/** A set of up to 62 small numbers in two words of bits. A busy stock needs half a million overlap counts. */
export interface Bits {
  low: number;
  high: number;
}

const half = 31;
const capacity = 2 * half;

/** Throws a RangeError for a number that has no bit: it would stand for another one. */
export function packBits(indexes: readonly number[]): Bits {
  const bits = { low: 0, high: 0 };
  for (const index of indexes) {
    if (!(index >= 0 && index < capacity)) throw new RangeError(`${index} is not a number below ${capacity}`);
    if (index < half) bits.low |= 1 << index;
    else bits.high |= 1 << (index - half);
  }
  return bits;
}

export function has(bits: Bits, index: number): boolean {
  return ((index < half ? bits.low >> index : bits.high >> (index - half)) & 1) === 1;
}

export function isEmpty(bits: Bits): boolean {
  return (bits.low | bits.high) === 0;
}

/** Returns true when the sets share a number. */
export function meet(a: Bits, b: Bits): boolean {
  return ((a.low & b.low) | (a.high & b.high)) !== 0;
}

/** Returns true when three sets share a number. */
export function allMeet(a: Bits, b: Bits, c: Bits): boolean {
  return ((a.low & b.low & c.low) | (a.high & b.high & c.high)) !== 0;
}

/** Counts the numbers in both sets. */
export function common(a: Bits, b: Bits): number {
  return ones(a.low & b.low) + ones(a.high & b.high);
}

export function size(bits: Bits): number {
  return ones(bits.low) + ones(bits.high);
}

export function without(bits: Bits, index: number): Bits {
  return index < half
    ? { low: bits.low & ~(1 << index), high: bits.high }
    : { low: bits.low, high: bits.high & ~(1 << (index - half)) };
}

/** Number of bits in a word. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
