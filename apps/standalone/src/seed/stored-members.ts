import { LOCAL_ADMIN } from '@gaemi/runtime/settings/default-admins';
import { MongoClient } from 'mongodb';
import { DEMO_DOMAIN, SEEDING_ADMIN } from './demo-members.ts';
import { SeedError } from './seed-error.ts';

const SELECTION_MS = 6_000;

const open = (mongodbUri: string): MongoClient =>
  new MongoClient(mongodbUri, { serverSelectionTimeoutMS: SELECTION_MS });

/**
 * Makes sure that a store has no members but those of the demo and the admin of a local start. `variable` names it.
 * @throws SeedError when it has another one, or does not answer
 */
export async function requireDemoStore(mongodbUri: string, variable: 'MONGODB_URI' | 'DATA_DIR'): Promise<void> {
  await using client = open(mongodbUri);
  try {
    const domain = DEMO_DOMAIN.replaceAll('.', '\\.');
    const other = await client
      .db()
      .collection('users')
      .findOne({ email: { $not: new RegExp(`@${domain}$`), $ne: LOCAL_ADMIN } }, { projection: { _id: 1 } });
    if (other !== null)
      throw new SeedError(`${variable}: the store has members who are not of the demo (@${DEMO_DOMAIN})`);
  } catch (cause) {
    if (cause instanceof SeedError) throw cause;
    throw new SeedError(`${variable}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** Makes the member of a seeding its admin. */
export async function makeSeedingAdmin(mongodbUri: string): Promise<void> {
  await using client = open(mongodbUri);
  await client
    .db()
    .collection('users')
    .updateOne({ email: SEEDING_ADMIN }, { $set: { isAdmin: true } });
}

/**
 * Removes the admin of a seeding from the store, also one that a stopped or an older seeding left behind: a demo leaves
 * no admin whose password is that of its members.
 */
export async function removeSeedingAdmin(mongodbUri: string): Promise<void> {
  await using client = open(mongodbUri);
  const admin = await client.db().collection('users').findOneAndDelete({ email: SEEDING_ADMIN });
  if (admin !== null) await client.db().collection('credit_logs').deleteMany({ userId: admin._id });
}
