import type { mongo } from 'mongoose';

/** One change of stored data. It must be idempotent, since it may run again after a crash at any point. */
export interface Migration {
  /** Name in the changelog; never changed after a release. */
  name: string;
  up: (db: mongo.Db) => Promise<void>;
}

/** Changelog of finished migrations, by name: the pattern of migrate-mongo. */
interface ChangelogEntry {
  _id: string;
  appliedAt: Date;
}

/**
 * Runs the migrations that are not in the changelog, in order, and records each when it is done. Returns the names of
 * those that ran.
 */
export async function runMigrations(db: mongo.Db, migrations: readonly Migration[]): Promise<string[]> {
  const changelog = db.collection<ChangelogEntry>('changelog');
  const applied = new Set((await changelog.find().toArray()).map(({ _id }) => _id));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const { name, up } of pending) {
    await up(db);
    await changelog.insertOne({ _id: name, appliedAt: new Date() });
  }
  return pending.map(({ name }) => name);
}
