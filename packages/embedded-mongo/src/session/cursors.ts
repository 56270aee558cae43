import { Long } from 'bson';
import type { Transaction } from '../storage/transaction.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, encode } from '../values/values.ts';
import type { Batch } from '../wire/messages.ts';
import { ChangeCursors } from './change-cursors.ts';
import type { Session } from './sessions.ts';

const FIRST_BATCH = 101;
const BATCH_BYTES = 16 * 1024 * 1024;
const IDLE_MS = 10 * 60_000;

/** Encoded documents of a cursor. */
export type Results = Iterator<Uint8Array>;

/** Options of a new cursor. */
export interface CursorOptions {
  ns: string;
  batchSize: number | undefined;
  singleBatch?: boolean;
  session?: Session | undefined;
  txn?: Transaction | undefined;
}

interface OpenCursor {
  id: bigint;
  ns: string;
  results: Results;
  /** The document read ahead to know whether there are more. */
  next: Uint8Array | undefined;
  session: Session | undefined;
  txn: Transaction | undefined;
  lastUse: number;
}

/** Open cursors. */
export class Cursors {
  readonly changes = new ChangeCursors();
  readonly #open = new Map<bigint, OpenCursor>();
  #lastId = 0n;

  /** Returns the first batch. Keeps the cursor open only if there are more documents. */
  open(results: Results, options: CursorOptions): Batch {
    this.#dropIdle();
    const { ns, session, txn } = options;
    const cursor: OpenCursor = { id: this.#nextId(), ns, results, next: undefined, session, txn, lastUse: Date.now() };
    const documents = take(cursor, options.batchSize ?? FIRST_BATCH);
    const more = !options.singleBatch && hasMore(cursor);
    if (more) {
      this.#open.set(cursor.id, cursor);
      txn?.atEnd.push(() => this.#open.delete(cursor.id));
    }
    return { field: 'firstBatch', documents, cursor: { id: Long.fromBigInt(more ? cursor.id : 0n), ns } };
  }

  /** Opens a change stream: `showsKey` with the `_id` of each changed document. */
  openChanges(stream: { ns: string; session: Session | undefined; showsKey: boolean }): Batch {
    return this.changes.open(this.#nextId(), stream);
  }

  /** Returns the next batch of an open cursor. */
  more(
    id: bigint,
    request: { ns: string; batchSize: number | undefined; session: Session | undefined; txn: Transaction | undefined },
  ): Batch {
    const cursor = this.#open.get(id);
    if (!cursor) throw new MongoError(43, `cursor id ${id} not found`);
    if (cursor.ns !== request.ns) {
      throw new MongoError(
        13,
        `Requested getMore on namespace '${request.ns}', but cursor belongs to a different namespace ${cursor.ns}`,
      );
    }
    if (cursor.txn !== request.txn) {
      throw new MongoError(50738, `Cannot run getMore on cursor ${id}, which was created in another transaction state`);
    }
    cursor.lastUse = Date.now();
    const documents = take(cursor, request.batchSize || Number.POSITIVE_INFINITY);
    const more = hasMore(cursor);
    if (!more) this.#open.delete(id);
    return { field: 'nextBatch', documents, cursor: { id: Long.fromBigInt(more ? id : 0n), ns: cursor.ns } };
  }

  /** Closes a cursor. Returns whether it was open. */
  kill(id: bigint): boolean {
    return this.#open.delete(id) || this.changes.kill(id);
  }

  /** Closes the cursors of a session. */
  killOf(session: Session): void {
    this.changes.killOf(session);
    for (const cursor of this.#open.values()) if (cursor.session === session) this.#open.delete(cursor.id);
  }

  /** Closes the cursors of a namespace that is no more. */
  killIn(ns: string): void {
    this.changes.end(ns);
    for (const cursor of this.#open.values()) if (cursor.ns === ns) this.#open.delete(cursor.id);
  }

  get count(): number {
    return this.#open.size + this.changes.count;
  }

  #nextId(): bigint {
    this.#lastId += 1n + BigInt(Math.floor(Math.random() * 2 ** 30));
    return this.#lastId;
  }

  #dropIdle(): void {
    const limit = Date.now() - IDLE_MS;
    for (const cursor of this.#open.values()) if (cursor.lastUse < limit) this.#open.delete(cursor.id);
  }
}

function take(cursor: OpenCursor, count: number): Uint8Array[] {
  const documents: Uint8Array[] = [];
  let bytes = 0;
  while (documents.length < count && hasMore(cursor)) {
    const next = cursor.next ?? new Uint8Array();
    bytes += next.length + 16;
    if (documents.length > 0 && bytes > BATCH_BYTES) break;
    documents.push(next);
    cursor.next = undefined;
  }
  return documents;
}

function hasMore(cursor: OpenCursor): boolean {
  if (cursor.next) return true;
  const { done, value } = cursor.results.next();
  if (done) return false;
  if (value.length > BATCH_BYTES + 16_384) {
    throw new MongoError(10334, `BSONObj size: ${value.length} is invalid. Size must be between 0 and 16793600(16MB)`);
  }
  cursor.next = value;
  return true;
}

/** Encodes documents one by one. */
export function* encoded(documents: Iterable<Doc>): Generator<Uint8Array> {
  for (const doc of documents) yield encode(doc);
}
