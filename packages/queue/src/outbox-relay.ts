import type { Job, QueueName } from '@gaemi/domain/analysis/jobs';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import type { MessageContext } from '@gaemi/runtime/logging/request-context';
import { SingleRun } from '@gaemi/runtime/single-run';
import type { Producer } from './producer.ts';

/** A waiting message, claimed by its sender. */
export interface WaitingMessage {
  id: string;
  queue: QueueName;
  job: Job;
  context?: MessageContext;
}

/** Store of messages that were written together with the data they are about. */
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
 * Sends the messages of the outbox. It removes a message only after the queue has accepted it. A crash between the two
 * sends it twice, never not at all; the handlers recognise repeats.
 */
export class OutboxRelay {
  private readonly parts: OutboxRelayParts;
  private readonly sweeps = new SingleRun();

  constructor(parts: OutboxRelayParts) {
    this.parts = parts;
  }

  /** Sends a message that the caller has just added. Never rejects: the sweep resends an unsent message. */
  async send(message: WaitingMessage): Promise<void> {
    await this.unlessAway(() => this.deliver(message));
  }

  /**
   * Sends all messages that wait and that no sender has claimed. Concurrent calls share one sweep. Never rejects: the
   * next sweep resends unsent messages.
   */
  sweep(): Promise<void> {
    return this.sweeps.run(() => this.unlessAway(() => this.drain()));
  }

  private async drain(): Promise<void> {
    const { store, clock } = this.parts;
    let message = await store.claimNext(clock.now());
    while (message !== null) {
      await this.deliver(message);
      message = await store.claimNext(clock.now());
    }
  }

  private async deliver({ id, queue, job, context }: WaitingMessage): Promise<void> {
    const { store, producer } = this.parts;
    await producer.send(queue, job, context);
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
