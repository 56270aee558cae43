import { mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ServerState } from './commands/command.ts';
import { FailPoints } from './commands/fail-points.ts';
import { Parameters } from './commands/parameters.ts';
import { Cursors } from './cursors/cursors.ts';
import { startExpiry } from './indexes/expiry.ts';
import { serveConnection } from './protocol/connection.ts';
import { Store } from './storage/store.ts';
import { Sessions } from './transactions/sessions.ts';

export interface EmbeddedMongoOptions {
  /** 0 or absent: a free one. */
  port?: number;
  host?: '127.0.0.1';
  /** Directory of the database file, made if missing; absent: in memory. */
  dataDir?: string;
  log?: (line: string) => void;
}

export interface EmbeddedMongo {
  /** Connection string of this server, a replica set of one member. */
  uri: string;
  port: number;
  /** Ends connections, then writes out and closes the file. */
  close(): Promise<void>;
}

/** Starts a server of MongoDB's wire protocol. Rejects when the port is taken or the directory unusable. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const { port = 0, host = '127.0.0.1', dataDir, log = () => undefined } = options;
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true });
  const store = new Store(dataDir === undefined ? ':memory:' : join(dataDir, 'mongo.sqlite'));
  const state: ServerState = {
    store,
    sessions: new Sessions(store),
    cursors: new Cursors(),
    failPoints: new FailPoints(),
    parameters: new Parameters(),
    startedAt: Date.now(),
    port,
    log,
  };
  const sockets = new Set<Socket>();
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(state, socket, connections);
  });
  const listening = Promise.withResolvers<void>();
  server.once('error', listening.reject);
  server.listen(port, host, listening.resolve);
  await listening.promise.catch((error: unknown) => {
    store.database.close();
    throw error;
  });
  const address = server.address();
  state.port = typeof address === 'object' && address ? address.port : port;
  const stopExpiry = startExpiry(state);
  let closed: Promise<void> | undefined;
  const close = async () => {
    stopExpiry();
    const ended = Promise.withResolvers<void>();
    server.close(() => ended.resolve());
    for (const socket of sockets) socket.destroy();
    await ended.promise;
    store.database.close();
  };
  return {
    uri: `mongodb://${host}:${state.port}/?replicaSet=rs0`,
    port: state.port,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}
