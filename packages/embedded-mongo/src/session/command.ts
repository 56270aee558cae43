import type { Store } from '../storage/store.ts';
import type { Transaction } from '../storage/transaction.ts';
import type { Doc } from '../values/values.ts';
import type { Batch } from '../wire/messages.ts';
import type { Cursors } from './cursors.ts';
import type { FailPoints } from './fail-points.ts';
import type { Parameters } from './parameters.ts';
import type { Session, Sessions } from './sessions.ts';

/** State that all connections share. */
export interface ServerState {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly failPoints: FailPoints;
  readonly parameters: Parameters;
  readonly startedAt: number;
  /** `host:port` at which clients reach this server. */
  address: string;
  readonly replicaSet: string;
  log: (line: string) => void;
}

/** State of one connection. */
export interface Connection {
  readonly id: number;
  appName: string | undefined;
  remoteAddress: string;
}

/** A running command. */
export interface Context {
  readonly server: ServerState;
  readonly connection: Connection;
  readonly name: string;
  readonly command: Doc;
  readonly db: string;
  readonly session: Session | undefined;
  readonly txn: Transaction | undefined;
  /** Time at which `maxTimeMS` ends, in milliseconds since 1970. */
  readonly deadline: number;
}

/** Reply of a command without `ok`, and the encoded documents of its cursor. */
export interface Answer {
  reply?: Doc;
  batch?: Batch;
}

/** A command of the server. */
export interface Command {
  readonly name: string;
  /** Fields besides the generic ones. The server refuses any other field as unknown. */
  readonly fields: readonly string[];
  /** Allowed inside a transaction. */
  readonly transactional?: boolean;
  /** The session stores the reply when the command carries a `txnNumber` outside of a transaction. */
  readonly retryable?: boolean;
  /** Accepts any field (`hello` carries what the client says about itself). */
  readonly lenient?: boolean;
  readonly run: (context: Context) => Answer | Promise<Answer>;
}
