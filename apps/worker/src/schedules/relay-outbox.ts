import { OutboxRelay } from '@gaemi/queue/outbox-relay';
import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';

const SWEEP_MS = 5_000;

/** Sends what a crashed or cut-off api process left in the outbox. */
@Injectable()
export class RelayOutbox {
  constructor(private readonly relay: OutboxRelay) {}

  @Interval(SWEEP_MS)
  async execute(): Promise<void> {
    await this.relay.sweep();
  }
}
