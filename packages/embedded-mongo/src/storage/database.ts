import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreFailure } from './store-failure.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

const SCHEMA = `
  create table if not exists collections(id integer primary key, ns text not null unique, info blob not null);
  create table if not exists documents(rid integer primary key, collection integer not null, doc blob not null);
  create index if not exists documents_by_collection on documents(collection);
  create table if not exists entries(idx integer, key blob, rid integer, primary key(idx, key, rid)) without rowid;
  create table if not exists sessions(id blob primary key, txn integer not null, kind text not null, reply blob, at integer not null);
`;

/** A stored document: its position in natural order and its BSON. */
export interface StoredDocument {
  rid: number;
  doc: Uint8Array;
}

/** An index entry with its document. */
export interface StoredEntry extends StoredDocument {
  /** The key in hexadecimal, because SQLite returns text faster than a blob. */
  key: string;
}

/** A half-open range of an index, from `low` to `high`. `after` continues behind an entry already read. */
export interface EntryRange {
  index: number;
  low: Uint8Array;
  high: Uint8Array;
  descending: boolean;
  after?: { key: string; rid: number };
}

/**
 * Numbers of rows per page. The limit is part of the statement, because SQLite prepares a statement again for each
 * value of a bound limit, which takes longer than reading a row.
 */
export const pageSizes = [1, 4, 16, 64, 256, 1024] as const;
/** Checking a file of this size takes about a second. */
const CHECKED_BYTES = 512 * 1024 * 1024;
export type PageSize = (typeof pageSizes)[number];

/**
 * The SQLite file. Collects writes in one SQLite transaction, commits it once per turn of the event loop (group commit)
 * and syncs it in the background. The first failure of any of these steps ends the database.
 */
export class Database {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  /** Absent for a database in memory. */
  readonly #log: WriteAheadLog | undefined;
  #pending: PromiseWithResolvers<void> | undefined;
  #notOnDisk: Promise<void> | undefined;
  #failure: StoreFailure | undefined;
  readonly #onFailure: (failure: StoreFailure) => void;

