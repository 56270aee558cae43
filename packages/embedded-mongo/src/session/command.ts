import type { Store } from '../storage/store.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Doc } from '../values/values.ts';
import type { Batch } from '../wire/messages.ts';
import type { Cursors } from './cursors.ts';
import type { FailPoints } from './fail-points.ts';
import type { Parameters } from './parameters.ts';
import type { Session, Sessions } from './sessions.ts';

/** What all connections share. */
export interface ServerState {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly failPoints: FailPoints;
  readonly parameters: Parameters;
  readonly startedAt: number;
  /** `host:port` as clients reach this server. */
  address: string;
  log: (line: string) => void;
}

/** One connection's own state. */
export interface Connection {
  readonly id: number;
  appName: string | undefined;
  remoteAddress: string;
}

/** One command being run. */
export interface Context {
  readonly server: ServerState;
  readonly connection: Connection;
  readonly name: string;
  readonly command: Doc;
  readonly db: string;
  readonly session: Session | undefined;
  readonly txn: Transaction | undefined;
  /** When `maxTimeMS` runs out. */
  readonly deadline: number;
}

/** A command's answer without `ok`; documents of a cursor go beside it, encoded. */
export interface Answer {
  reply?: Doc;
  batch?: Batch;
}

export interface Command {
  readonly name: string;
  /** Its own fields; any other is refused as unknown. */
  readonly fields: readonly string[];
  /** Allowed inside a transaction. */
  readonly transactional?: boolean;
  /** Its answer is remembered when it carries a `txnNumber` outside of a transaction. */
  readonly retryable?: boolean;
  /** Takes any field (greetings carry whatever the client says of itself). */
  readonly lenient?: boolean;
  readonly run: (context: Context) => Answer | Promise<Answer>;
}
