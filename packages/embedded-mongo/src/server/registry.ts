import { AGGREGATE } from '../commands/aggregate.ts';
import { COLLECTION_COMMANDS } from '../commands/collections.ts';
import { DATABASE_COMMANDS } from '../commands/databases.ts';
import { EXPLAIN } from '../commands/explain.ts';
import { FIND_AND_MODIFY } from '../commands/find-and-modify.ts';
import { HANDSHAKE_COMMANDS } from '../commands/handshake.ts';
import { INDEX_COMMANDS } from '../commands/index-commands.ts';
import { READ_COMMANDS } from '../commands/reads.ts';
import { SESSION_COMMANDS } from '../commands/session-commands.ts';
import { WRITE_COMMANDS } from '../commands/writes.ts';
import type { Command } from '../session/command.ts';

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
