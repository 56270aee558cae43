import { StartError } from '@gaemi/runtime/start/start-check';
import type { mongo } from 'mongoose';
import { migrations } from './migrations.ts';

/** Names of migrations of development versions before 1.0.0 that are not needed any longer. Their stores still name them. */
const retired = [
  '2026-11-22-codes-by-requester',
  '2026-11-22-results-of-the-domain',
  '2026-11-22-session-owner',
  '2026-11-22-texts-by-source',
];

/** Returns the first name in the order of time that this program does not know; null where it knows all of them. */
export function unknownMigration(applied: readonly string[]): string | null {
  const known = new Set([...retired, ...migrations.map(({ name }) => name)]);
  return applied.toSorted().find((name) => !known.has(name)) ?? null;
}

/**
 * Makes sure that no newer program has used the store: this one could not read what that one wrote.
 * @throws StartError
 */
export async function requireKnownMigrations(db: mongo.Db): Promise<void> {
  const unknown = unknownMigration(await findApplied(db));
  if (unknown === null) return;
  throw new StartError(
    `The store is of a newer version (${unknown}): start that version, or restore a backup of this one. ` +
      'ALLOW_NEWER_STORE=true starts all the same.',
  );
}

/**
 * Makes sure that the store needs no migration.
 * @throws StartError
 */
export async function requireRunMigrations(db: mongo.Db): Promise<void> {
  const applied = new Set(await findApplied(db));
  const missing = migrations.find(({ name }) => !applied.has(name));
  if (missing === undefined) return;
  throw new StartError(
    `The store is of an older version (without ${missing.name}): a start of this version brings it up to date. ` +
      'Nothing was changed.',
  );
}

async function findApplied(db: mongo.Db): Promise<string[]> {
  const applied = await db.collection<{ _id: string }>('changelog').find().toArray();
  return applied.map(({ _id }) => _id);
}
