import type { ServerState } from '../session/command.ts';
import type { Collection } from '../storage/collection.ts';
import type { EntryRange } from '../storage/database.ts';
import type { Index } from '../storage/index/index-spec.ts';
import { Row } from '../storage/row.ts';
import type { Store } from '../storage/store.ts';
import { Blocked } from '../storage/transaction.ts';
import { afterPrefix, encodeValue, typeByte } from '../values/key-encoding.ts';
import { toNumber } from '../values/values.ts';

const BATCH = 256;

/** Deletes expired documents every `ttlMonitorSleepSecs` seconds while `ttlMonitorEnabled`. Returns a function that stops this. */
export function startExpiry(server: ServerState): () => void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = () => {
    const seconds = toNumber(server.parameters.get('ttlMonitorSleepSecs')) ?? 60;
    timer = setTimeout(tick, Math.max(seconds, 1) * 1000).unref();
  };
  const tick = () => {
    try {
      if (server.parameters.get('ttlMonitorEnabled') !== false) removeExpired(server, Date.now());
    } catch (error) {
      if (server.store.database.failure) return;
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

/** Deletes expired documents. Skips documents that a transaction has locked. */
export function removeExpired({ store }: Pick<ServerState, 'store'>, now: number): void {
  for (const collection of store.catalog.all()) {
    for (const index of collection.indexes) {
      if (index.expireAfterSeconds !== undefined)
        removeBefore(store, collection, { index, limit: now - index.expireAfterSeconds * 1000 });
    }
  }
}

function removeBefore(store: Store, collection: Collection, expired: { index: Index; limit: number }): void {
  const { index, limit } = expired;
  const [start, last] = [Buffer.from([typeByte(new Date(0))]), encodeValue(new Date(limit))];
  const ascending = (index.directions[0] ?? 1) > 0;
  const [low, high] = ascending ? [start, afterPrefix(last)] : [inverted(last), afterPrefix(inverted(start))];
  let range: EntryRange = { index: index.id, low, high, descending: false };
  for (;;) {
    const page = store.database.entries(range, BATCH);
    for (const { rid, doc } of page) removeUnlessHeld(store, collection, new Row(rid, doc));
    const last = page.at(-1);
    if (!last || page.length < BATCH) return;
    range = { ...range, after: { key: last.key, rid: last.rid } };
  }
}

function removeUnlessHeld(store: Store, collection: Collection, row: Row): void {
  try {
    // A document with several dates has several entries; the first has already deleted it.
    if (store.database.document(row.rid)) store.write(collection, { rid: row.rid, before: row, after: null });
  } catch (error) {
    if (!(error instanceof Blocked)) throw error;
  }
}

const inverted = (bytes: Buffer) => Buffer.from(bytes.map((byte) => ~byte));
