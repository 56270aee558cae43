import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { PortTakenError, requireFreePort, requireOwnAddress, startOnFreePort } from './ports.ts';

const servers: Server[] = [];

async function occupy(port: number, host: string): Promise<number> {
  const server = createServer();
  servers.push(server);
  await once(server.listen(port, host), 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('startOnFreePort', () => {
  it('passes over a taken port', async () => {
    const taken = await occupy(0, '127.0.0.1');
    expect(await startOnFreePort(taken, async (free) => free)).toBeGreaterThan(taken);
  });

  it('moves on when a port is taken between the look and the start', async () => {
    const tried: number[] = [];
    const port = await startOnFreePort(43_300, async (free) => {
      tried.push(free);
      if (tried.length === 1) throw Object.assign(new Error('taken meanwhile'), { code: 'EADDRINUSE' });
      return free;
    });
    expect(port).toBe(tried[1]);
    expect(port).toBeGreaterThan(tried[0] ?? 0);
  });
});

describe('requireFreePort', () => {
  it('refuses a port that is taken, on one address or on all', async () => {
    await expect(requireFreePort(await occupy(0, '127.0.0.1'))).rejects.toThrow(PortTakenError);
    await expect(requireFreePort(await occupy(0, '0.0.0.0'))).rejects.toThrow(/^PORT: \d+ is already in use/);
  });

  it('waits as long as it is asked to', async () => {
    const port = await occupy(0, '127.0.0.1');
    const waiting = requireFreePort(port, 10_000);
    servers.pop()?.close();
    await expect(waiting).resolves.toBeUndefined();
  });
});

it('refuses an address that this machine does not have', async () => {
  await expect(requireOwnAddress('192.0.2.1')).rejects.toThrow(/^LISTEN_HOST: is no address of this machine$/);
  for (const own of ['127.0.0.1', 'localhost', 'all']) await requireOwnAddress(own);
});
