import type { PushPayload } from '@gaemi/contracts/alerts';
import {
  PushSubscriptionRepository,
  type StoredPushSubscription,
} from '@gaemi/database/push/push-subscription.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { PushMessage, PushSender } from '@gaemi/providers/push/push-sender';
import { Inject, Injectable } from '@nestjs/common';
import { PUSH_SENDER } from '../providers.ts';

/** What became of a push: `none` when no browser of the member takes pushes any more. */
export type Pushed = 'sent' | 'none' | { retryAfterMs: number };

/** Seconds for which a push service keeps an alert for a browser that is away: until the next briefing. */
const TTL_SECONDS = 12 * 3_600;

/** The browsers of members that take pushes. */
@Injectable()
export class PushDevices {
  constructor(
    private readonly subscriptions: PushSubscriptionRepository,
    @Inject(PUSH_SENDER) private readonly sender: PushSender,
  ) {}

  /** Whether the member has any. */
  async has(userId: Member['_id']): Promise<boolean> {
    return (await this.subscriptions.listOf(userId)).length > 0;
  }

  /**
   * Sends a message to all browsers of a member and forgets those that are gone. A browser that could not be reached counts as told
   * where another one took it: a second try would show it there again. Throws ProviderError when none could be reached.
   */
  async push(userId: Member['_id'], payload: PushPayload): Promise<Pushed> {
    const devices = await this.subscriptions.listOf(userId);
    const message = { payload, topic: payload.tag, ttlSeconds: TTL_SECONDS, urgency: 'normal' } as const;
    const outcomes = await Promise.all(devices.map((device) => this.pushTo(device, message)));
    if (outcomes.includes('accepted')) return 'sent';
    const error = outcomes.find((outcome) => outcome instanceof ProviderError);
    if (error !== undefined) throw error;
    const waits = outcomes.flatMap((outcome) =>
      typeof outcome === 'object' && 'retryAfterMs' in outcome ? (outcome.retryAfterMs ?? 0) : [],
    );
    return waits.length === 0 ? 'none' : { retryAfterMs: Math.max(...waits) };
  }

  private async pushTo(device: StoredPushSubscription, message: PushMessage) {
    try {
      const result = await this.sender.send(device, message);
      if (result === 'gone') await this.subscriptions.forget(device._id);
      return result;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      return error;
    }
  }
}
