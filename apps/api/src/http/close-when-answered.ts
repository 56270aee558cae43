import type { Server } from 'node:http';

/**
 * Closes a kept-alive connection as soon as it has nothing more to answer once the server takes nothing new. Node closes only
 * those that are idle at that moment: one that was still being answered would hold up the end for as long as it is kept.
 */
export function closeWhenAnswered(server: Server): void {
  server.on('request', (_request, response) => {
    response.once('close', () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections());
    });
  });
}
