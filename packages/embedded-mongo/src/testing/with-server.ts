import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type EmbeddedMongo, startEmbeddedMongo } from '../server/start-server.ts';

/** What is asked of a driver's client here; the driver itself belongs to the tests, not to this package. */
interface Client {
  db(name: string): { collection(name: string): unknown; dropDatabase(): Promise<unknown> };
  close(): Promise<void>;
}

/** A server in memory and a client of it, for the tests of one file. */
export interface TestServer<C extends Client> {
  client: C;
  db: ReturnType<C['db']>;
  collection: ReturnType<ReturnType<C['db']>['collection']>;
  mongo: EmbeddedMongo;
  /** What the server logged: nothing, unless something unexpected happened. */
  logged: string[];
}

/** Starts one server for the file; every test finds its database empty. Read the fields inside tests only. */
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
