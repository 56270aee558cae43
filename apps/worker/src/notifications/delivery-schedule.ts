import { randomUUID } from 'node:crypto';
import { type Delivery, DeliveryRepository } from '@gaemi/database/notifications/delivery.repository';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { deliveries } from '@gaemi/runtime/metrics/metrics';
import { SingleRun } from '@gaemi/runtime/single-run';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { DELIVERIES_AT_ONCE, DeliverySender } from './delivery-sender.ts';

const LOOK_MS = 2_000;
/** Longer than one try takes, for a worker whose clock is two minutes ahead, too. */
const LEASE_MS = 210_000;
/** A run ends after so many failures without a success between: what takes nothing now is not asked for all that is due. */
const MOST_FAILURES = 5;

/** Sends briefings and alerts that are due, and tries again what did not go out. */
@Injectable()
export class DeliverySchedule {
  private readonly owner = randomUUID();
  private readonly runs = new SingleRun();
  private failures = 0;

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly sender: DeliverySender,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Resolves when nothing is due, or what sends it fails. Never rejects. */
  @Interval(LOOK_MS)
  async send(): Promise<void> {
    await this.runs.run(() => this.attempt());
  }

  private async attempt(): Promise<void> {
    this.failures = 0;
    try {
      // Most looks find nothing: one asks for all.
      const first = await this.claim();
      if (first === null) return;
      const others = Array.from({ length: DELIVERIES_AT_ONCE - 1 }, () => this.claim());
      await Promise.all([first, ...others].map(async (claimed) => this.work(await claimed)));
    } catch (err) {
      this.logger.warn({ err }, 'due deliveries could not be looked up; tried again');
    }
  }

  /** Sends a delivery, and then the next ones. */
  private async work(claimed: Delivery | null): Promise<void> {
    for (let delivery = claimed; delivery !== null; delivery = await this.claim()) await this.sendOne(delivery);
  }

  private async claim(): Promise<Delivery | null> {
    if (this.failures >= MOST_FAILURES) return null;
    return this.deliveries.claim(this.owner, { now: this.clock.now(), leaseMs: LEASE_MS });
  }

  private async sendOne(delivery: Delivery): Promise<void> {
    const { kind } = delivery;
    try {
      const outcome = await this.sender.send(delivery);
      this.failures = outcome === 'failed' ? this.failures + 1 : 0;
      deliveries.inc({ kind, outcome });
      if (outcome === 'unwanted' || outcome === 'unreachable') {
        this.logger.info({ delivery: delivery._id, kind, outcome }, 'a notification reached the member on no channel');
      }
    } catch (err) {
      // The claim ends by itself.
      this.logger.warn(
        { err, delivery: delivery._id, tries: delivery.tries },
        'the state of a delivery could not be stored',
      );
      this.failures += 1;
      deliveries.inc({ kind, outcome: 'failed' });
    }
  }
}
