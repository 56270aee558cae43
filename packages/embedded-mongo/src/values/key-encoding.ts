import { Binary, BSONRegExp, Decimal128, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { typeRank } from './compare.ts';
import { exactNumber } from './exact-number.ts';
import { bigIntOf, type Doc, isDoc, isLong, isNumber, toNumber } from './values.ts';

/**
 * Index keys: bytes whose order is MongoDB's order over values. Each value is one byte for its type and
 * a self-delimiting payload, so that keys of several fields are simply joined.
 */
export interface EncodedKey {
  bytes: Buffer;
  /** Two different values may share these bytes (a Decimal128 between two doubles). */
  rough: boolean;
}

/** Just above every key that starts with the given bytes, and not above any greater one. */
export function afterPrefix(prefix: Buffer): Buffer {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) length -= 1;
  if (length === 0) return HIGHEST;
  const end = Buffer.from(prefix.subarray(0, length));
  end[length - 1] = (end[length - 1] ?? 0) + 1;
  return end;
}

/** Above every key: a key starts with the byte of a type, which is never this. */
export const HIGHEST = Buffer.from([0xff]);

/** Encodes the values of an index's fields; a descending field (-1) has its bytes inverted. */
export function encodeKey(values: readonly unknown[], directions: readonly number[]): EncodedKey {
  const sink = keySink.emptied();
  for (const [i, value] of values.entries()) {
    const start = sink.length;
    sink.value(value);
    if (directions[i] === -1) sink.invert(start);
  }
  return { bytes: sink.bytes(), rough: sink.rough };
}

/** One value in ascending order; undefined (an empty array in an index) sorts below null. */
export function encodeValue(value: unknown): Buffer {
  return encodeKey([value], [1]).bytes;
}

/** The byte that the keys of a type start with; each value of the next lower type sorts below it. */
export function typeByte(value: unknown): number {
  const rank = typeRank(value);
  return rank * 2 - (rank > 100 ? 4 : 0) + 1;
}

/** Gathers the bytes of one key in memory that the next key takes over. */
class KeySink {
  rough = false;
  length = 0;
  #memory = Buffer.allocUnsafe(1024);

  emptied(): this {
    this.rough = false;
    this.length = 0;
    return this;
  }

  /** A copy of what was gathered. */
  bytes(): Buffer {
    return Buffer.from(this.#memory.subarray(0, this.length));
  }

  invert(from: number): void {
    for (let at = from; at < this.length; at++) this.#memory[at] = ~(this.#memory[at] ?? 0);
  }

  value(value: unknown): void {
    this.#byte(typeByte(value));
    this.#payload(value);
  }

  #payload(value: unknown): void {
    if (value === null || value === undefined || value instanceof MinKey || value instanceof MaxKey) return;
    if (typeof value === 'string') this.#text(value);
    else if (isNumber(value)) this.#number(value);
    else if (value instanceof ObjectId) this.#add(value.id);
    else if (value instanceof Date) this.#signed(BigInt(value.getTime()));
    else if (typeof value === 'boolean') this.#byte(value ? 1 : 0);
    else if (Array.isArray(value)) this.#array(value);
    else if (isDoc(value)) this.#doc(value);
    else this.#rare(value);
  }

  #rare(value: unknown): void {
    if (value instanceof Timestamp) {
      // From the year 2038 on, stored keys sort below earlier times: the mark keeps such indexes from ranges and sorts.
      this.#signed(value.toBigInt());
      if (value.t >= 2 ** 31) this.rough = true;
    } else if (value instanceof Binary) {
      const bytes = value.buffer.subarray(0, value.position);
      const at = this.#room(5);
      this.#memory.writeUInt32BE(bytes.length, at);
      this.#memory[at + 4] = value.sub_type;
      this.#add(bytes);
    } else if (value instanceof BSONRegExp) {
      this.#text(value.pattern);
      this.#text(value.options);
    } else {
      this.rough = true;
      this.#text(String(value));
    }
  }

  /** UTF-8, with 0x00 written as 0x00 0xff and 0x00 0x00 as the end. */
  #text(text: string): void {
    for (const [i, part] of text.split('\0').entries()) {
      if (i > 0) this.#add(ZERO_IN_TEXT);
      const at = this.#room(Buffer.byteLength(part));
      this.#memory.write(part, at);
    }
    this.#add(END_OF_TEXT);
  }

  #signed(value: bigint): void {
    this.#memory.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n), this.#room(8));
  }

  /** The nearest double in sortable form, then what a long differs from it by (at most ±1024). */
  #number(value: Parameters<typeof exactNumber>[0]): void {
    const number = toNumber(value) ?? 0;
    const at = this.#room(10);
    this.#memory.fill(0, at, at + 8);
    if (!Number.isNaN(number)) {
      this.#memory.writeDoubleBE(number === 0 ? 0 : number, at);
      const sign = this.#memory[at] ?? 0;
      if (sign & 0x80) for (let i = at; i < at + 8; i++) this.#memory[i] = ~(this.#memory[i] ?? 0);
      else this.#memory[at] = sign | 0x80;
    }
    const whole = wholeNumber(value);
    const rest = whole === undefined ? 0 : Number(whole - BigInt(number));
    this.#memory.writeUInt16BE(rest + 0x8000, at + 8);
    if (value instanceof Decimal128 && whole === undefined && !isExactDouble(value, number)) this.rough = true;
  }

  #array(items: unknown[]): void {
    for (const item of items) this.value(item);
    this.#byte(0);
  }

  #doc(doc: Doc): void {
    for (const [field, value] of Object.entries(doc)) {
      this.#byte(typeByte(value));
      this.#text(field);
      this.#payload(value);
    }
    this.#byte(0);
  }

  #byte(byte: number): void {
    this.#memory[this.#room(1)] = byte;
  }

  #add(bytes: Uint8Array): void {
    const at = this.#room(bytes.length);
    this.#memory.set(bytes, at);
  }

  /** The place of the next `size` bytes, which are taken with this. */
  #room(size: number): number {
    const at = this.length;
    this.length += size;
    if (this.length > this.#memory.length) {
      const larger = Buffer.allocUnsafe(this.length * 2);
      larger.set(this.#memory);
      this.#memory = larger;
    }
    return at;
  }
}

const ZERO_IN_TEXT = Buffer.from([0, 0xff]);
const END_OF_TEXT = Buffer.from([0, 0]);
const keySink = new KeySink();

/** The value of a long, and of a decimal that is a whole number in the range of longs. */
function wholeNumber(value: Parameters<typeof exactNumber>[0]): bigint | undefined {
  if (isLong(value)) return bigIntOf(value);
  const exact = value instanceof Decimal128 ? exactNumber(value) : 0;
  if (typeof exact === 'number') return undefined;
  if (exact.exponent > 19) return undefined;
  const unit = 10n ** BigInt(Math.abs(exact.exponent));
  if (exact.exponent < 0 && exact.digits % unit !== 0n) return undefined;
  const whole = exact.exponent < 0 ? exact.digits / unit : exact.digits * unit;
  return BigInt.asIntN(64, whole) === whole ? whole : undefined;
}

function isExactDouble(value: Decimal128, number: number): boolean {
  const exact = exactNumber(value);
  const double = exactNumber(number);
  if (typeof exact === 'number' || typeof double === 'number') return Object.is(exact, double);
  const exponent = Math.min(exact.exponent, double.exponent);
  const scaled = (n: { digits: bigint; exponent: number }) => n.digits * 10n ** BigInt(n.exponent - exponent);
  return scaled(exact) === scaled(double);
}
