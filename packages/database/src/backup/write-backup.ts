import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { BuildInfo } from '@gaemi/runtime/settings/build-info';
import { mongo } from 'mongoose';
import {
  BackupError,
  type BackupHead,
  belongsInBackup,
  type CollectionSum,
  documentLine,
  FORMAT,
  LineSum,
  noteLine,
} from './backup-format.ts';
import { noteBackup } from './last-backup.ts';
import { withSnapshot } from './store-snapshot.ts';

/** Characters that go to the compression at once. */
const CHUNK = 64 * 1_024;
const BATCH = 500;

export interface BackupOrder {
  uri: string;
  file: string;
  build: BuildInfo;
  secretNames: readonly string[];
  /** Now; given by those who have a clock of their own. */
  at?: Date;
  /** Left out unless the operator asked for them. */
  secrets?: Record<string, string>;
  /** Aborted when it is to stop: then nothing of it stays, here or in the store. */
  signal?: AbortSignal;
}

export interface WrittenBackup {
  head: BackupHead;
  collections: Record<string, CollectionSum>;
  bytes: number;
}

/**
 * Writes the whole store as it is at one moment into a file, while others use it. The file gets its name when it is whole.
 * @throws BackupError
 */
export async function writeBackup(order: BackupOrder): Promise<WrittenBackup> {
  const { uri, file } = order;
  if (existsSync(file)) throw isThere(file);
  // Of its own: another backup may be on its way to the same name.
  const part = `${file}.${randomUUID()}.part`;
  await using client = new mongo.MongoClient(uri, { serverSelectionTimeoutMS: 6_000 });
  try {
    const collections: Record<string, CollectionSum> = {};
    const head = await withSnapshot(client, async (session) => {
      const head = composeHead(order, order.at ?? new Date());
      const lines = chunked(produceLines(client.db(), { session, head, collections }));
      order.signal?.throwIfAborted();
      const output = createWriteStream(part, { mode: 0o600, flush: true });
      const stoppable = order.signal === undefined ? {} : { signal: order.signal };
      await pipeline(Readable.from(lines, { objectMode: false }), createGzip(), output, stoppable);
      return head;
    });
    if (existsSync(file)) throw isThere(file);
    await rename(part, file);
    const { size } = await stat(file);
    await noteBackup(client.db(), { at: new Date(head.at), bytes: size });
    return { head, collections, bytes: size };
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup could not be written: ${describeError(error)}`, { cause: error });
  } finally {
    await rm(part, { force: true });
  }
}

const isThere = (file: string) => new BackupError(`${file} is there already: name another file`);

function composeHead({ build, secretNames, secrets }: BackupOrder, at: Date): BackupHead {
  const common = { format: FORMAT, ...build, at: at.toISOString(), secretNames } as const;
  return secrets === undefined ? common : { ...common, secrets };
}

async function* produceLines(
  db: mongo.Db,
  source: { session: mongo.ClientSession; head: BackupHead; collections: Record<string, CollectionSum> },
): AsyncGenerator<string> {
  yield noteLine({ head: source.head });
  // Types as they are stored: a number read into JavaScript would come back as another type.
  const reading = { session: source.session, batchSize: BATCH, promoteValues: false };
  for (const name of await collectionNames(db)) {
    yield noteLine({ collection: name });
    const sum = new LineSum();
    for await (const document of db.collection(name).find({}, reading)) {
      // The schedule holds its task while it writes: in a restored store that would hold the next backup up for hours.
      if (name === 'cluster_tasks' && String(document._id) === 'backup') continue;
      const line = documentLine(document);
      sum.add(line);
      yield line;
    }
    source.collections[name] = sum.end();
  }
  yield noteLine({ end: source.collections });
}

/** Names of the collections that a backup holds, in order. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  return found
    .map(({ name }) => name)
    .filter(belongsInBackup)
    .sort();
}

async function* chunked(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** One line; the driver's message may contain an address with a password. */
export const describeError = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').replace(/\/\/[^@/\s]*@/g, '//');
