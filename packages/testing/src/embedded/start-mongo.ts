import { randomBytes } from 'node:crypto';
import { startEmbeddedMongo } from '@gaemi/embedded-mongo/server';

export interface TestMongo {
  /**
   * Returns a connection string with a database of this name.
   * @param dbName new for each start of the server, so that tests do not see each other's data
   */
  uri(dbName: string): string;
  close(): Promise<void>;
}

/** Where a test sets the clock back, all that it stores has expired by the clock of the server. */
const parameters = { ttlMonitorEnabled: false };

/**
 * Starts a MongoDB-compatible server in memory; with MONGODB_URI, uses the one at that address, started with
 * `--setParameter ttlMonitorEnabled=false`. The name given to `uri`
 * gets a unique suffix for each call of `startTestMongo`, since the same server may serve many test files.
 */
export async function startTestMongo(): Promise<TestMongo> {
  const run = randomBytes(6).toString('hex');
  const given = process.env.MONGODB_URI;
  const embedded = given === undefined || given === '' ? await startEmbeddedMongo({ parameters }) : null;
  return {
    uri: (dbName) => withDatabase(embedded?.uri ?? given ?? '', `${dbName}_${run}`),
    close: async () => embedded?.close(),
  };
}

/** Sets the database name of a connection string and replaces an existing one. */
export function withDatabase(uri: string, name: string): string {
  const [, servers, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/[^?]*)?(\?.*)?$/.exec(uri) ?? [];
  if (servers === undefined) throw new Error('MONGODB_URI is not a MongoDB connection string');
  return `${servers}/${name}${options}`;
}
