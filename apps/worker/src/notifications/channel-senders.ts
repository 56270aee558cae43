import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { type Channel, nextAttemptAt } from '@gaemi/domain/notifications/channels';
import { SenderRefusedError } from '@gaemi/providers/mail/mail-sender';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER } from '../providers.ts';
import type { ChannelAttempt } from './channel-attempt.ts';
import { MailChannel } from './mail-channel.ts';
import type { NotificationContent } from './notification-content.ts';
import { PushChannel } from './push-channel.ts';
import type { Recipient } from './recipients.ts';

/** What is sent now, and to whom. */
interface Sending {
  delivery: Delivery;
  recipient: Recipient;
  content: Promise<NotificationContent>;
}

/** Sends deliveries on one channel. */
@Injectable()
export class ChannelSenders {
  constructor(
    private readonly mail: MailChannel,
    private readonly push: PushChannel,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Attempts a channel and puts its state into the delivery. Never rejects: what fails is tried again. */
  async attempt(channel: Channel, sending: Sending): Promise<ChannelAttempt> {
    const { delivery } = sending;
    const attempts = (delivery.retries[channel]?.attempts ?? 0) + 1;
    const attempt = await this.send(channel, sending).catch((error: unknown) => ({ retryAfterMs: null, error }));
    if (typeof attempt !== 'object') closeChannel(delivery, channel, attempt === 'sent' ? 'sent' : 'lapsed');
    else {
      const next = nextAttemptAt(attempts, attempt.retryAfterMs, this.clock.now());
      delivery.retries[channel] = { attempts, nextAttemptAt: next };
      if (attempt.error !== undefined) this.report(attempt.error, { delivery, channel, attempts });
    }
    return attempt;
  }

  private async send(channel: Channel, { delivery, recipient, content }: Sending): Promise<ChannelAttempt> {
    const composed = await content;
    if (composed.stocks.length === 0) return 'empty';
    return channel === 'mail'
      ? this.mail.send(delivery, composed, recipient)
      : this.push.send(delivery, composed, recipient);
  }

  private report(err: unknown, { delivery, ...of }: { delivery: Delivery; channel: Channel; attempts: number }): void {
    const line = { err, delivery: delivery._id, kind: delivery.kind, ...of };
    if (!(err instanceof SenderRefusedError)) this.logger.warn(line, 'a delivery could not be sent');
    else this.logger.error({ ...line, alarm: alarms.mailRefused }, 'the mail server refuses the service itself');
  }
}

/** Ends a channel. A push that reached any browser is sent, whatever became of the others. */
export function closeChannel(delivery: Delivery, channel: Channel, state: 'sent' | 'lapsed'): void {
  const reached = channel === 'push' && delivery.browsers.some(({ accepted }) => accepted);
  delivery[channel] = reached ? 'sent' : state;
}
