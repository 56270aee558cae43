import { type Delivery, DeliveryRepository } from '@gaemi/database/notifications/delivery.repository';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { type Channel, channels, isChosen } from '@gaemi/domain/notifications/channels';
import { mayAlertAt, nextAlertMorning, nextAlertTime } from '@gaemi/domain/notifications/postponement';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, MARKET_CALENDAR } from '../providers.ts';
import type { ChannelAttempt } from './channel-attempt.ts';
import { ChannelSenders, closeChannel } from './channel-senders.ts';
import { DeliveryComposer } from './delivery-composer.ts';
import { type Recipient, Recipients } from './recipients.ts';

/** Deliveries that a worker sends at once. */
export const DELIVERIES_AT_ONCE = 4;

/**
 * What a delivery came to: `failed` is tried again, and so is `postponed`, for which a push service asked. `lapsed` waits for another time.
 * It reached nobody as `unwanted`: the member has left, switched it off, or nothing of it holds any more; as `unreachable`: no address or
 * browser takes it.
 */
export type DeliveryOutcome = 'done' | 'postponed' | 'failed' | 'lapsed' | 'unwanted' | 'unreachable';

/** Sends the channels of a delivery that are due. No channel decides for another one. */
@Injectable()
export class DeliverySender {
  constructor(
    private readonly deliveries: DeliveryRepository,
    private readonly composer: DeliveryComposer,
    private readonly recipients: Recipients,
    private readonly senders: ChannelSenders,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws when the store is away; the claim then ends by itself. */
  async send(delivery: Delivery): Promise<DeliveryOutcome> {
    const due = channels.filter((channel) => delivery[channel] === 'due');
    const recipient = await this.recipients.find(delivery);
    const now = recipient?.at ?? this.clock.now();
    const until = recipient && this.postponedUntil(delivery, recipient);
    if (now >= delivery.endsAt || until !== null) {
      for (const channel of due) closeChannel(delivery, channel, 'lapsed');
      await this.deliveries.settle(delivery, until ? { until, at: now } : findFollowUp(delivery, recipient, now));
      return 'lapsed';
    }
    const attempts =
      recipient === null ? this.drop(delivery, due) : await this.attemptAll({ delivery, recipient }, due);
    await this.deliveries.settle(delivery, findFollowUp(delivery, recipient, now));
    return readOutcome(delivery, attempts);
  }

  /** Returns until when the events of an alert wait whose time is over, or that would go into quiet hours or a closed day. */
  private postponedUntil({ kind, endsAt }: Delivery, { at: now, settings: { quiet } }: Recipient): Date | null {
    if (kind === 'briefing') return null;
    if (!mayAlertAt(quiet, now, this.calendar)) return nextAlertTime(quiet, now, this.calendar);
    return now >= endsAt ? nextAlertMorning(quiet, now, this.calendar) : null;
  }

  /** Nobody is there any more. */
  private drop(delivery: Delivery, due: readonly Channel[]): ChannelAttempt[] {
    for (const channel of due) closeChannel(delivery, channel, 'lapsed');
    return [];
  }

  private async attemptAll(
    { delivery, recipient }: { delivery: Delivery; recipient: Recipient },
    due: readonly Channel[],
  ): Promise<ChannelAttempt[]> {
    const { at } = recipient;
    const ready = due.filter((channel) => (delivery.retries[channel]?.nextAttemptAt ?? at) <= at);
    const wanted = ready.filter((channel) => recipient.channels.includes(channel));
    for (const channel of ready) if (!wanted.includes(channel)) closeChannel(delivery, channel, 'lapsed');
    if (wanted.length === 0) return [];
    const content = this.composer.compose(delivery, recipient);
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

function readOutcome(delivery: Delivery, attempts: readonly ChannelAttempt[]): DeliveryOutcome {
  const isAny = (state: Delivery[Channel]) => channels.some((channel) => delivery[channel] === state);
  if (attempts.some((attempt) => typeof attempt === 'object' && attempt.error !== undefined)) return 'failed';
  if (isAny('due')) return 'postponed';
  if (isAny('sent')) return 'done';
  return attempts.every((attempt) => attempt === 'empty') ? 'unwanted' : 'unreachable';
}

/**
 * Returns the postponement, due at once, of what a delivery did not show, for which the member may have another channel: what a message
 * left out, the alerts of a briefing that was not mailed, and an alert that reached nobody. Null for none.
 */
function findFollowUp(delivery: Delivery, recipient: Recipient | null, now: Date) {
  if (recipient === null) return null;
  return hasFollowUp(delivery, recipient) ? { until: now, at: now } : null;
}

function hasFollowUp(delivery: Delivery, { settings, channels: wanted, at }: Recipient): boolean {
  const { kind, mail, left } = delivery;
  if (kind === 'briefing') return mail === 'lapsed' && settings.instant;
  if (left !== undefined || isChosen({ kind: 'briefing', channel: 'mail' }, settings, at)) return true;
  // What was postponed asked for every channel: another try would find the same.
  return kind === 'alert' && wanted.some((channel) => delivery[channel] === 'none');
}
