import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';

const bringToDisk = promisify(fdatasync);

/**
 * Brings the write-ahead log of a SQLite file to disk beside the event loop, so that nobody who only reads waits for the disk. The log is
 * one file for as long as the database is open.
 */
export class WriteAheadLog {
  readonly #file: string;
  #descriptor: number | undefined;
  /** The turn that runs, or the last one; never rejects. */
  #current: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #failure: { error: unknown } | undefined;
  #closed = false;

  constructor(databaseFile: string) {
    this.#file = `${databaseFile}-wal`;
  }

  /**
   * Resolves when all that was committed before the call is on disk; calls that come while the disk is busy share its next turn. Rejects
   * for good once the disk has failed: what it says afterwards of the writes before is not to be trusted.
   */
  sync(): Promise<void> {
    this.#next ??= this.#turn();
    return this.#next;
  }

  /** To be called when the database is closed: SQLite has brought everything to disk then. */
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
