import { isStoreAway } from '@gaemi/database/store-away';

/** Failures of the store after which it is away: it would fail everybody else, too, each after its time limit. */
const MOST_STORE_FAILURES = 3;

/**
 * Notifies one recipient after the other. Settings that are broken keep nobody else waiting, however many there are; only a store that
 * is away ends it. Throws an AggregateError in the end, so that the whole is tried again for those who are left.
 */
export async function notifyEach<Recipient>(
  recipients: Iterable<Recipient> | AsyncIterable<Recipient>,
  notify: (recipient: Recipient) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let storeFailures = 0;
  for await (const recipient of recipients) {
    try {
      await notify(recipient);
    } catch (error) {
      failures.push(error);
      if (isStoreAway(error)) storeFailures += 1;
      if (storeFailures === MOST_STORE_FAILURES) break;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} members could not be notified`);
}
