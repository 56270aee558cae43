import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

export interface BackupNote {
  at: Date;
  bytes: number;
}

const COLLECTION = 'backups';
const LAST = 'last';

/** Two clocks are this far apart at most. */
const APART_MS = 60_000;

/**
 * Notes a whole backup in the store that it is of. Of two the later one counts, whichever ended first; one that is to come was
 * noted before the clock was set right.
 */
export async function noteBackup(db: mongo.Db, { at, bytes }: BackupNote): Promise<void> {
  const isToCome = { $gt: ['$at', new Date(Date.now() + APART_MS)] };
  await db
    .collection<BackupNote & { _id: string }>(COLLECTION)
    .updateOne({ _id: LAST }, [{ $set: { at: { $cond: [isToCome, at, { $max: ['$at', at] }] }, bytes } }], {
      upsert: true,
    });
}

/** The last whole backup of this store. */
@Injectable()
export class LastBackup {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns null before the first. */
  find(): Promise<BackupNote | null> {
    return this.connection.collection<BackupNote & { _id: string }>(COLLECTION).findOne({ _id: LAST });
  }

  /** Returns when a start made the store, by its first migration; null before. */
  async findStoreMade(): Promise<Date | null> {
    const migrations = this.connection.collection<{ _id: string; appliedAt: Date }>('changelog');
    return (await migrations.findOne({}, { sort: { appliedAt: 1 } }))?.appliedAt ?? null;
  }
}
