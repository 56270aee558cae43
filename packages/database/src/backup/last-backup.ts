import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

export interface BackupNote {
  at: Date;
  bytes: number;
}

const COLLECTION = 'backups';
const LAST = 'last';

/** Notes a whole backup in the store that it is of, also in place of one that a clock ahead dated later. */
export async function noteBackup(db: mongo.Db, { at, bytes }: BackupNote): Promise<void> {
  await db
    .collection<BackupNote & { _id: string }>(COLLECTION)
    .updateOne({ _id: LAST }, { $set: { at, bytes } }, { upsert: true });
}

/** The last whole backup of this store. */
@Injectable()
export class LastBackup {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns null before the first. */
  find(): Promise<BackupNote | null> {
    return this.connection.collection<BackupNote & { _id: string }>(COLLECTION).findOne({ _id: LAST });
  }
}
