import { isNewerStoreAllowed } from '@gaemi/runtime/start/newer-store';
import { StartError } from '@gaemi/runtime/start/start-check';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { requireKnownMigrations, requireRunMigrations } from './known-migrations.ts';
import { requireReadableResults } from './too-old-store.ts';
import { requireWholeStore } from './unfinished-restore.ts';

/** Looks whether a store is of this version, and changes nothing. */
@Injectable()
export class StoreVersionCheck implements OnModuleInit {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    const { db } = this.connection;
    if (db === undefined) throw new StartError('The database is not connected.');
    if (!isNewerStoreAllowed()) await requireKnownMigrations(db);
    await requireWholeStore(db);
    await requireReadableResults(db);
    await requireRunMigrations(db);
  }
}
