import type { Command } from '../session/command.ts';

/** Does nothing: the command's own `lsid` already refreshes its session. */
export const REFRESH_SESSIONS: Command = { name: 'refreshSessions', fields: [], run: () => ({}) };
