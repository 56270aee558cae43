import { createHash, type Hash } from 'node:crypto';
import { mongo } from 'mongoose';

/** Thrown when a backup cannot be made, read or restored; the message is one line for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

export const FORMAT = 1;

/** First line of a backup. */
export interface BackupHead {
  format: typeof FORMAT;
  /** Version and commit of the program that wrote it. */
  version: string;
  commit: string;
  /** The moment of the store, as an ISO time. */
  at: string;
  /** Settings without which a restored product is not the same, by name. */
  secretNames: readonly string[];
  /** Their values, where the operator asked for it. */
  secrets?: Record<string, string>;
}

/** Documents of a collection and the SHA-256 of their lines. */
export interface CollectionSum {
  count: number;
  sha256: string;
}

/**
 * A backup is a gzip file of lines: a document as extended JSON that keeps its types, or `#` and a note: the head, the
 * name of the collection of the next documents, and at the end the sums of all collections.
 */
export type Note = { head: BackupHead } | { collection: string } | { end: Record<string, CollectionSum> };

/** Whether a note that was read is a head of this format; a later program may write another one. */
export const isHead = (head: unknown): head is BackupHead =>
  typeof head === 'object' &&
  head !== null &&
  'format' in head &&
  head.format === FORMAT &&
  'at' in head &&
  !Number.isNaN(Date.parse(String(head.at)));

export const noteLine = (note: Note) => `#${JSON.stringify(note)}\n`;
export const documentLine = (document: mongo.Document) =>
  `${mongo.BSON.EJSON.stringify(document, { relaxed: false })}\n`;
export const parseDocument = (line: string): mongo.Document => mongo.BSON.EJSON.parse(line, { relaxed: false });

/** Adds up the lines of one collection. */
export class LineSum {
  private readonly hash: Hash = createHash('sha256');
  private count = 0;

  add(line: string): void {
    this.hash.update(line);
    this.count += 1;
  }

  end(): CollectionSum {
    return { count: this.count, sha256: this.hash.digest('hex') };
  }
}

/** Collections of a running store that mean nothing in another: locks, probes, and what is noted of the backups themselves. */
const PASSING = ['locks', 'health', 'start_checks', 'backups', 'restoring'];

export const belongsInBackup = (collection: string) =>
  !PASSING.includes(collection) && !collection.startsWith('system.');
