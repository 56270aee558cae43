import { Binary, BSONRegExp, Decimal128, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { typeRank } from './compare.ts';
import { exactNumber } from './exact-number.ts';
import { type Doc, isDoc, isLong, isNumber, readBigInt, toNumber } from './values.ts';

/**
 * Index key: bytes whose order is MongoDB's order of values. Each value is a type byte and a self-delimiting payload,
 * so a key of several fields is their concatenation.
 */
export interface EncodedKey {
  bytes: Buffer;
  /** Different values may have these bytes (a Decimal128 between two doubles). */
  rough: boolean;
}

/** Returns the least key above all keys that start with the given bytes. */
export function afterPrefix(prefix: Buffer): Buffer {
  let length = prefix.length;
  while (length > 0 && prefix[length - 1] === 0xff) length -= 1;
  if (length === 0) return HIGHEST;
  const end = Buffer.from(prefix.subarray(0, length));
  end[length - 1] = (end[length - 1] ?? 0) + 1;
  return end;
}

/** Sorts above every key, because no type byte has this value. */
export const HIGHEST = Buffer.from([0xff]);

/** Encodes the values of an index's fields. Inverts the bytes of descending fields (-1). */
export function encodeKey(values: readonly unknown[], directions: readonly number[]): EncodedKey {
  const sink = keySink.emptied();
  for (const [i, value] of values.entries()) {
    const start = sink.length;
    sink.value(value);
    if (directions[i] === -1) sink.invert(start);
  }
  return { bytes: sink.bytes(), rough: sink.rough };
}

/** Encodes one value in ascending order. Undefined (an empty array in an index) sorts below null. */
export function encodeValue(value: unknown): Buffer {
  return encodeKey([value], [1]).bytes;
}

/** Returns the first byte of a type's keys. Values of lower types sort below it. */
export function typeByte(value: unknown): number {
  const rank = typeRank(value);
  return rank * 2 - (rank > 100 ? 4 : 0) + 1;
}

/** Buffer for the bytes of one key, reused for the next one. */
class KeySink {
  rough = false;
  length = 0;
  #memory = Buffer.allocUnsafe(1024);

  emptied(): this {
    this.rough = false;
    this.length = 0;
    return this;
  }

  /** Returns a copy of the bytes. */
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
      // Keys of times from 2038 on sort below earlier times, so `rough` excludes such indexes from ranges and sorts.
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

  /** Appends UTF-8 with 0x00 written as 0x00 0xff, ended by 0x00 0x00. */
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

  /** Appends the nearest double in sortable form, then the difference of a long from it (at most ±1024). */
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

  /** Reserves the next `size` bytes and returns their offset. */
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

/** Returns the value of a long, or of an integral decimal in the range of longs. */
function wholeNumber(value: Parameters<typeof exactNumber>[0]): bigint | undefined {
  if (isLong(value)) return readBigInt(value);
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
