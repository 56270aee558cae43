import { StartFailedError } from '../processes/supervised-process.ts';

/** Says in one line what to do about a part whose file is no database any more; any other error stays as it is. */
export function explainDamage(error: unknown, folder: string, remedy: string): never {
  const isDamaged = error instanceof Error && /not a database|malformed/.test(error.message);
  throw isDamaged ? new StartFailedError(`${folder} is damaged: ${remedy}`, { cause: error }) : error;
}
