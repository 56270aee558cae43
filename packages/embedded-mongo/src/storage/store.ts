import { MongoError } from '../values/errors.ts';
import type { Doc } from '../values/values.ts';
import { Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';
import { Database } from './database.ts';
import { History } from './history.ts';
import { duplicateKey } from './index/duplicate-key.ts';
import { documentKeys } from './index/index-keys.ts';
import type { Index } from './index/index-spec.ts';
import { type KeyChange, keyChanges, sharesValue } from './index/key-changes.ts';
import { documentLock, keyLock, Locks } from './locks.ts';
import { Row } from './row.ts';
import type { StoreFailure } from './store-failure.ts';
import { Blocked, Transaction, writeConflict } from './transaction.ts';

/** Change of one document; `before` is null for an insert, `after` for a deletion. */
export interface Change {
  rid: number;
  before: Row | null;
  after: Row | null;
}

/** Documents whose version in a transaction differs from the stored one. */
export interface Divergence {
  has: (rid: number) => boolean;
  all: () => Iterable<number>;
}

const MAX_DOCUMENT_BYTES = 16 * 1024 * 1024;

/** Documents and indexes with transactions. Every write goes through this class. */
export class Store {
  readonly database: Database;
  readonly catalog: Catalog;
  readonly history = new History();
  /** Hears of each committed change: the document as it is now, or a deleted one as it was. */
  onChange: ((ns: string, row: Row) => void) | undefined;
  readonly #locks = new Locks();
  readonly #open = new Set<Transaction>();
  #commits = 1;
  #released = Promise.withResolvers<void>();

  constructor(file: string, onFailure?: (failure: StoreFailure) => void) {
    this.database = new Database(file, onFailure);
    this.catalog = new Catalog(this.database);
  }

  get openTransactions(): number {
    return this.#open.size;
  }

  /** Resolves when any transaction ends. */
  released(): Promise<void> {
    return this.#released.promise;
  }

  /**
   * Throws Blocked (in a transaction: WriteConflict) while another open transaction has written to the collection. For
   * drops and index builds.
   */
  requireUnlocked(collection: Collection, txn?: Transaction): void {
    for (const other of this.#open)
      if (other !== txn && other.writes.get(collection.id)?.size) throw txn ? writeConflict() : new Blocked();
  }

  /** Starts a transaction whose snapshot is the current state. */
  begin(number: bigint): Transaction {
    const txn = new Transaction(number, this.#commits);
    this.#open.add(txn);
    return txn;
  }

  /** Commits or aborts a transaction. Does nothing if it has already ended. */
  end(txn: Transaction, commit: boolean): void {
    if (txn.state !== 'open') return;
    txn.state = commit ? 'committed' : 'aborted';
    this.#locks.release(txn);
    this.#open.delete(txn);
    this.#runOrFail(() => {
      for (const step of txn.atEnd) step(commit);
      if (commit) this.#commitAll(txn);
    });
    txn.writes.clear();
    const [oldest] = this.#open;
    this.history.forget(oldest);
    this.#released.resolve();
    this.#released = Promise.withResolvers();
  }

  /** Returns the document that a reader sees: in a transaction its own write, else the version of its snapshot. */
  row(collection: Collection, rid: number, txn?: Transaction): Row | undefined {
    if (txn) {
      const seen = txn.writes.get(collection.id)?.get(rid) ?? this.#ownOrFormer(collection, rid, txn);
      if (seen !== undefined) return seen ?? undefined;
    }
    const bytes = this.database.document(rid);
    return bytes && new Row(rid, bytes);
  }

  #ownOrFormer(collection: Collection, rid: number, txn: Transaction): Row | null | undefined {
    if (txn.writes.get(collection.id)?.has(rid)) return null;
    return this.history.at(collection.id, rid, txn);
  }

  /** Returns the documents whose version in the transaction differs from the stored one. */
  divergence(collection: Collection, txn: Transaction): Divergence {
    const writes = txn.writes.get(collection.id);
    const { history } = this;
    return {
      has: (rid) => writes?.has(rid) === true || history.at(collection.id, rid, txn) !== undefined,
      all: function* all() {
        yield* writes?.keys() ?? [];
        for (const rid of history.changedSince(collection.id, txn)) if (!writes?.has(rid)) yield rid;
      },
    };
  }

  /**
   * Throws Blocked or WriteConflict when another transaction has locked the document, or it is newer than the snapshot.
   */
  requireWritable(collection: Collection, rid: number, txn?: Transaction): void {
    this.#locks.requireFree(documentLock(rid), txn);
    if (txn && this.history.at(collection.id, rid, txn) !== undefined) throw writeConflict();
  }

  /** Writes one document and its index entries, or throws and writes nothing. */
  write(collection: Collection, change: Change, txn?: Transaction): void {
    const { rid, before, after } = change;
    this.requireWritable(collection, rid, txn);
    const size = after?.bytes.length ?? 0;
    if (size > MAX_DOCUMENT_BYTES)
      throw new MongoError(10334, `BSONObj size: ${size} is invalid. Size must be between 0 and 16793600(16MB)`);
    const keys = keyChanges(collection.indexes, before?.doc, after?.doc);
    const unique = keys.filter(({ index }) => index.unique);
    for (const { index, added, removed } of unique) {
      for (const key of [...added, ...removed]) this.#locks.requireFree(keyLock(index, key), txn);
      for (const key of added) this.#requireUnique(collection, { index, key, rid, after: after?.doc ?? {} }, txn);
    }
    if (!txn) {
      this.#runOrFail(() => this.#apply(collection, change, keys));
      return;
    }
    this.#locks.take(documentLock(rid), txn);
    for (const { index, added, removed } of unique) {
      for (const key of removed) this.#takeKey(keyLock(index, key), null, txn);
      for (const key of added) this.#takeKey(keyLock(index, key), rid, txn);
    }
    const writes = txn.writes.get(collection.id) ?? new Map<number, Row | null>();
    txn.writes.set(collection.id, writes.set(rid, after));
  }

  /** Fills a new index from the stored documents. */
  buildIndex(collection: Collection, index: Index): void {
    for (let from = 0; ; ) {
      const page = this.database.documents(collection.id, { rid: from, descending: false, limit: 256 });
      for (const { rid, doc } of page) {
        const row = new Row(rid, doc);
        const { keys, multikey, rough } = documentKeys(index, row.doc);
        index.multikey ||= multikey;
        index.rough ||= rough;
        for (const key of keys) {
          if (index.unique) this.#requireUnique(collection, { index, key, rid, after: row.doc }, undefined);
          this.database.write('insert into entries(idx, key, rid) values (?, ?, ?)', index.id, key, rid);
        }
        from = rid;
      }
      if (page.length < 256) return;
    }
  }

  #commitAll(txn: Transaction): void {
    const collections = new Map(this.catalog.all().map((collection) => [collection.id, collection]));
    for (const [id, writes] of txn.writes) {
      const collection = collections.get(id);
      for (const [rid, after] of collection ? writes : []) if (collection) this.#commit(collection, { rid, after });
    }
  }

  /** Runs a change that must complete. An error fails the store. */
  #runOrFail(change: () => void): void {
    try {
      change();
    } catch (error) {
      throw this.database.fail(error);
    }
  }

  #commit(collection: Collection, { rid, after }: { rid: number; after: Row | null }): void {
    const bytes = this.database.document(rid);
    const before = bytes ? new Row(rid, bytes) : null;
    if (before || after)
      this.#apply(collection, { rid, before, after }, keyChanges(collection.indexes, before?.doc, after?.doc));
  }

  #apply(collection: Collection, { rid, before, after }: Change, keys: KeyChange[]): void {
    this.#commits += 1;
    if (this.#open.size > 0) this.history.remember(collection.id, rid, { until: this.#commits, row: before });
    const { database } = this;
    const flags = (index: Index) => Number(index.multikey) * 2 + Number(index.rough);
    for (const { index, added, removed } of keys) {
      for (const key of removed)
        database.write('delete from entries where idx = ? and key = ? and rid = ?', index.id, key, rid);
      for (const key of added)
        database.write('insert or ignore into entries(idx, key, rid) values (?, ?, ?)', index.id, key, rid);
    }
    if (collection.indexes.some((index) => flags(index) !== flagsSaved.get(index))) {
      for (const index of collection.indexes) flagsSaved.set(index, flags(index));
      this.catalog.save(collection);
    }
    if (!after) database.write('delete from documents where rid = ?', rid);
    else if (before) database.write('update documents set doc = ? where rid = ?', after.bytes, rid);
    else
      database.write('insert into documents(rid, collection, doc) values (?, ?, ?)', rid, collection.id, after.bytes);
    const row = after ?? before;
    if (row) this.onChange?.(collection.ns, row);
  }

  #requireUnique(
    collection: Collection,
    claim: { index: Index; key: Buffer; rid: number; after: Doc },
    txn: Transaction | undefined,
  ): void {
    const { index, key, rid, after } = claim;
    const taken = txn?.uniqueKeys.get(keyLock(index, key));
    if (taken !== undefined) {
      if (taken !== null && taken !== rid) throw duplicateKey(collection.ns, index, after);
      return;
    }
    for (const owner of this.database.entryOwners(index.id, key)) {
      if (owner === rid) continue;
      if (index.rough && !sharesValue(index, after, this.row(collection, owner)?.doc ?? {})) continue;
      if (txn && this.history.at(collection.id, owner, txn) !== undefined) throw writeConflict();
      throw duplicateKey(collection.ns, index, after);
    }
    for (const changed of txn ? this.history.changedSince(collection.id, txn) : []) {
      const seen = changed === rid ? undefined : this.row(collection, changed, txn)?.doc;
      if (seen && documentKeys(index, seen).keys.some((other) => other.equals(key))) throw writeConflict();
    }
  }

  #takeKey(lock: string, rid: number | null, txn: Transaction): void {
    this.#locks.take(lock, txn);
    txn.uniqueKeys.set(lock, rid);
  }
}

const flagsSaved = new WeakMap<Index, number>();
