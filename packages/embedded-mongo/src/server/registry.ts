import { ABORT_TRANSACTION } from '../commands/abort-transaction.ts';
import { AGGREGATE } from '../commands/aggregate.ts';
import { AUTHENTICATE } from '../commands/authenticate.ts';
import { BUILD_INFO } from '../commands/build-info.ts';
import { COLL_MOD } from '../commands/coll-mod.ts';
import { COLL_STATS } from '../commands/coll-stats.ts';
import { COMMIT_TRANSACTION } from '../commands/commit-transaction.ts';
import { CONFIGURE_FAIL_POINT } from '../commands/configure-fail-point.ts';
import { CONNECTION_STATUS } from '../commands/connection-status.ts';
import { COUNT } from '../commands/count.ts';
import { CREATE } from '../commands/create.ts';
import { CREATE_INDEXES } from '../commands/create-indexes.ts';
import { DB_STATS } from '../commands/db-stats.ts';
import { DELETE } from '../commands/delete.ts';
import { DISTINCT } from '../commands/distinct.ts';
import { DROP } from '../commands/drop.ts';
import { DROP_DATABASE } from '../commands/drop-database.ts';
import { DROP_INDEXES } from '../commands/drop-indexes.ts';
import { END_SESSIONS } from '../commands/end-sessions.ts';
import { EXPLAIN } from '../commands/explain.ts';
import { FIND } from '../commands/find.ts';
import { FIND_AND_MODIFY } from '../commands/find-and-modify.ts';
import { GET_MORE } from '../commands/get-more.ts';
import { GET_PARAMETER } from '../commands/get-parameter.ts';
import { HELLO } from '../commands/hello.ts';
import { INSERT } from '../commands/insert.ts';
import { IS_MASTER } from '../commands/is-master.ts';
import { KILL_ALL_SESSIONS } from '../commands/kill-all-sessions.ts';
import { KILL_CURSORS } from '../commands/kill-cursors.ts';
import { KILL_SESSIONS } from '../commands/kill-sessions.ts';
import { LIST_COLLECTIONS } from '../commands/list-collections.ts';
import { LIST_DATABASES } from '../commands/list-databases.ts';
import { LIST_INDEXES } from '../commands/list-indexes.ts';
import { LOGOUT } from '../commands/logout.ts';
import { PING } from '../commands/ping.ts';
import { REFRESH_SESSIONS } from '../commands/refresh-sessions.ts';
import { RENAME_COLLECTION } from '../commands/rename-collection.ts';
import { REPL_SET_GET_STATUS } from '../commands/repl-set-get-status.ts';
import { SASL_START } from '../commands/sasl-start.ts';
import { SERVER_STATUS } from '../commands/server-status.ts';
import { SET_PARAMETER } from '../commands/set-parameter.ts';
import { UPDATE } from '../commands/update.ts';
import { WHATS_MY_URI } from '../commands/whats-my-uri.ts';
import type { Command } from '../session/command.ts';

const COMMANDS: readonly Command[] = [
  ABORT_TRANSACTION,
  AGGREGATE,
  AUTHENTICATE,
  BUILD_INFO,
  COLL_MOD,
  COLL_STATS,
  COMMIT_TRANSACTION,
  CONFIGURE_FAIL_POINT,
  CONNECTION_STATUS,
  COUNT,
  CREATE_INDEXES,
  CREATE,
  DB_STATS,
  DELETE,
  DISTINCT,
  DROP_DATABASE,
  DROP_INDEXES,
  DROP,
  END_SESSIONS,
  EXPLAIN,
  FIND_AND_MODIFY,
  FIND,
  GET_MORE,
  GET_PARAMETER,
  HELLO,
  INSERT,
  IS_MASTER,
  KILL_ALL_SESSIONS,
  KILL_CURSORS,
  KILL_SESSIONS,
  LIST_COLLECTIONS,
  LIST_DATABASES,
  LIST_INDEXES,
  LOGOUT,
  PING,
  REFRESH_SESSIONS,
  RENAME_COLLECTION,
  REPL_SET_GET_STATUS,
  SASL_START,
  SERVER_STATUS,
  SET_PARAMETER,
  UPDATE,
  WHATS_MY_URI,
];

const BY_NAME = new Map(COMMANDS.map((command) => [command.name, command]));

const ALIASES: Record<string, string> = {
  ismaster: 'isMaster',
  buildinfo: 'buildInfo',
  findandmodify: 'findAndModify',
  dbstats: 'dbStats',
  collstats: 'collStats',
  deleteIndexes: 'dropIndexes',
};

/** Finds a command by its name or an alias of it. */
export function findCommand(name: string): Command | undefined {
  return BY_NAME.get(Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? name) : name);
}