  /** Calls `onFailure` before the promises of a failed commit reject. */
  constructor(file: string, onFailure: (failure: StoreFailure) => void = () => undefined) {
    this.#onFailure = onFailure;
    this.#db = new DatabaseSync(file, { timeout: 1000 });
    this.#log = file === ':memory:' ? undefined : new WriteAheadLog(file);
    // Exclusive, because a second server on the same file would not know this one's collections and transactions.
    this.#db.exec('pragma locking_mode=exclusive');
    // Normal: SQLite syncs only at checkpoints; `durable` syncs each commit.
    this.#db.exec(
      'pragma journal_mode=wal; pragma synchronous=normal; pragma temp_store=memory; pragma cache_size=-65536',
    );
    // Of pages that change again and again a rarer checkpoint writes fewer: 16 MiB of log instead of 4 take a quarter of all commits off.
    this.#db.exec('pragma wal_autocheckpoint=4000');
    this.#db.exec(SCHEMA);
    if (file !== ':memory:') this.#requireSound(file);
    // A write reveals a read-only or full disk at the start.
    this.#db.exec('begin immediate; pragma user_version = 1; commit');
  }

  /** A damaged file is told at the start, before a read comes upon it. A larger one would keep the start waiting. */
  #requireSound(file: string): void {
    if (statSync(file).size > CHECKED_BYTES) return;
    const [row] = this.#db.prepare('pragma quick_check(1)').all();
    if (row?.quick_check === 'ok') return;
    this.#db.close();
    throw new Error(`the file is damaged (${String(row?.quick_check).replaceAll(/\s+/g, ' ')}): restore a backup`);
  }

  /** Reason why the store has failed, if it has. */
  get failure(): StoreFailure | undefined {
    return this.#failure;
  }

  /**
   * Ends the store after a cause that leaves a write incomplete. Leaves the files open: after a failed sync a
   * checkpoint might copy pages that never reached the disk.
   */
  fail(cause: unknown): StoreFailure {
    if (this.#failure) return this.#failure;
    this.#failure = new StoreFailure(cause);
    this.#onFailure(this.#failure);
    this.#pending?.reject(this.#failure);
    this.#pending = undefined;
    return this.#failure;
  }

  /** Resolves when all writes so far are committed and survive the process; undefined when they already are. */
  committed(): Promise<void> | undefined {
    return this.#pending?.promise;
  }

  /** Resolves when all writes so far are on disk and survive a power failure; undefined when they already are. */
  durable(): Promise<void> | undefined {
    return this.#pending ? this.#pending.promise.then(() => this.#notOnDisk) : this.#notOnDisk;
  }

  /**
   * Runs one statement of a change. An error fails the store, because the statements before it have run and SQLite may
   * have rolled back all of them.
   */
  write(sql: string, ...values: (string | number | Uint8Array | null)[]): void {
    if (this.#failure) throw this.#failure;
    try {
      if (!this.#pending) {
        this.#statement('begin').run();
        this.#pending = Promise.withResolvers();
        this.#pending.promise.catch(() => undefined);
        setImmediate(() => this.flush());
      }
      this.#statement(sql).run(...values);
    } catch (error) {
      throw this.fail(error);
    }
  }

  /** Commits the pending writes now. */
  flush(): void {
    const pending = this.#pending;
    if (!pending) return;
    try {
      this.#statement('commit').run();
    } catch (error) {
      this.fail(error);
      return;
    }
    this.#pending = undefined;
    this.#bringToDisk();
    pending.resolve();
  }

  #bringToDisk(): void {
    const written = this.#log?.sync();
    this.#notOnDisk = written;
    const done = () => {
      if (this.#notOnDisk === written) this.#notOnDisk = undefined;
    };
    written?.then(done, (error: unknown) => this.fail(error));
  }

  /** Commits and closes the file. Throws when that fails. Leaves a failed store as it is. */
  close(): void {
    if (this.#failure) return;
    this.flush();
    if (this.#failure) throw this.#failure;
    this.#db.close();
    this.#log?.close();
  }

  rows(sql: string, ...values: (string | number | Uint8Array)[]): Record<string, unknown>[] {
    return this.#statement(sql).all(...values);
  }

  document(rid: number): Uint8Array | undefined {
    const doc = this.#statement('select doc from documents where rid = ?').get(rid)?.doc;
    return doc instanceof Uint8Array ? doc : undefined;
  }

  /** Returns documents in natural order after (descending: before) a position. */
  documents(collection: number, from: { rid: number; descending: boolean; limit: PageSize }): StoredDocument[] {
    const [compare, order] = from.descending ? ['<', 'desc'] : ['>', 'asc'];
    const sql = `select rid, doc from documents where collection = ? and rid ${compare} ? order by rid ${order} limit ${from.limit}`;
    return stored<StoredDocument>(this.rows(sql, collection, from.rid));
  }

  count(collection: number): number {
    return Number(this.rows('select count(*) as n from documents where collection = ?', collection)[0]?.n ?? 0);
  }

  /** Returns the total size of the documents, in bytes. */
  bytes(collection: number): number {
    return Number(this.rows('select sum(length(doc)) as n from documents where collection = ?', collection)[0]?.n ?? 0);
  }

  /** Returns the first entries of a range with their documents. */
  entries(range: EntryRange, limit: PageSize): StoredEntry[] {
    const order = range.descending ? 'desc' : 'asc';
    const join =
      'select hex(e.key) as key, e.rid, d.doc from entries e join documents d on d.rid = e.rid where e.idx = ?';
    const after = range.after ? ` and (e.key, e.rid) ${range.descending ? '<' : '>'} (?, ?)` : '';
    const sql = `${join} and e.key >= ? and e.key < ?${after} order by e.key ${order}, e.rid ${order} limit ${limit}`;
    const place = range.after ? [Buffer.from(range.after.key, 'hex'), range.after.rid] : [];
    return stored<StoredEntry>(this.rows(sql, range.index, range.low, range.high, ...place));
  }

  /** Returns the documents that have exactly this key. */
  entryOwners(index: number, key: Uint8Array): number[] {
    return this.rows('select rid from entries where idx = ? and key = ?', index, key).map((row) => Number(row.rid));
  }

  /** Counts the entries of a range. */
  countEntries({ index, low, high }: EntryRange): number {
    const sql = 'select count(*) as n from entries where idx = ? and key >= ? and key < ?';
    return Number(this.rows(sql, index, low, high)[0]?.n ?? 0);
  }

  #statement(sql: string): ReturnType<DatabaseSync['prepare']> {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#db.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

/** Types rows of our own tables, whose columns the schema fixes. */
function stored<T>(rows: Record<string, unknown>[]): T[] {
  return rows as T[];
}
