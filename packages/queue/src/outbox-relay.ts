import type { Job, QueueName } from '@gaemi/domain/analysis/jobs';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import type { MessageContext } from '@gaemi/runtime/request-context';
import type { Producer } from './producer.ts';

/** A message that waits, claimed for whoever has it in hand. */
export interface WaitingMessage {
  id: string;
  queue: QueueName;
  job: Job;
  trail?: MessageContext;
}

/** Where messages wait that were written with the data they tell of. */
export interface OutboxStore {
  claimNext(now: Date): Promise<WaitingMessage | null>;
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
  private sweeping: Promise<void> | null = null;

  constructor(parts: OutboxRelayParts) {
    this.parts = parts;
  }

  /** Sends a message that the caller has just left there. Never rejects: what could not be sent waits for the sweep. */
  async send(message: WaitingMessage): Promise<void> {
    await this.unlessAway(() => this.deliver(message));
  }

  /**
   * Sends all that waits and that nobody is sending. Calls at the same time share one sweep. Never rejects: what could not be sent
   * waits for the next one.
   */
  sweep(): Promise<void> {
    this.sweeping ??= this.unlessAway(() => this.drain()).finally(() => {
      this.sweeping = null;
    });
    return this.sweeping;
  }

  private async drain(): Promise<void> {
    const { store, clock } = this.parts;
    let message = await store.claimNext(clock.now());
    while (message !== null) {
      await this.deliver(message);
      message = await store.claimNext(clock.now());
    }
  }

  private async deliver({ id, queue, job, trail }: WaitingMessage): Promise<void> {
    const { store, producer } = this.parts;
    await producer.send(queue, job, trail);
    await store.delete(id);
  }

  private async unlessAway(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'the outbox could not be sent and waits');
    }
  }
}
