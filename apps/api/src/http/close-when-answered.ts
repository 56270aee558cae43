import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/**
 * Closes a kept-alive connection as soon as it has nothing more to answer once `listener` takes nothing new. Node closes only
 * those that are idle at that moment: one that was still being answered would hold up the end for as long as it is kept.
 */
export function closeWhenAnswered(server: HttpServer, listener: Server = server): void {
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (!listener.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
}
