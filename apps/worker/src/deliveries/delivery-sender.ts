import { type Delivery, DeliveryRepository } from '@gaemi/database/deliveries/delivery.repository';
import { type Channel, channels } from '@gaemi/domain/notifications/channels';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../providers.ts';
import type { ChannelAttempt } from './channel-attempt.ts';
import { ChannelSenders, closeChannel } from './channel-senders.ts';
import { ComposeDelivery } from './compose-delivery.ts';
import { Recipients } from './recipients.ts';

/** Deliveries that a worker sends at once. */
export const DELIVERIES_AT_ONCE = 4;

/** What a delivery came to: `failed` is tried again, and so is `postponed`, for which a push service asked. */
export type DeliveryOutcome = 'done' | 'postponed' | 'failed' | 'lapsed';

/** Sends the channels of a delivery that are due. No channel decides for another one. */
@Injectable()
export class DeliverySender {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly composer: ComposeDelivery,
    private readonly recipients: Recipients,
    private readonly senders: ChannelSenders,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws when the store is away; the claim then ends by itself. */
  async send(delivery: Delivery): Promise<DeliveryOutcome> {
    const now = this.clock.now();
    const due = channels.filter((channel) => delivery[channel] === 'due');
    if (now >= delivery.endsAt) {
      for (const channel of due) closeChannel(delivery, channel, 'lapsed');
      await this.deliveries.settle(delivery);
      return 'lapsed';
    }
    const attempts = await this.attemptAll(delivery, due, now);
    await this.deliveries.settle(delivery);
    if (attempts.some((attempt) => typeof attempt === 'object' && attempt.error !== undefined)) return 'failed';
    return due.some((channel) => delivery[channel] === 'due') ? 'postponed' : 'done';
  }

  private async attemptAll(delivery: Delivery, due: readonly Channel[], now: Date): Promise<ChannelAttempt[]> {
    const recipient = await this.recipients.find(delivery);
    const ready = due.filter((channel) => (delivery.retries[channel]?.nextAttemptAt ?? now) <= now);
    const wanted = ready.filter((channel) => recipient?.channels.includes(channel));
    for (const channel of ready) if (!wanted.includes(channel)) closeChannel(delivery, channel, 'lapsed');
    if (recipient === null || wanted.length === 0) return [];
    const content = this.composer.compose(delivery, recipient.stockCodes);
    return Promise.all(
      wanted.map(async (channel) => {
        const attempt = await this.senders.attempt(channel, { delivery, recipient, content });
        // The other channel may take as long as its time limit: a crash meanwhile does not forget what was sent.
        if (due.length > 1) await this.deliveries.note(delivery, channel);
        return attempt;
      }),
    );
  }
}
