import { MongoError } from '../values/errors.ts';
import { type Doc, isDoc, toNumber } from '../values/values.ts';

/** Effect of `failCommand` on one command. */
export interface Failure {
  errorCode: number | undefined;
  errorLabels: unknown[] | undefined;
  closeConnection: boolean;
  blockMs: number;
  writeConcernError: Doc | undefined;
}

/** Failure of one retryable write. Without a code it happens after the write. */
export interface WriteFailure {
  close: boolean;
  errorCode: number | undefined;
}

interface Active {
  data: Doc;
  /** Hits to skip, then hits left (Infinity: always). */
  skip: number;
  times: number;
}

const KNOWN = ['failCommand', 'onPrimaryTransactionalWrite'];

/** MongoDB's fail points, with which tests of drivers provoke errors. */
export class FailPoints {
  readonly #active = new Map<string, Active>();

  /** Sets a fail point as `configureFailPoint` does. */
  configure(name: unknown, mode: unknown, data: Doc): void {
    if (typeof name !== 'string' || !KNOWN.includes(name))
      throw new MongoError(187, `Fail point ${String(name)} not found`);
    if (mode === 'off') this.#active.delete(name);
    else if (mode === 'alwaysOn') this.#active.set(name, { data, skip: 0, times: Number.POSITIVE_INFINITY });
    else if (isDoc(mode) && mode.times !== undefined)
      this.#active.set(name, { data, skip: 0, times: toNumber(mode.times) ?? 0 });
    else if (isDoc(mode) && mode.skip !== undefined) {
      this.#active.set(name, { data, skip: toNumber(mode.skip) ?? 0, times: Number.POSITIVE_INFINITY });
    } else throw new MongoError(2, 'unknown mode for a fail point');
  }

  /** Returns the failure of this command, if one is due, and counts the hit. */
  take(command: string, { appName, ns }: { appName: string | undefined; ns: string }): Failure | undefined {
    const active = this.#active.get('failCommand');
    if (!active || active.times <= 0) return undefined;
    const { data } = active;
    if (!Array.isArray(data.failCommands) || !data.failCommands.includes(command)) return undefined;
    if (data.appName !== undefined && data.appName !== appName) return undefined;
    if (data.namespace !== undefined && data.namespace !== ns) return undefined;
    if (!isDue(active)) return undefined;
    return {
      errorCode: toNumber(data.errorCode),
      errorLabels: Array.isArray(data.errorLabels) ? data.errorLabels : undefined,
      closeConnection: data.closeConnection === true,
      blockMs: data.blockConnection === true ? (toNumber(data.blockTimeMS) ?? 0) : 0,
      writeConcernError: isDoc(data.writeConcernError) ? data.writeConcernError : undefined,
    };
  }

  /** Returns how a retryable write fails: before it, with an error or a closed connection, or after it. */
  takeWriteFailure(): WriteFailure | undefined {
    const active = this.#active.get('onPrimaryTransactionalWrite');
    if (!active || active.times <= 0 || !isDue(active)) return undefined;
    const { closeConnection, failBeforeCommitExceptionCode: code } = active.data;
    return { close: closeConnection !== false, errorCode: toNumber(code) };
  }
}

/** Counts a hit. Returns false while hits are skipped. */
function isDue(active: Active): boolean {
  if (active.skip > 0) {
    active.skip -= 1;
    return false;
  }
  active.times -= 1;
  return true;
}
