import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../server/start-server.ts';

/** The part of a driver's client that this helper uses, so that the package does not depend on the driver. */
interface Client {
  db(name: string): { collection(name: string): unknown; dropDatabase(): Promise<unknown> };
  close(): Promise<void>;
}

/** A server in memory and its client, for the tests of one file. */
export interface TestServer<C extends Client> {
  client: C;
  db: ReturnType<C['db']>;
  collection: ReturnType<ReturnType<C['db']>['collection']>;
  mongo: EmbeddedMongo;
  /** Lines that the server logged. Empty unless something unexpected happens. */
  logged: string[];
}

/** Starts one server for the file and empties the database before each test. Read the fields inside tests only. */
export function withServer<C extends Client>(connect: (uri: string) => Promise<C>): TestServer<C> {
  const server = { logged: [] as string[] } as TestServer<C>;
  beforeAll(async () => {
    const mongo = await startEmbeddedMongo({ log: (line) => server.logged.push(line) });
    const client = await connect(mongo.uri);
    const db = client.db('test');
    Object.assign(server, { mongo, client, db, collection: db.collection('things') });
  });
  beforeEach(() => server.client.db('test').dropDatabase());
  afterAll(async () => {
    await server.client.close();
    await server.mongo.close();
  });
  return server;
}
