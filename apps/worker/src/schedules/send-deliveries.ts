import { randomUUID } from 'node:crypto';
import { type Delivery, DeliveryRepository } from '@gaemi/database/deliveries/delivery.repository';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { deliveries } from '@gaemi/runtime/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DELIVERIES_AT_ONCE, Deliver } from '../deliveries/deliver.ts';
import { CLOCK, LOGGER } from '../providers.ts';

const LOOK_MS = 2_000;
/** Longer than one try takes. */
const LEASE_MS = 60_000;
/** A run ends after so many failures without a success between: what takes nothing now is not asked for all that is due. */
const MOST_FAILURES = 5;
/** Pauses before the second, third … try; the last one for all that follow. */
const PAUSES_MS = [30_000, 60_000, 120_000, 300_000, 900_000] as const;
const LONGEST_PAUSE_MS = 900_000;

/** Sends briefings and alerts that are due, and tries again what did not go out. */
@Injectable()
export class SendDeliveries {
  private readonly owner = randomUUID();
  private running: Promise<void> | null = null;
  private failures = 0;

  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly deliver: Deliver,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Resolves when nothing is due, or what sends it fails. Never rejects. */
  @Interval(LOOK_MS)
  async send(): Promise<void> {
    this.running ??= this.attempt().finally(() => {
      this.running = null;
    });
    await this.running;
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
    for (let delivery = claimed; delivery !== null; delivery = await this.claim()) {
      if (this.clock.now() < delivery.endsAt) await this.sendOne(delivery);
      else {
        await this.deliveries.end(delivery);
        deliveries.inc({ kind: delivery.kind, outcome: 'lapsed' });
      }
    }
  }

  private async claim(): Promise<Delivery | null> {
    if (this.failures >= MOST_FAILURES) return null;
    return this.deliveries.claim(this.owner, { now: this.clock.now(), leaseMs: LEASE_MS });
  }

  private async sendOne(delivery: Delivery): Promise<void> {
    try {
      const tried = await this.deliver.deliver(delivery);
      this.failures = 0;
      deliveries.inc({ kind: delivery.kind, outcome: tried === 'done' ? 'done' : 'postponed' });
      if (tried === 'done') await this.deliveries.end(delivery);
      else await this.putOff(delivery, tried.retryAfterMs);
    } catch (err) {
      this.logger.warn({ err, delivery: delivery._id, tries: delivery.tries }, 'a delivery could not be sent');
      this.failures += 1;
      deliveries.inc({ kind: delivery.kind, outcome: 'failed' });
      const isHopeless = err instanceof ProviderError && !err.retryable;
      if (isHopeless) await this.deliveries.end(delivery);
      else await this.putOff(delivery, null);
    }
  }

  private async putOff({ _id, tries }: Delivery, retryAfterMs: number | null): Promise<void> {
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length) - 1] ?? LONGEST_PAUSE_MS;
    await this.deliveries.putOff(_id, new Date(this.clock.now().getTime() + Math.max(pause, retryAfterMs ?? 0)));
  }
}
