import { BSONError } from 'bson';

/** Where an element of an encoded document stands in it. */
interface Element {
  type: number;
  /** From its type to behind its value. */
  start: number;
  value: number;
  end: number;
}

export const DOCUMENT = 3;
const ARRAY = 4;
const REGEX = 11;
/** Types whose values all have one size, in bytes; 127 and 255 are the greatest and the least key. */
const SIZES: Record<number, number> = {
  1: 8,
  6: 0,
  7: 12,
  8: 1,
  9: 8,
  10: 0,
  16: 4,
  17: 8,
  18: 8,
  19: 16,
  127: 0,
  255: 0,
};
/** Types whose values begin with a size, and the bytes that it leaves out. */
const COUNTED: Record<number, number> = { 2: 4, [DOCUMENT]: 0, [ARRAY]: 0, 5: 5, 12: 16, 13: 4, 14: 4, 15: 0 };

/** The element of this name, found without decoding the document. */
export function findElement(document: Buffer, name: string): Element | undefined {
  for (let start = 4; document[start] !== 0; ) {
    const nameEnd = document.indexOf(0, start + 1);
    const type = document[start] ?? 0;
    const end = valueEnd(document, type, nameEnd + 1);
    if (document.toString('utf8', start + 1, nameEnd) === name) return { type, start, value: nameEnd + 1, end };
    start = end;
  }
  return undefined;
}

function valueEnd(document: Buffer, type: number, at: number): number {
  const size = SIZES[type];
  if (size !== undefined) return at + size;
  const uncounted = COUNTED[type];
  if (uncounted !== undefined) return at + document.readInt32LE(at) + uncounted;
  if (type !== REGEX) throw new BSONError(`an element of the unknown type ${type}`);
  return document.indexOf(0, document.indexOf(0, at) + 1) + 1;
}

/** An encoded document of one element. */
export function documentOf(element: Uint8Array): Buffer {
  const document = Buffer.alloc(element.length + 5);
  document.writeInt32LE(document.length, 0);
  document.set(element, 4);
  return document;
}

/** The encoded document with an array of encoded documents behind its elements. */
export function withArray(document: Uint8Array, name: string, items: readonly Uint8Array[]): Buffer {
  const head = Buffer.from(`${String.fromCharCode(ARRAY)}${name}\0`);
  const heads = items.map((_, i) => Buffer.from(`${String.fromCharCode(DOCUMENT)}${i}\0`));
  const parts = items.flatMap((item, i) => [heads[i] ?? head, item]);
  const array = documentOf(Buffer.concat(parts));
  return documentOf(Buffer.concat([document.subarray(4, -1), head, array]));
}
