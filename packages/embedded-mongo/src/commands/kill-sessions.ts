import type { Command } from '../session/command.ts';
import { END_SESSIONS } from './end-sessions.ts';

/** Ends the listed sessions, as `endSessions` does. */
export const KILL_SESSIONS: Command = { ...END_SESSIONS, name: 'killSessions' };
