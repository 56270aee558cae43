import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, isIP } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Raised when members could not reach the product at its port and address; the message is one line. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

/**
 * Makes sure that this machine has an address.
 * @throws PortTakenError
 */
export async function requireOwnAddress(listenHost: string): Promise<void> {
  if (isIP(listenHost) === 0) return;
  try {
    await isFree(0, listenHost);
  } catch (cause) {
    throw new PortTakenError('LISTEN_HOST: is no address of this machine', { cause });
  }
}

/**
 * Starts something on the first port of the loopback address, from `first` on, that nothing holds. What takes a port
 * between the look and the start (another product starting) only moves the start on.
 * @throws when the 50 after it are taken too
 */
export async function startOnFreePort<T>(first: number, start: (port: number) => Promise<T>): Promise<T> {
  for (let port = first; port < first + 50; port += 1) {
    if (!(await isFree(port, '127.0.0.1'))) continue;
    try {
      return await start(port);
    } catch (error) {
      if (!isAddressInUse(error)) throw error;
    }
  }
  throw new Error(`No free port from ${first} to ${first + 49}`);
}

/**
 * Holds a port of the loopback address for a process that may be away for a moment: no other start takes it then. The mark
 * is the UDP port of the same number, so that the process itself can listen.
 * @throws with the code EADDRINUSE when another start holds it
 */
export async function reservePort(port: number): Promise<Disposable> {
  const mark = createSocket('udp4');
  mark.bind({ port, address: '127.0.0.1', exclusive: true });
  await once(mark, 'listening');
  return { [Symbol.dispose]: () => mark.close() };
}

/**
 * Makes sure that a port can be listened on, on all addresses.
 * @param waitMs how long to wait for it, for instance for a killed start's processes to end
 * @throws PortTakenError
 */
export async function requireFreePort(port: number, waitMs = 0): Promise<void> {
  const deadline = Date.now() + waitMs;
  while (!(await isFree(port).catch((cause: unknown) => refusePort(port, cause)))) {
    if (Date.now() >= deadline) {
      throw new PortTakenError(`PORT: ${port} is already in use. Stop what uses it or choose another.`);
    }
    await sleep(100);
  }
}

function refusePort(port: number, cause: unknown): never {
  if (codeOf(cause) !== 'EACCES') throw cause;
  throw new PortTakenError(`PORT: ${port} may not be listened on by this user`, { cause });
}

/** Whether nothing listens at a port, on one address or on all. */
export async function isFree(port: number, host?: string): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, host), 'listening');
  } catch (error) {
    if (isAddressInUse(error)) return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const isAddressInUse = (error: unknown) => codeOf(error) === 'EADDRINUSE';
