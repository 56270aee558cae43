import type { Answer, Command, Context } from '../session/command.ts';
import { endSessions } from './listed-sessions.ts';

/** Ends every session but the caller's own. */
function killAllSessions(context: Context): Answer {
  const others = context.server.sessions.all().filter((session) => session !== context.session);
  endSessions(context, others);
  return {};
}

export const KILL_ALL_SESSIONS: Command = { name: 'killAllSessions', fields: [], run: killAllSessions };
