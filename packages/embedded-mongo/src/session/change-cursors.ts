import { setTimeout as sleep } from 'node:timers/promises';
import { Long } from 'bson';
import type { Row } from '../storage/row.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, encode } from '../values/values.ts';
import type { Batch } from '../wire/messages.ts';
import type { Session } from './sessions.ts';

/** Changes that wait for a client, at most: one that does not fetch them must not fill the memory. */
const MOST_WAITING = 10_000;
const IDLE_MS = 10 * 60_000;

interface ChangeCursor {
  ns: string;
  session: Session | undefined;
  showsKey: boolean;
  waiting: Uint8Array[];
  /** Resolves when something happens to the cursor; another one follows once its changes are taken. */
  arrived: PromiseWithResolvers<void>;
  state: 'open' | 'ended' | 'lost';
  lastUse: number;
}

/** Cursors of change streams: they hear of the changes of their collection from their opening on. */
export class ChangeCursors {
  readonly #open = new Map<bigint, ChangeCursor>();
  readonly #startedAt = Date.now().toString(16).padStart(12, '0');
  #lastChange = 0;

  /** Opens a cursor, whose first batch is empty. `showsKey`: with the `_id` of each changed document. */
  open(id: bigint, { ns, session, showsKey }: Pick<ChangeCursor, 'ns' | 'session' | 'showsKey'>): Batch {
    const now = Date.now();
    for (const [other, { lastUse }] of this.#open) if (lastUse < now - IDLE_MS) this.kill(other);
    const arrived = Promise.withResolvers<void>();
    this.#open.set(id, { ns, session, showsKey, waiting: [], arrived, state: 'open', lastUse: now });
    return this.#batch('firstBatch', { id, ns, documents: [] });
  }

  has(id: bigint): boolean {
    return this.#open.has(id);
  }

  /** Returns the next changes of a cursor that is open; none when none comes within `longestMs`. */
  async next(id: bigint, { count, longestMs }: { count: number; longestMs: number }): Promise<Batch> {
    const cursor = this.#open.get(id);
    if (cursor === undefined) throw new MongoError(43, `cursor id ${id} not found`);
    cursor.lastUse = Date.now();
    if (cursor.waiting.length === 0 && cursor.state === 'open') await happened(cursor, longestMs);
    if (this.#open.get(id) !== cursor) throw new MongoError(237, `cursor id ${id} was killed`);
    if (cursor.state === 'lost') {
      this.#open.delete(id);
      throw new MongoError(286, 'changes were not fetched in time and are no longer kept');
    }
    const documents = cursor.waiting.splice(0, count);
    const isDone = cursor.state === 'ended' && cursor.waiting.length === 0;
    if (isDone) this.#open.delete(id);
    else if (cursor.waiting.length === 0) cursor.arrived = Promise.withResolvers();
    return this.#batch('nextBatch', { id: isDone ? 0n : id, ns: cursor.ns, documents });
  }

  /** Hears of a committed change: of the document as it is now, or of a deleted one as it was. */
  hear(ns: string, row: Row): void {
    for (const cursor of this.#open.values()) {
      if (cursor.ns === ns) this.#add(cursor, cursor.showsKey ? { documentKey: { _id: row.doc._id } } : {});
    }
  }

  /** The collection is gone: its cursors tell that, and that they end. */
  end(ns: string): void {
    for (const cursor of this.#open.values()) {
      if (cursor.ns !== ns || cursor.state !== 'open') continue;
      this.#add(cursor, {});
      this.#add(cursor, {});
      if (cursor.state === 'open') cursor.state = 'ended';
    }
  }

  /** Closes a cursor. Returns whether it was open. */
  kill(id: bigint): boolean {
    this.#open.get(id)?.arrived.resolve();
    return this.#open.delete(id);
  }

  killOf(session: Session): void {
    for (const [id, cursor] of this.#open) if (cursor.session === session) this.kill(id);
  }

  get count(): number {
    return this.#open.size;
  }

  #add(cursor: ChangeCursor, shown: Doc): void {
    this.#lastChange += 1;
    if (cursor.waiting.length >= MOST_WAITING) {
      cursor.state = 'lost';
      cursor.waiting = [];
    } else if (cursor.state === 'open') cursor.waiting.push(encode({ _id: this.#token(), ...shown }));
    cursor.arrived.resolve();
  }

  #token(): Doc {
    return { _data: `${this.#startedAt}${this.#lastChange.toString(16).padStart(12, '0')}` };
  }

  #batch(field: Batch['field'], { id, ns, documents }: { id: bigint; ns: string; documents: Uint8Array[] }): Batch {
    return { field, documents, cursor: { id: Long.fromBigInt(id), ns, postBatchResumeToken: this.#token() } };
  }
}

async function happened({ arrived }: ChangeCursor, longestMs: number): Promise<void> {
  const waited = new AbortController();
  // Its connection keeps the process, not the wait.
  const silence = sleep(longestMs, undefined, { signal: waited.signal, ref: false });
  try {
    await Promise.race([arrived.promise, silence]);
  } finally {
    silence.catch(() => undefined);
    waited.abort();
  }
}
