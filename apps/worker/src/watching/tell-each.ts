import type { Listener } from '@gaemi/database/alerts/alert-settings.repository';

/** Failures after which it is not the members: a store that is away fails them all, each after its time limit. */
const MOST_FAILURES = 20;

/**
 * Tells one listener after the other; whoever cannot be told keeps nobody else waiting. Throws an AggregateError in the end, so that
 * the whole is tried again for those who are left.
 */
export async function tellEach(
  listeners: Iterable<Listener> | AsyncIterable<Listener>,
  tell: (listener: Listener) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for await (const listener of listeners) {
    try {
      await tell(listener);
    } catch (error) {
      failures.push(error);
      if (failures.length === MOST_FAILURES) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} members could not be told`);
}
