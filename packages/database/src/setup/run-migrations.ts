import type { mongo } from 'mongoose';

/** One change of stored data. It must be idempotent, since it may run again after a crash at any point. */
export interface Migration {
  /** Name in the changelog; never changed after a release. */
  name: string;
  /** Set where it only adds what is missing: processes of the version before go on writing without it for a while. */
  repeats?: true;
  up: (db: mongo.Db) => Promise<void>;
}

/** Changelog of finished migrations, by name: the pattern of migrate-mongo. */
interface ChangelogEntry {
  _id: string;
  appliedAt: Date;
  /** When it was last repeated. */
  repeatedAt?: Date;
  /** Set in a store that has begun with this version or a later one. */
  fromStart?: true;
}

/** How long a process of the version before may still write, after a deployment or a command of the new one. */
const REPEATED_MS = 7 * 86_400_000;
/** Least time from one repeat to the next: of starts, one after the other, and of looks, which grow rarer. */
const APART_MS = { start: 10_000, look: 60_000 };
const RARER = 0.5;

/**
 * Runs the migrations that are not in the changelog, in order, and records each when it is done. Returns the names of
 * those that ran.
 */
export async function runMigrations(db: mongo.Db, migrations: readonly Migration[]): Promise<string[]> {
  const changelog = db.collection<ChangelogEntry>('changelog');
  const applied = new Set((await changelog.find().toArray()).map(({ _id }) => _id));
  const pending = migrations.filter(({ name }) => !applied.has(name));
  const isNew = applied.size === 0 && (await db.collection('users').findOne()) === null;
  for (const { name, up } of pending) {
    await up(db);
    await changelog.insertOne({ _id: name, appliedAt: new Date(), ...(isNew && { fromStart: true }) });
  }
  return pending.map(({ name }) => name);
}

/**
 * Repeats the migrations of the last days that repeat: at each start, and at looks after ever longer times. Of several processes one does
 * it. False when none is repeated any more.
 */
export async function repeatMigrations(
  db: mongo.Db,
  migrations: readonly Migration[],
  { now, at }: { now: Date; at: 'start' | 'look' },
): Promise<boolean> {
  const changelog = db.collection<ChangelogEntry>('changelog');
  const since = new Date(now.getTime() - REPEATED_MS);
  const recent = await changelog.find({ appliedAt: { $gt: since }, fromStart: { $exists: false } }).toArray();
  const entries = new Map(recent.map((entry) => [entry._id, entry]));
  const repeated = migrations.filter(({ name, repeats }) => repeats === true && entries.has(name));
  for (const { name: _id, up } of repeated) {
    const { appliedAt = now, repeatedAt } = entries.get(_id) ?? {};
    const last = (repeatedAt ?? appliedAt).getTime();
    const rarer = at === 'look' ? RARER * (last - appliedAt.getTime()) : 0;
    if (repeatedAt !== undefined && now.getTime() - last < Math.max(APART_MS[at], rarer)) continue;
    const before = repeatedAt === undefined ? { repeatedAt: { $exists: false } } : { repeatedAt };
    const note = () => changelog.updateOne({ _id, ...before }, { $set: { repeatedAt: now } });
    // Starts come one after the other, and the work of one that fails has to be done again.
    if (at === 'look' && (await note()).matchedCount === 0) continue;
    await up(db);
    if (at === 'start') await note();
  }
  return repeated.length > 0;
}
