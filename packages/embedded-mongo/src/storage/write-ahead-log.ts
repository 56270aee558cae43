import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const bringToDisk = promisify(fdatasync);

/**
 * Syncs the write-ahead log of a SQLite file in the background, so that reads do not wait for the disk. The log stays
 * the same file while the database is open.
 */
export class WriteAheadLog {
  readonly #file: string;
  #descriptor: number | undefined;
  /** The sync that is running, or the last one. Never rejects. */
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: { error: unknown } | undefined;
  #closed = false;

  constructor(databaseFile: string) {
    this.#file = `${databaseFile}-wal`;
  }

  /**
   * Resolves when all commits before the call are on disk. Calls during a sync share the next one. Always rejects once
   * a sync has failed, because a later success proves nothing about earlier writes.
   */
  sync(): Promise<void> {
    this.#next ??= this.#turn();
    return this.#next;
  }

  /** Closes the log. Call it after the database is closed, when SQLite has synced everything. */
  close(): void {
    this.#closed = true;
    void this.#current.then(() => {
      if (this.#descriptor !== undefined) closeSync(this.#descriptor);
      this.#descriptor = undefined;
    });
  }

  async #turn(): Promise<void> {
    await this.#current;
    this.#next = undefined;
    const writing = this.#write();
    this.#current = writing.catch((error: unknown) => {
      this.#failure = { error };
    });
    await writing;
  }

  async #write(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure.error;
    if (this.#closed) return;
    this.#descriptor ??= openSync(this.#file, 'r+');
    await bringToDisk(this.#descriptor);
  }
}
