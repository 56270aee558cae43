import { mongo } from 'mongoose';
import { unknownMigration } from '../setup/known-migrations.ts';
import { RESTORING } from '../setup/unfinished-restore.ts';
import { BackupError } from './backup-format.ts';
import { type CheckedBackup, readBackup, type StoredLine } from './read-backup.ts';
import { collectionNames, describeError } from './write-backup.ts';

const BATCH = 500;

export interface RestoreOptions {
  /** True where the operator's side knows of a restore that did not end: what the store holds is what that one has left. */
  isUnfinished?: boolean;
}

/**
 * Writes a backup into an empty store, after the file was read to its end once.
 * @throws BackupError for a damaged file, one of a newer version, and a store that holds data; then nothing was written
 */
export async function restoreBackup(
  uri: string,
  file: string,
  { isUnfinished = false }: RestoreOptions = {},
): Promise<CheckedBackup> {
  const checked = await readBackup(file);
  const unknown = unknownMigration(checked.migrations);
  if (unknown !== null)
    throw new BackupError(
      `${file} is of a newer version (${checked.head.version}, ${unknown}): restore with that version`,
    );
  await using client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 6_000 });
  const db = client.db();
  try {
    await requireEmpty(db, isUnfinished);
    await db.collection(RESTORING).insertOne({ at: new Date() });
    await writeAll(db, file);
    await requireCounts(db, checked);
    await db.collection(RESTORING).drop();
    return checked;
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The restore did not end: ${describeError(error)}; run it again`, { cause: error });
  }
}

/** What a restore that did not end has left is removed. */
async function requireEmpty(db: mongo.Db, isUnfinished: boolean): Promise<void> {
  const left = isUnfinished || (await db.collection(RESTORING).findOne()) !== null;
  for (const name of await collectionNames(db)) {
    if (left) await db.collection(name).drop();
    else if ((await db.collection(name).findOne()) !== null)
      throw new BackupError(`The store holds data already (${name}): restore into an empty one`);
  }
}

async function writeAll(db: mongo.Db, file: string): Promise<void> {
  let batch: StoredLine[] = [];
  const flush = async () => {
    const [first] = batch;
    if (first !== undefined) await db.collection(first.collection).insertMany(batch.map(({ document }) => document));
    batch = [];
  };
  await readBackup(file, async (line) => {
    if (batch.length >= BATCH || (batch[0] !== undefined && batch[0].collection !== line.collection)) await flush();
    batch.push(line);
  });
  await flush();
}

async function requireCounts(db: mongo.Db, { collections }: CheckedBackup): Promise<void> {
  for (const [name, { count }] of Object.entries(collections)) {
    const found = await db.collection(name).countDocuments();
    // Documents whose time is over may be removed by the store at once.
    if (found > count)
      throw new BackupError(`${name} holds ${found} documents, and not ${count}: somebody else writes there`);
  }
}
