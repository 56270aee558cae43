import { Binary, BSONRegExp, Decimal128, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { typeRank } from './compare.ts';
import { exactNumber } from './exact-number.ts';
import { type Doc, isDoc, isLong, isNumber, toNumber } from './values.ts';

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
  const sink = new KeySink();
  const parts = values.map((value, i) => {
    sink.reset();
    sink.value(value);
    const bytes = sink.bytes();
    if (directions[i] === -1) for (let at = 0; at < bytes.length; at++) bytes[at] = ~(bytes[at] ?? 0);
    return bytes;
  });
  return { bytes: parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts), rough: sink.rough };
}

/** Whether the bytes of a value may stand for another one too. */
export function isRough(value: unknown): boolean {
  return encodeKey([value], [1]).rough;
}

/** One value in ascending order; undefined (an empty array in an index) sorts below null. */
export function encodeValue(value: unknown): Buffer {
  const sink = new KeySink();
  sink.value(value);
  return sink.bytes();
}

/** The byte that the keys of a type start with; each value of the next lower type sorts below it. */
export function typeByte(value: unknown): number {
  return typeRank(value) * 2 - (typeRank(value) > 100 ? 4 : 0) + 1;
}

class KeySink {
  rough = false;
  #parts: Buffer[] = [];

  reset(): void {
    this.#parts = [];
  }

  bytes(): Buffer {
    return Buffer.concat(this.#parts);
  }

  value(value: unknown): void {
    this.#parts.push(Buffer.from([typeByte(value)]));
    this.#payload(value);
  }

  #payload(value: unknown): void {
    if (value === null || value === undefined || value instanceof MinKey || value instanceof MaxKey) return;
    if (typeof value === 'string') this.#text(value);
    else if (isNumber(value)) this.#number(value);
    else if (value instanceof ObjectId) this.#parts.push(Buffer.from(value.id));
    else if (value instanceof Date) this.#signed(BigInt(value.getTime()));
    else if (typeof value === 'boolean') this.#parts.push(Buffer.from([value ? 1 : 0]));
    else if (Array.isArray(value)) this.#array(value);
    else if (isDoc(value)) this.#doc(value);
    else this.#rare(value);
  }

  #rare(value: unknown): void {
    if (value instanceof Timestamp) this.#signed(value.toBigInt());
    else if (value instanceof Binary) {
      const bytes = value.buffer.subarray(0, value.position);
      const head = Buffer.alloc(5);
      head.writeUInt32BE(bytes.length, 0);
      head[4] = value.sub_type;
      this.#parts.push(head, Buffer.from(bytes));
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
    const bytes = Buffer.from(text.includes('\0') ? text.replaceAll('\0', '\0\u0001') : text);
    if (text.includes('\0')) {
      for (let i = 0; i + 1 < bytes.length; i++) if (bytes[i] === 0 && bytes[i + 1] === 1) bytes[++i] = 0xff;
    }
    this.#parts.push(bytes, Buffer.from([0, 0]));
  }

  #signed(value: bigint): void {
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n));
    this.#parts.push(bytes);
  }

  /** The nearest double in sortable form, then what a long differs from it by (at most ±1024). */
  #number(value: Parameters<typeof exactNumber>[0]): void {
    const number = toNumber(value) ?? 0;
    const bytes = Buffer.alloc(10);
    if (!Number.isNaN(number)) {
      bytes.writeDoubleBE(number === 0 ? 0 : number, 0);
      const sign = bytes[0] ?? 0;
      for (let i = 0; i < 8; i++) bytes[i] = sign & 0x80 ? ~(bytes[i] ?? 0) : i === 0 ? sign | 0x80 : (bytes[i] ?? 0);
    }
    const whole = wholeNumber(value);
    const rest = whole === undefined ? 0 : Number(whole - BigInt(number));
    bytes.writeUInt16BE(rest + 0x8000, 8);
    if (value instanceof Decimal128 && whole === undefined && !isExactDouble(value, number)) this.rough = true;
    this.#parts.push(bytes);
  }

  #array(items: unknown[]): void {
    for (const item of items) this.value(item);
    this.#parts.push(Buffer.from([0]));
  }

  #doc(doc: Doc): void {
    for (const [field, value] of Object.entries(doc)) {
      this.#parts.push(Buffer.from([typeByte(value)]));
      this.#text(field);
      this.#payload(value);
    }
    this.#parts.push(Buffer.from([0]));
  }
}

/** The value of a long, and of a decimal that is a whole number in the range of longs. */
function wholeNumber(value: Parameters<typeof exactNumber>[0]): bigint | undefined {
  if (isLong(value)) return value.toBigInt();
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
