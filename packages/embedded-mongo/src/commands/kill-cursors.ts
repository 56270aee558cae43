import type { Answer, Command, Context } from '../session/command.ts';
import { isLong } from '../values/values.ts';

function killCursors({ command, server }: Context): Answer {
  const ids = Array.isArray(command.cursors) ? command.cursors.filter(isLong) : [];
  const killed = ids.filter((id) => server.cursors.kill(id.toBigInt()));
  const unknown = ids.filter((id) => !killed.includes(id));
  return { reply: { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] } };
}

export const KILL_CURSORS: Command = {
  name: 'killCursors',
  fields: ['cursors'],
  transactional: true,
  run: killCursors,
};
