import { isNewerStoreAllowed } from '@gaemi/runtime/start/newer-store';
import { StartError } from '@gaemi/runtime/start/start-check';
import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type Connection, type Model, mongo } from 'mongoose';
import { despiteCuts } from './despite-cuts.ts';
import { requireKnownMigrations } from './known-migrations.ts';
import { migrations } from './migrations.ts';
import { repeatMigrations, runMigrations } from './run-migrations.ts';
import { withSetupLock } from './setup-lock.ts';
import { requireReadableResults } from './too-old-store.ts';
import { requireWholeStore } from './unfinished-restore.ts';

/** Collections whose indexes are made side by side: one after the other, a start waits fifty times for the store. */
const AT_A_TIME = 4;
const LOOK_MS = 60_000;

/**
 * Upgrades the store to this version before anything uses it: migrations first, then every index, one process at a
 * time. A missing unique index would allow a second charge or a duplicate member, so a failure stops the start. For some days it looks
 * again for what processes of the version before have written since.
 */
@Injectable()
export class DatabaseSetup implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(DatabaseSetup.name);
  private repeating: NodeJS.Timeout | undefined;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    const { db } = this.connection;
    if (db === undefined) throw new StartError('The database is not connected.');
    await despiteCuts(async () => {
      if (!isNewerStoreAllowed()) await requireKnownMigrations(db);
      await requireWholeStore(db);
      await requireReadableResults(db);
    });
    const repeat = (at: 'start' | 'look') => repeatMigrations(db, migrations, { now: new Date(), at });
    const work = async () => {
      await despiteCuts(() => repeat('start'));
      await despiteCuts(() => runMigrations(db, migrations));
      const left = Object.values(this.connection.models).values();
      const lane = async () => {
        for (const model of left) await despiteCuts(() => createIndexes(model));
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, lane));
    };
    await withSetupLock(db, work, { report: (line) => this.logger.warn(line) });
    this.repeating = setInterval(() => void this.look(() => repeat('look')), LOOK_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.repeating);
  }

  private async look(repeat: () => Promise<boolean>): Promise<void> {
    // Where the store is away, the next look is soon.
    const goesOn = await repeat().catch(() => true);
    if (!goesOn) clearInterval(this.repeating);
  }
}

async function createIndexes(model: Model<unknown>): Promise<void> {
  // In one command: mongoose sends one for each index, and a start has some 150 of them.
  const indexes = model.schema.indexes().map(([key, { background, ...options }]) => ({ key, ...options }));
  try {
    if (indexes.length > 0) await model.collection.createIndexes(indexes as mongo.IndexDescription[]);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError)) throw error;
    throw new StartError(
      `The indexes of the collection ${model.collection.name} could not be created: ${error.message.replace(/\s+/g, ' ')}`,
      { cause: error },
    );
  }
}
