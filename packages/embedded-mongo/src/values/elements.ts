import { BSONError } from 'bson';

/** Position of an element in an encoded document. */
interface Element {
  type: number;
  /** Offset of the element's type byte. */
  start: number;
  value: number;
  end: number;
}

/** BSON type of a document. */
export const DOCUMENT = 3;
const ARRAY = 4;
const REGEX = 11;
/** Sizes of fixed-size types, in bytes; 127 and 255 are MaxKey and MinKey. */
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
/** Types whose values begin with a length, and the number of bytes that it does not count. */
const COUNTED: Record<number, number> = { 2: 4, [DOCUMENT]: 0, [ARRAY]: 0, 5: 5, 12: 16, 13: 4, 14: 4, 15: 0 };

/** Finds the element of a name without decoding the document. */
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

/** Copies the elements of these names, as they are, into a document of their own. */
export function pickElements(document: Buffer, names: ReadonlySet<string>): Buffer {
  const picked: Buffer[] = [];
  for (let start = 4; document[start] !== 0; ) {
    const nameEnd = document.indexOf(0, start + 1);
    const end = valueEnd(document, document[start] ?? 0, nameEnd + 1);
    if (names.has(document.toString('utf8', start + 1, nameEnd))) picked.push(document.subarray(start, end));
    start = end;
  }
  return readDocument(Buffer.concat(picked));
}

function valueEnd(document: Buffer, type: number, at: number): number {
  const size = SIZES[type];
  if (size !== undefined) return at + size;
  const uncounted = COUNTED[type];
  if (uncounted !== undefined) return at + document.readInt32LE(at) + uncounted;
  if (type !== REGEX) throw new BSONError(`an element of the unknown type ${type}`);
  return document.indexOf(0, document.indexOf(0, at) + 1) + 1;
}

/** Encodes a document of encoded elements. */
export function readDocument(elements: Uint8Array): Buffer {
  const document = Buffer.alloc(elements.length + 5);
  document.writeInt32LE(document.length, 0);
  document.set(elements, 4);
  return document;
}

/** Appends an array of encoded documents to an encoded document. */
export function withArray(document: Uint8Array, name: string, items: readonly Uint8Array[]): Buffer {
  const head = Buffer.from(`${String.fromCharCode(ARRAY)}${name}\0`);
  const heads = items.map((_, i) => Buffer.from(`${String.fromCharCode(DOCUMENT)}${i}\0`));
  const parts = items.flatMap((item, i) => [heads[i] ?? head, item]);
  const array = readDocument(Buffer.concat(parts));
  return readDocument(Buffer.concat([document.subarray(4, -1), head, array]));
}
