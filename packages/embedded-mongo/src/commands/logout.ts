import type { Command } from '../session/command.ts';

export const LOGOUT: Command = { name: 'logout', fields: [], run: () => ({}) };
