import { MongoClient } from 'mongodb';
import { DEMO_DOMAIN } from './demo-members.ts';

/** The admin that grants grades and credits while the demo is filled. Its password is never stored or printed. */
export const SEEDING_ADMIN = `admin@${DEMO_DOMAIN}`;

/**
 * Removes the admin of a seeding from the store, also one that a stopped or an older seeding left behind: a demo leaves
 * no admin whose password is that of its members.
 */
export async function removeSeedingAdmin(mongodbUri: string): Promise<void> {
  const client = new MongoClient(mongodbUri);
  try {
    const admin = await client.db().collection('users').findOneAndDelete({ email: SEEDING_ADMIN });
    if (admin !== null) await client.db().collection('credit_logs').deleteMany({ userId: admin._id });
  } finally {
    await client.close();
  }
}
