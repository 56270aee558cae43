import type { Job, QueueName } from '@gaemi/contracts/jobs';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import type { CarriedTrail } from '@gaemi/runtime/trail';
import type { Producer } from './producer.ts';

/** Where messages wait that were written with the data they tell of. */
export interface OutboxStore {
  claimNext(now: Date): Promise<{ id: string; queue: QueueName; job: Job; trail?: CarriedTrail } | null>;
  delete(id: string): Promise<void>;
}

export interface OutboxRelayParts {
  store: OutboxStore;
  producer: Producer;
  clock: Clock;
  logger: Logger;
}

/**
 * Sends what waits in the outbox. A message is removed only after the queue has taken it, so a crash between the two
 * sends it twice, never not at all; the handlers know repeats.
 */
export class OutboxRelay {
  private readonly parts: OutboxRelayParts;
  private running: Promise<void> | null = null;
  private again = false;

  constructor(parts: OutboxRelayParts) {
    this.parts = parts;
  }

  /** Sends all that waits. Calls at the same time share one run. Never rejects: what could not be sent waits for the next call. */
  async flush(): Promise<void> {
    if (this.running !== null) {
      this.again = true;
      return this.running;
    }
    this.running = this.drain().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private async drain(): Promise<void> {
    const { store, producer, clock, logger } = this.parts;
    try {
      do {
        this.again = false;
        for (
          let message = await store.claimNext(clock.now());
          message !== null;
          message = await store.claimNext(clock.now())
        ) {
          await producer.send(message.queue, message.job, message.trail);
          await store.delete(message.id);
        }
      } while (this.again);
    } catch (error) {
      logger.warn({ err: error }, 'the outbox could not be sent and waits');
    }
  }
}
