/**
 * Failure of a store: a write to the disk failed, so memory and disk may differ. The store sends no more replies; a
 * restart reads the state from the disk.
 */
export class StoreFailure extends Error {
  constructor(cause: unknown) {
    super(`the store cannot be written any more: ${messageOf(cause)}`, { cause });
  }
}

/** Returns an error that names the data folder and says in one line why it cannot be used. */
export function openingError(folder: string, cause: unknown): Error {
  return new Error(`The data folder ${folder} ${buildReason(cause)}`, { cause });
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

/** Reasons by SQLite's primary result codes and the codes of system errors. */
const REASONS: Record<string, string> = {
  5: 'is in use by another process (database is locked)',
  8: 'cannot be written to',
  11: 'cannot be used: the file is damaged: restore a backup',
  13: 'cannot be used: its disk is full',
  14: 'cannot be written to',
  26: 'cannot be used: the file is damaged: restore a backup',
  EACCES: 'cannot be written to',
  EPERM: 'cannot be written to',
  EROFS: 'cannot be written to',
  ENOSPC: 'cannot be used: its disk is full',
};

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return '';
  // The lowest byte of SQLite's extended code is the primary code.
  if ('errcode' in cause) return String(Number(cause.errcode) & 0xff);
  return 'code' in cause ? String(cause.code) : '';
}

function buildReason(cause: unknown): string {
  return REASONS[codeOf(cause)] ?? `cannot be used: ${messageOf(cause)}`;
}
