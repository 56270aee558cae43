import { MongoError } from '../values/errors.ts';
import { type Doc, decode, encode } from '../values/values.ts';
import { HEADER } from './message-reader.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const CHECKSUM = 1;
const MORE_TO_COME = 2;

/** A received command. */
export interface Request {
  id: number;
  command: Doc;
  /** The client used the old OP_QUERY, as it does for the first `hello` only. */
  legacy: boolean;
  /** The client expects no reply (write concern 0). */
  silent: boolean;
}

/** Encoded documents of a cursor, which go unchanged into the reply's `cursor`. */
export interface Batch {
  field: 'firstBatch' | 'nextBatch';
  documents: readonly Uint8Array[];
  cursor: Doc;
}

/** Parses one message. Throws when it is neither OP_MSG nor OP_QUERY. */
export function readRequest(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) {
    const nameEnd = message.indexOf(0, HEADER + 4);
    return { id, command: { ...decode(documentAt(message, nameEnd + 9)), $db: 'admin' }, legacy: true, silent: false };
  }
  if (opcode !== OP_MSG) throw new MongoError(352, `Unsupported opcode ${opcode}`);
  const flags = message.readUInt32LE(HEADER);
  if (flags & 0xfffc) throw new MongoError(50828, 'Message contains unknown required flags');
  const end = message.length - (flags & CHECKSUM ? 4 : 0);
  return { id, command: readSections(message, end), legacy: false, silent: (flags & MORE_TO_COME) !== 0 };
}

function readSections(message: Buffer, end: number): Doc {
  let command: Doc = {};
  const sequences: Doc = {};
  for (let at = HEADER + 4; at < end; ) {
    const kind = message[at];
    const size = message.readInt32LE(at + 1);
    if (size < 4 || at + 1 + size > end) throw new MongoError(22, 'Malformed message section');
    if (kind === 0) command = decode(documentAt(message, at + 1));
    else if (kind === 1) {
      const nameEnd = message.indexOf(0, at + 5);
      const documents: Doc[] = [];
      for (let next = nameEnd + 1; next < at + 1 + size; next += message.readInt32LE(next))
        documents.push(decode(documentAt(message, next)));
      sequences[message.toString('utf8', at + 5, nameEnd)] = documents;
    } else throw new MongoError(40432, `Unknown section kind ${kind}`);
    at += 1 + size;
  }
  return Object.assign(command, sequences);
}

function documentAt(message: Buffer, at: number): Uint8Array {
  return message.subarray(at, at + message.readInt32LE(at));
}

/** Encodes a reply for the socket. */
export function writeReply(request: Request, reply: Doc, batch?: Batch): Buffer {
  const prefix = request.legacy ? HEADER + 20 : HEADER + 5;
  const body = encode(reply);
  const message = batch ? withBatch(body, batch, prefix) : Buffer.allocUnsafe(prefix + body.length);
  if (!batch) message.set(body, prefix);
  message.fill(0, 0, prefix);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(request.id, 8);
  message.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) {
    message.writeInt32LE(8, HEADER);
    message.writeInt32LE(1, HEADER + 16);
  }
  return message;
}

/** Bytes of an encoded document besides its elements: the length before and a zero after them. */
const FRAME = 5;

/**
 * Encodes `{ cursor: { <field>: [documents], ... }, ...reply }` after room for a prefix, without decoding the
 * documents.
 */
function withBatch(reply: Uint8Array, batch: Batch, prefix: number): Buffer {
  const { documents } = batch;
  const rest = encode(batch.cursor);
  const heads = documents.map((_, i) => `\x03${i}\0`);
  const arraySize = documents.reduce((size, document, i) => size + (heads[i]?.length ?? 0) + document.length, FRAME);
  const arrayHead = `\x04${batch.field}\0`;
  const cursorSize = arrayHead.length + arraySize + rest.length;
  const cursorHead = '\x03cursor\0';
  const size = cursorHead.length + cursorSize + reply.length;
  const message = Buffer.allocUnsafe(prefix + size);
  let at = prefix;
  const open = (head: string, length: number) => {
    at += message.write(head, at, 'latin1');
    at = message.writeInt32LE(length, at);
  };
  const add = (bytes: Uint8Array) => {
    message.set(bytes, at);
    at += bytes.length;
  };
  open('', size);
  open(cursorHead, cursorSize);
  open(arrayHead, arraySize);
  for (const [i, document] of documents.entries()) {
    at += message.write(heads[i] ?? '', at, 'latin1');
    add(document);
  }
  at = message.writeUInt8(0, at);
  // The elements of both documents, each with the final zero.
  add(rest.subarray(4));
  add(reply.subarray(4));
  return message;
}
