import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { mongo } from 'mongoose';
import {
  BackupError,
  type BackupHead,
  type CollectionSum,
  FORMAT,
  isHead,
  LineSum,
  type Note,
  parseDocument,
} from './backup-format.ts';
import { describeError } from './write-backup.ts';

export interface CheckedBackup {
  head: BackupHead;
  collections: Record<string, CollectionSum>;
  /** Names of the migrations that the store had. */
  migrations: string[];
}

export interface StoredLine {
  collection: string;
  document: mongo.Document;
}

/**
 * Reads a backup to its end, checks each sum, and calls `use` for each document.
 * @throws BackupError for a file that is none, is not whole or was changed; what `use` throws, which is no fault of the file
 */
export async function readBackup(
  file: string,
  use: (line: StoredLine) => Promise<void> | void = () => {},
): Promise<CheckedBackup> {
  let isUsing = false;
  try {
    return await readLines(file, async (line) => {
      isUsing = true;
      await use(line);
      isUsing = false;
    });
  } catch (error) {
    if (error instanceof BackupError || isUsing) throw error;
    throw isOfSystem(error) ? unreadable(file, error) : damaged(file, describeError(error), error);
  }
}

/** A call of the system that failed says nothing about what is in the file. */
const isOfSystem = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'syscall' in error;

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder: name a file',
  EACCES: 'cannot be read: this user may not read it',
};

const unreadable = (file: string, error: NodeJS.ErrnoException) =>
  new BackupError(`${file} ${reasons[error.code ?? ''] ?? `cannot be read (${error.message})`}`, { cause: error });

async function readLines(file: string, use: (line: StoredLine) => Promise<void> | void): Promise<CheckedBackup> {
  let head: BackupHead | null = null;
  let end: Record<string, CollectionSum> | null = null;
  let current: { name: string; sum: LineSum } | null = null;
  const sums: Record<string, CollectionSum> = {};
  const migrations: string[] = [];
  const close = () => {
    if (current !== null) sums[current.name] = current.sum.end();
    current = null;
  };
  for await (const line of produceLines(file)) {
    if (end !== null) throw damaged(file, 'there is something behind its end');
    if (line.startsWith('#')) {
      const note: Note = JSON.parse(line.slice(1));
      close();
      if ('head' in note) head = requireHead(note.head, file);
      else if ('collection' in note)
        current = { name: requireNew(note.collection, { file, sums }), sum: new LineSum() };
      else end = note.end;
      continue;
    }
    if (head === null || current === null) throw new BackupError(`${file} is no backup of this product`);
    current.sum.add(line);
    const document = parseDocument(line);
    if (current.name === 'changelog') migrations.push(String(document._id));
    await use({ collection: current.name, document });
  }
  if (head === null) throw new BackupError(`${file} is no backup of this product`);
  if (end === null) throw damaged(file, 'its end is missing');
  const wrong = Object.keys({ ...end, ...sums }).find((name) => end[name]?.sha256 !== sums[name]?.sha256);
  if (wrong !== undefined) throw damaged(file, `the collection ${wrong} is not what was written`);
  return { head, collections: sums, migrations };
}

function requireHead(head: BackupHead, file: string): BackupHead {
  if (isHead(head)) return head;
  const { format } = Object(head) as { format?: unknown };
  if (typeof format === 'number' && format > FORMAT)
    throw new BackupError(`${file} is of a newer version (format ${format}): restore with that version`);
  throw new BackupError(`${file} is no backup of this product`);
}

/** Documents of a collection stand together: those of a second time would not be in its sum. */
function requireNew(name: string, { file, sums }: { file: string; sums: Record<string, CollectionSum> }): string {
  if (Object.hasOwn(sums, name)) throw damaged(file, `the collection ${name} is in it twice`);
  return name;
}

/** Lines with their ends. */
async function* produceLines(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip();
  const source = createReadStream(file).on('error', (error) => unzipped.destroy(error));
  let rest = '';
  for await (const chunk of source.pipe(unzipped).setEncoding('utf8')) {
    rest += chunk;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield `${line}\n`;
  }
  if (rest !== '') yield rest;
}

const damaged = (file: string, how: string, cause?: unknown) =>
  new BackupError(`${file} is damaged (${how}): restore an older backup`, { cause });
