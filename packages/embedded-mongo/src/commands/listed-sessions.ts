import { Binary } from 'bson';
import type { Context } from '../session/command.ts';
import type { Session } from '../session/sessions.ts';
import { MongoError } from '../values/errors.ts';
import { isDoc } from '../values/values.ts';

/** Ends sessions with their cursors and open transactions. */
export function endSessions({ server }: Context, sessions: Session[]): void {
  for (const session of sessions) server.cursors.killOf(session);
  server.sessions.end(sessions);
}

/** Returns the known sessions that the command lists by id. */
export function listedSessions({ server, command, name }: Context): Session[] {
  const list = command[name];
  if (!Array.isArray(list)) throw new MongoError(14, `BSON field '${name}' is the wrong type, expected type 'array'`);
  const wanted = list.flatMap((item) => (isDoc(item) && item.id instanceof Binary ? [item.id.toString('hex')] : []));
  return server.sessions.all().filter(({ id }) => wanted.includes(Buffer.from(id).toString('hex')));
}
