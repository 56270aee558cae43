import type { Command } from '../session/command.ts';

export const PING: Command = { name: 'ping', fields: [], run: () => ({}) };
