import type { Context } from '../session/command.ts';
import { Blocked } from '../storage/transaction.ts';
import { MongoError } from '../values/errors.ts';

/** Repeats an attempt until no open transaction blocks it. Throws when `maxTimeMS` ends. */
export async function untilFree<T>({ server, deadline }: Context, attempt: () => T): Promise<T> {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Blocked)) throw error;
    }
    await releasedBefore(server.store.released(), deadline);
  }
}

async function releasedBefore(released: Promise<void>, deadline: number): Promise<void> {
  if (deadline === Number.POSITIVE_INFINITY) return released;
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(deadline - Date.now(), 0));
  await Promise.race([released, promise]);
  clearTimeout(timer);
  if (Date.now() >= deadline) throw new MongoError(50, 'operation exceeded time limit');
}
