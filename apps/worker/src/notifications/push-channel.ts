import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import {
  PushSubscriptionRepository,
  type StoredPushSubscription,
} from '@gaemi/database/push/push-subscription.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { pushLifeSeconds } from '@gaemi/domain/notifications/postponement';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { PushMessage, PushSender } from '@gaemi/providers/push/push-sender';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER, PUSH_SENDER } from '../providers.ts';
import type { ChannelAttempt } from './channel-attempt.ts';
import { noteShown } from './delivery-composer.ts';
import type { NotificationContent } from './notification-content.ts';
import type { Recipient } from './recipients.ts';
import { writePush } from './write-push.ts';

/** Sends deliveries to the browsers of members, each browser for itself. */
@Injectable()
export class PushChannel {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    @Inject(PUSH_SENDER) private readonly sender: PushSender,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Whether the member has any browser that takes pushes. */
  async has(userId: Member['_id']): Promise<boolean> {
    return (await this.subscriptions.listOf(userId)).length > 0;
  }

  /** Sends to the browsers that were not served yet, and notes in the delivery which ones are. Lapses when no browser took it. */
  async send(delivery: Delivery, content: NotificationContent, { settings }: Recipient): Promise<ChannelAttempt> {
    const { payload, shown } = writePush(content, delivery._id.toHexString());
    const ttlSeconds = pushLifeSeconds(settings.quiet, this.clock.now());
    const message = { payload, topic: payload.tag, ttlSeconds, urgency: 'normal' } as const;
    const before = delivery.browsers.length;
    const served = new Set(delivery.browsers.map(({ _id }) => _id.toHexString()));
    const browsers = await this.subscriptions.listOf(delivery.userId);
    const waiting = browsers.filter(({ _id }) => !served.has(_id.toHexString()));
    const attempts = await Promise.all(waiting.map((browser) => this.sendTo(browser, message, delivery)));
    if (delivery.browsers.slice(before).some(({ accepted }) => accepted)) noteShown(delivery, shown);
    const open = attempts.filter((attempt) => typeof attempt === 'object');
    if (open.length === 0) return delivery.browsers.some(({ accepted }) => accepted) ? 'sent' : 'lapsed';
    const error = open.find((attempt) => attempt.error !== undefined)?.error;
    return { retryAfterMs: Math.max(...open.map(({ retryAfterMs }) => retryAfterMs ?? 0)), error };
  }

  private async sendTo(
    { _id, ...target }: StoredPushSubscription,
    message: PushMessage,
    delivery: Delivery,
  ): Promise<ChannelAttempt> {
    const serve = (accepted: boolean) => {
      delivery.browsers.push({ _id, accepted });
      return accepted ? 'sent' : 'lapsed';
    };
    try {
      const result = await this.sender.send(target, message);
      if (typeof result === 'object') return result;
      if (result === 'gone') await this.subscriptions.forget(_id);
      return serve(result === 'accepted');
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.retryable) return { retryAfterMs: error.retryAfterMs ?? null, error };
      // Keys of another sender, say. It may be a mistake of ours, so the subscription stays.
      this.logger.warn(
        { err: error, delivery: delivery._id, browser: _id },
        'a push service refused a browser for good',
      );
      return serve(false);
    }
  }
}
