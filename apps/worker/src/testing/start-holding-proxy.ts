import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface HoldingProxy {
  port: number;
  /** Resolves when the named request is held. */
  held: Promise<void>;
  /** Lets it, and all that follow, pass. */
  release(): void;
  close(): Promise<void>;
}

/** Stands before a service on this machine and holds the first request with a text back until it is released. */
export async function startHoldingProxy({ port, at }: { port: number; at: string }): Promise<HoldingProxy> {
  const sockets = new Set<Socket>();
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let holds = true;
  const server = createServer((asker) => {
    const service = connect(port, '127.0.0.1');
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
    // A request may come in two pieces with the text across them.
    let before = '';
    let passed = Promise.resolve();
    asker.on('data', (chunk) => {
      const text = before + chunk.toString('latin1');
      before = text.slice(-200);
      if (holds && text.includes(at)) {
        holds = false;
        held.resolve();
        passed = released.promise;
      }
      void passed.then(() => service.write(chunk));
    });
    service.pipe(asker);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    held: held.promise,
    release: () => released.resolve(),
    async close() {
      released.resolve();
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
