import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { MongoError } from '../errors.ts';

/** A `failCommand` that applies to the command at hand. */
export interface Failure {
  errorCode: number | undefined;
  errorLabels: unknown[] | undefined;
  closeConnection: boolean;
  blockMs: number;
  writeConcernError: Doc | undefined;
}

interface Active {
  data: Doc;
  /** Hits to let pass first, then hits left (Infinity: always). */
  skip: number;
  times: number;
}

/** MongoDB's `failCommand` fail point, by which drivers' tests provoke errors. */
export class FailPoints {
  #active: Active | undefined;

  configure(name: unknown, mode: unknown, data: Doc): void {
    if (name !== 'failCommand') throw new MongoError(187, `Fail point ${String(name)} not found`);
    if (mode === 'off') this.#active = undefined;
    else if (mode === 'alwaysOn') this.#active = { data, skip: 0, times: Number.POSITIVE_INFINITY };
    else if (isDoc(mode) && mode.times !== undefined)
      this.#active = { data, skip: 0, times: toNumber(mode.times) ?? 0 };
    else if (isDoc(mode) && mode.skip !== undefined) {
      this.#active = { data, skip: toNumber(mode.skip) ?? 0, times: Number.POSITIVE_INFINITY };
    } else throw new MongoError(2, 'unknown mode for a fail point');
  }

  /** The failure of this command, if one is due; counts it as used. */
  take(command: string, appName: string | undefined): Failure | undefined {
    const active = this.#active;
    if (!active || active.times <= 0) return undefined;
    const { data } = active;
    if (!Array.isArray(data.failCommands) || !data.failCommands.includes(command)) return undefined;
    if (data.appName !== undefined && data.appName !== appName) return undefined;
    if (active.skip > 0) {
      active.skip -= 1;
      return undefined;
    }
    active.times -= 1;
    return {
      errorCode: toNumber(data.errorCode),
      errorLabels: Array.isArray(data.errorLabels) ? data.errorLabels : undefined,
      closeConnection: data.closeConnection === true,
      blockMs: data.blockConnection === true ? (toNumber(data.blockTimeMS) ?? 0) : 0,
      writeConcernError: isDoc(data.writeConcernError) ? data.writeConcernError : undefined,
    };
  }
}
