import type { Socket } from 'node:net';
import { type Connection, type ServerState } from '../session/command.ts';
import { MongoError } from '../values/errors.ts';
import { MessageReader } from '../wire/message-reader.ts';
import { readRequest, writeReply } from '../wire/messages.ts';
import { CloseConnection, dispatch } from './dispatch.ts';

/** Serves one client connection. Runs its commands one after the other. */
export function serveConnection(server: ServerState, socket: Socket, id: number): void {
  const connection: Connection = {
    id,
    appName: undefined,
    remoteAddress: `${socket.remoteAddress}:${socket.remotePort}`,
  };
  const reader = new MessageReader();
  const waiting: Buffer[] = [];
  let busy = false;

  const work = async () => {
    busy = true;
    for (let message = waiting.shift(); message && !socket.destroyed; message = waiting.shift())
      await answer(server, connection, { socket, message });
    busy = false;
  };
  socket.setNoDelay();
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      waiting.push(...reader.read(chunk));
    } catch (error) {
      server.log(`closing a connection: ${error instanceof MongoError ? error.message : String(error)}`);
      socket.destroy();
    }
    if (!busy) void work();
  });
}

async function answer(
  server: ServerState,
  connection: Connection,
  { socket, message }: { socket: Socket; message: Buffer },
): Promise<void> {
  try {
    const request = readRequest(message);
    const { reply = {}, batch } = await dispatch(server, connection, request.command);
    if (!request.silent && !socket.destroyed) socket.write(writeReply(request, reply, batch));
  } catch (error) {
    if (!(error instanceof CloseConnection))
      server.log(`closing a connection: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    socket.destroy();
  }
}
