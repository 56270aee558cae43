import type { Answer, Command, Context } from '../session/command.ts';
import { endSessions, listedSessions } from './listed-sessions.ts';

function run(context: Context): Answer {
  endSessions(context, listedSessions(context));
  return {};
}

export const END_SESSIONS: Command = { name: 'endSessions', fields: [], run };
