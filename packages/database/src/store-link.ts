import { type Connection, STATES } from 'mongoose';

interface Link {
  isLost: boolean;
  /** The last sign of life, by a clock that nobody sets. */
  at: number;
}

/** Two heartbeats of the driver, as mongoose counts them. */
const SILENT_MS = 20_000;
const links = new WeakMap<Connection, Link>();

/** Notes from now on whether the store is within reach. */
export function followStore(connection: Connection): void {
  const link: Link = { isLost: true, at: performance.now() };
  links.set(connection, link);
  const sign = () => {
    link.at = performance.now();
  };
  connection.on('connected', () => {
    link.isLost = false;
    sign();
  });
  for (const event of ['disconnecting', 'disconnected']) {
    connection.on(event, () => {
      link.isLost = true;
    });
  }
  connection.once('open', () => connection.getClient().on('serverHeartbeatSucceeded', sign));
}

/**
 * Whether the store is within reach, as far as is known. Mongoose takes the last heartbeat for an old one where the clock was put
 * forward, as after a sleep of the machine, and would call a sound connection lost until the next one.
 */
export function isStoreConnected(connection: Connection): boolean {
  if (connection.readyState === STATES.connected) return true;
  const link = links.get(connection);
  return link !== undefined && !link.isLost && performance.now() - link.at < SILENT_MS;
}
