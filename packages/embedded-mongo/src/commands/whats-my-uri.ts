import type { Command } from '../session/command.ts';

export const WHATS_MY_URI: Command = {
  name: 'whatsmyuri',
  fields: [],
  run: ({ connection }) => ({ reply: { you: connection.remoteAddress } }),
};
