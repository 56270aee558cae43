import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Accepts connections on a free port of the loopback address. */
export async function listenForSockets(serve: (socket: Socket) => void): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serve(socket);
  });
  return {
    port: await readPort(server),
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Starts a server and returns its port. */
export async function readPort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return address.port;
}
