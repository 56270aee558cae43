import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { ServerState } from '../session/command.ts';
import { Cursors } from '../session/cursors.ts';
import { FailPoints } from '../session/fail-points.ts';
import { Parameters } from '../session/parameters.ts';
import { Sessions } from '../session/sessions.ts';
import { Store } from '../storage/store.ts';
import { openingError, type StoreFailure } from '../storage/store-failure.ts';
import { serveConnection } from './connection.ts';
import { startExpiry } from './expiry.ts';

/** Options of a server. */
export interface EmbeddedMongoOptions {
  /** Port to listen on; 0 or absent: a free one. */
  port?: number;
  /**
   * Address to listen on; absent: 127.0.0.1. There is no authentication, so any other address opens the store to the
   * network.
   */
  host?: string;
  /** Directory of the database file, created if missing; absent: in memory. */
  dataDir?: string;
  /** Name of the replica set, rs0 if absent. A client that names another one refuses this server. */
  replicaSet?: string;
  log?: (line: string) => void;
  /** Server parameters from the start, as `setParameter` sets them. */
  parameters?: Readonly<Record<string, unknown>>;
}

/** A running server. */
export interface EmbeddedMongo {
  /** Connection string of this server, a replica set of one member. */
  uri: string;
  port: number;
  /**
   * Resolves with the reason when a write to the disk fails, and never otherwise. The server has then closed every
   * connection, because memory and disk may differ. End the process, which also unlocks the files; a restart reads the
   * state from the disk.
   */
  failed: Promise<Error>;
  /** Closes the connections, then commits and closes the file. Rejects when that fails. */
  close(): Promise<void>;
}

/** Starts a server of MongoDB's wire protocol. Rejects when the port is taken or the directory is unusable. */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions = {}): Promise<EmbeddedMongo> {
  const { port = 0, host = '127.0.0.1', dataDir, replicaSet = 'rs0', log = () => undefined } = options;
  const sockets = new Set<Socket>();
  const failed = Promise.withResolvers<Error>();
  const server = createServer();
  let stopExpiry: (() => void) | undefined;
  const disconnect = () => {
    stopExpiry?.();
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  const store = openStore(dataDir, (failure) => {
    disconnect();
    failed.resolve(failure);
  });
  const state: ServerState = {
    store,
    sessions: new Sessions(store),
    cursors: new Cursors(),
    failPoints: new FailPoints(),
    parameters: new Parameters(options.parameters),
    startedAt: Date.now(),
    address: '',
    replicaSet,
    log,
  };
  store.onChange = (ns, row) => state.cursors.changes.hear(ns, row);
  let connections = 0;
  server.on('connection', (socket) => {
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
  const listeningPort = typeof address === 'object' && address ? address.port : port;
  state.address = `${reachableAt(host)}:${listeningPort}`;
  stopExpiry = startExpiry(state);
  let closed: Promise<void> | undefined;
  const close = async () => {
    const ended = Promise.withResolvers<void>();
    if (server.listening) server.once('close', ended.resolve);
    else ended.resolve();
    disconnect();
    await ended.promise;
    store.database.close();
  };
  return {
    uri: `mongodb://${state.address}/?replicaSet=${replicaSet}`,
    port: listeningPort,
    failed: failed.promise,
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

function openStore(dataDir: string | undefined, onFailure: (failure: StoreFailure) => void): Store {
  if (dataDir === undefined) return new Store(':memory:', onFailure);
  try {
    mkdirSync(dataDir, { recursive: true });
    const file = join(dataDir, 'mongo.sqlite');
    for (const path of [dataDir, file]) if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
    return new Store(file, onFailure);
  } catch (error) {
    throw openingError(dataDir, error);
  }
}

/** Returns the host for a connection string: the loopback address when the server listens on all interfaces. */
function reachableAt(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
