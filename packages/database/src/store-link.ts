import { type Connection, STATES } from 'mongoose';

interface Link {
  isLost: boolean;
  /** Looks since the last sign of life. */
  silentLooks: number;
}

const LOOK_MS = 5_000;
/** Two heartbeats of the driver, as mongoose counts them. */
const SILENT_LOOKS = 4;
const links = new WeakMap<Connection, Link>();

/** Notes from now on whether the store is within reach. */
export function followStore(connection: Connection): void {
  const link: Link = { isLost: true, silentLooks: 0 };
  links.set(connection, link);
  const sign = () => {
    link.silentLooks = 0;
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
  connection.once('open', () => {
    connection.getClient().on('serverHeartbeatSucceeded', sign);
    // Counted, not measured: on macOS every clock goes on in a sleep, after which a timer fires once.
    const looking = setInterval(() => {
      link.silentLooks += 1;
    }, LOOK_MS).unref();
    connection.once('close', () => clearInterval(looking));
  });
}

/**
 * Whether the store is within reach, as far as is known. Mongoose takes the last heartbeat for an old one where the clock was put
 * forward, as after a sleep of the machine, and would call a sound connection lost until the next one.
 */
export function isStoreConnected(connection: Connection): boolean {
  if (connection.readyState === STATES.connected) return true;
  const link = links.get(connection);
  return link !== undefined && !link.isLost && link.silentLooks < SILENT_LOOKS;
}
