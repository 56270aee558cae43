import { afterPrefix, encodeValue, typeByte } from '../bson/key-encoding.ts';
import { toNumber } from '../bson/values.ts';
import type { ServerState } from '../commands/command.ts';
import type { Collection } from '../storage/collection.ts';
import { Row } from '../storage/row.ts';
import { Blocked } from '../transactions/transaction.ts';
import type { Index } from './index-spec.ts';

const BATCH = 500;

/** Deletes expired documents every `ttlMonitorSleepSecs`, as long as there are TTL indexes. Returns how to stop. */
export function startExpiry(server: ServerState): () => void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    const seconds = toNumber(server.parameters.get('ttlMonitorSleepSecs')) ?? 60;
    timer = setTimeout(tick, Math.max(seconds, 1) * 1000).unref();
  };
  const tick = () => {
    try {
      removeExpired(server, Date.now());
    } catch (error) {
      server.log(`TTL: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    schedule();
  };
  schedule();
  server.parameters.onChange((name) => {
    if (name !== 'ttlMonitorSleepSecs' || !timer) return;
    clearTimeout(timer);
    schedule();
  });
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Deletes what has expired by now; documents that a transaction holds are left for the next time. */
export function removeExpired({ store }: ServerState, now: number): void {
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      const seconds = index.expireAfterSeconds;
      if (seconds === undefined) continue;
      const limit = encodeValue(new Date(now - seconds * 1000));
      const ascending = (index.directions[0] ?? 1) > 0;
      const start = Buffer.from([typeByte(new Date(0))]);
      const [low, high] = ascending ? [start, limit] : [inverted(limit), afterPrefix(inverted(start))];
      const range = { index: index.id, low, high, descending: false };
      for (const { rid, doc } of store.database.entries(range, BATCH)) expire({ collection, index }, new Row(rid, doc));
    }
  }

  function expire({ collection }: { collection: Collection; index: Index }, row: Row): void {
    try {
      if (store.database.document(row.rid)) store.write(collection, { rid: row.rid, before: row.doc, after: null });
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
    }
  }
}

const inverted = (bytes: Buffer) => Buffer.from(bytes.map((byte) => ~byte));
