import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

const SWEEP_MS = 5_000;

/** Resends the messages that an API process left in the outbox when it crashed or lost the queue. */
@Injectable()
export class OutboxSchedule {
  constructor(private readonly relay: OutboxRelay) {}

  @Interval(SWEEP_MS)
  async resendUnsent(): Promise<void> {
    // guard: outbox-sweep
    await this.relay.sweep();
  }
}
