import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import { createServer } from 'node:net';
import { EnvironmentError } from '@gaemi/runtime/settings/environment';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Environment } from './environment.ts';
import { closeWhenAnswered } from './http/close-when-answered.ts';

/**
 * Listens where the environment says. `close` ends the app with everything that listens for it.
 * @throws EnvironmentError where the address cannot be had
 */
export async function listen(
  app: NestExpressApplication,
  { PORT, LISTEN_HOST }: Pick<Environment, 'PORT' | 'LISTEN_HOST'>,
): Promise<{ close(): Promise<void> }> {
  try {
    if (LISTEN_HOST === 'all') await app.listen(PORT);
    else await app.listen(PORT, LISTEN_HOST === 'localhost' ? '127.0.0.1' : LISTEN_HOST);
    const second = LISTEN_HOST === 'localhost' ? await listenOnIpv6(app) : null;
    return {
      async close() {
        // First, as the app lets go of its store once the connections of its own address have ended.
        await second?.close();
        await app.close();
      },
    };
  } catch (error) {
    await app.close();
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new EnvironmentError([`PORT: ${PORT} is already in use. Stop what uses it or choose another.`]);
    }
    if (code === 'EACCES') throw new EnvironmentError([`PORT: ${PORT} may not be listened on by this user`]);
    if (code === 'EADDRNOTAVAIL') throw new EnvironmentError(['LISTEN_HOST: is no address of this machine']);
    throw error;
  }
}

/** A browser may take `localhost` for ::1. A server listens at one address, so another one hands its connections over. */
async function listenOnIpv6(app: NestExpressApplication): Promise<{ close(): Promise<void> } | null> {
  const http: HttpServer = app.getHttpServer();
  const address = http.address();
  const second = createServer((socket) => http.emit('connection', socket));
  try {
    await once(second.listen(typeof address === 'object' ? address?.port : 0, '::1'), 'listening');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return null;
    throw error;
  }
  closeWhenAnswered(http, second);
  return {
    async close() {
      const ended = once(second, 'close');
      second.close();
      http.closeIdleConnections();
      await ended;
    },
  };
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
