import { AGGREGATE } from './aggregate.ts';
import { COLLECTION_COMMANDS } from './collections.ts';
import type { Command } from './command.ts';
import { DATABASE_COMMANDS } from './databases.ts';
import { EXPLAIN } from './explain.ts';
import { FIND_AND_MODIFY } from './find-and-modify.ts';
import { HANDSHAKE_COMMANDS } from './handshake.ts';
import { INDEX_COMMANDS } from './index-commands.ts';
import { READ_COMMANDS } from './reads.ts';
import { SESSION_COMMANDS } from './session-commands.ts';
import { WRITE_COMMANDS } from './writes.ts';

const COMMANDS = new Map<string, Command>();

for (const command of [
  AGGREGATE,
  EXPLAIN,
  FIND_AND_MODIFY,
  ...COLLECTION_COMMANDS,
  ...DATABASE_COMMANDS,
  ...HANDSHAKE_COMMANDS,
  ...INDEX_COMMANDS,
  ...READ_COMMANDS,
  ...SESSION_COMMANDS,
  ...WRITE_COMMANDS,
]) {
  COMMANDS.set(command.name, command);
}

const ALIASES: Record<string, string> = {
  ismaster: 'isMaster',
  buildinfo: 'buildInfo',
  findandmodify: 'findAndModify',
  dbstats: 'dbStats',
  collstats: 'collStats',
  deleteIndexes: 'dropIndexes',
};

export function findCommand(name: string): Command | undefined {
  return COMMANDS.get(Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name);
}
