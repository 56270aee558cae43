import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface KillingProxy {
  port: number;
  close(): Promise<void>;
}

interface Strike {
  /** Where the requests go. */
  port: number;
  /** Text that stands in the request at which to strike; null lets everything pass. */
  at: string | null;
  /** `before` the service has seen the request, or `after` it has answered and before the asker knows. */
  moment: 'before' | 'after';
  /** Kills who asks. Nothing passes any more. */
  kill: () => void;
}

/** Stands before a service on this machine and kills who asks at a named request. */
export async function startKillingProxy({ port, at, moment, kill }: Strike): Promise<KillingProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((asker) => {
    const service = connect(port, '127.0.0.1');
    let struck = false;
    // A request may come in two pieces with the text across them.
    let before = '';
    const end = () => {
      asker.destroy();
      service.destroy();
    };
    for (const socket of [asker, service]) {
      sockets.add(socket);
      socket.on('error', end).on('close', () => {
        sockets.delete(socket);
        end();
      });
    }
    asker.on('data', (chunk) => {
      const text = before + chunk.toString('latin1');
      before = text.slice(-200);
      if (at !== null && text.includes(at)) struck = true;
      if (struck && moment === 'before') return kill();
      service.write(chunk);
    });
    service.on('data', (chunk) => {
      if (struck) return kill();
      asker.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
