import { Binary } from 'bson';
import type { Store } from '../storage/store.ts';
import type { Transaction } from '../storage/transaction.ts';
import { MongoError } from '../values/errors.ts';
import { type Doc, decode, encode, isDoc, isLong, readBigInt, toNumber } from '../values/values.ts';

/** A logical session with its latest transaction or retryable write. */
export interface Session {
  readonly id: Uint8Array;
  number: bigint;
  txn: Transaction | undefined;
  /** The transaction of this number was committed. */
  committed: boolean;
  /** Reply to the latest retryable write. */
  reply: Doc | undefined;
  lastUse: number;
}

const SESSION_LIFETIME_MS = 30 * 60_000;

/** Updates in place, because `insert or replace` would delete and insert the row. */
const SAVE = `insert into sessions(id, txn, kind, reply, at) values (?, ?, ?, ?, ?)
  on conflict(id) do update set txn = excluded.txn, kind = excluded.kind, reply = excluded.reply, at = excluded.at`;

/** Sessions by id. Outcomes are part of the same commit as their writes. */
export class Sessions {
  readonly #store: Store;
  readonly #sessions = new Map<string, Session>();
  #lastSweep = Date.now();

  constructor(store: Store) {
    this.#store = store;
    store.database.rows('select id, txn, kind, reply, at from sessions').forEach((row) => {
      if (!(row.id instanceof Uint8Array)) return;
      this.#sessions.set(nameOf(row.id), {
        id: row.id,
        number: BigInt(Number(row.txn)),
        txn: undefined,
        committed: row.kind === 'committed',
        reply: row.reply instanceof Uint8Array ? decode(row.reply) : undefined,
        lastUse: Number(row.at),
      });
    });
  }

  /** Finds or creates the session that a command names with `lsid`, if any. */
  of(command: Doc): Session | undefined {
    if (command.lsid === undefined) return undefined;
    const id = isDoc(command.lsid) ? command.lsid.id : undefined;
    if (!(id instanceof Binary)) throw new MongoError(72, 'lsid must carry a UUID as its id');
    this.#sweep();
    const name = id.toString('hex');
    let session = this.#sessions.get(name);
    if (!session) {
      session = {
        id: Uint8Array.from(id.buffer.subarray(0, id.position)),
        number: -1n,
        txn: undefined,
        committed: false,
        reply: undefined,
        lastUse: 0,
      };
      this.#sessions.set(name, session);
    }
    session.lastUse = Date.now();
    return session;
  }

  all(): Session[] {
    return [...this.#sessions.values()];
  }

  /** Stores the outcome of the session's number with the pending writes. */
  save(session: Session, kind: 'retryable' | 'committed'): void {
    const reply = session.reply ? encode(session.reply) : null;
    this.#store.database.write(SAVE, session.id, Number(session.number), kind, reply, session.lastUse);
  }

  /** Ends sessions and aborts their open transactions. */
  end(sessions: Iterable<Session>): void {
    for (const session of sessions) {
      if (session.txn) this.#store.end(session.txn, false);
      this.#sessions.delete(nameOf(session.id));
      this.#store.database.write('delete from sessions where id = ?', session.id);
    }
  }

  #sweep(): void {
    const now = Date.now();
    if (now - this.#lastSweep < SESSION_LIFETIME_MS / 6) return;
    this.#lastSweep = now;
    this.end(this.all().filter((session) => now - session.lastUse > SESSION_LIFETIME_MS));
  }
}

const nameOf = (id: Uint8Array) => Buffer.from(id).toString('hex');

/** Returns a command's `txnNumber`, if it has one. */
export function transactionNumber(command: Doc): bigint | undefined {
  if (command.txnNumber === undefined) return undefined;
  return isLong(command.txnNumber) ? readBigInt(command.txnNumber) : BigInt(toNumber(command.txnNumber) ?? -1);
}
