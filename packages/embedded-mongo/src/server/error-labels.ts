import type { Doc } from '../values/values.ts';

const RETRYABLE = [6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436];
const TRANSIENT = [...RETRYABLE, 24, 112, 239, 246, 251, 267];
const ENDINGS = ['commitTransaction', 'abortTransaction'];

interface Failed {
  name: string;
  inTransaction: boolean;
  /** The command carries a `txnNumber` outside of a transaction. */
  retryableWrite: boolean;
  code: number | undefined;
  writeConcernCode: number | undefined;
}

/** Returns MongoDB's labels for an error, which tell drivers what they may retry. */
export function errorLabels({ name, inTransaction, retryableWrite, code, writeConcernCode }: Failed): Doc {
  const labels: string[] = [];
  const ending = ENDINGS.includes(name);
  if (inTransaction && code !== undefined) {
    const transient = ending ? [24, 112, 239, 246, 251, 267].includes(code) : TRANSIENT.includes(code);
    if (transient) labels.push('TransientTransactionError');
  }
  if (retryableWrite || ending) {
    const failed = code ?? writeConcernCode;
    if (failed !== undefined && RETRYABLE.includes(failed)) labels.push('RetryableWriteError');
  }
  return labels.length > 0 ? { errorLabels: labels } : {};
}
