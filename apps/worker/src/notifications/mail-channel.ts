import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { UnsubscribeLinkRepository } from '@gaemi/database/alerts/unsubscribe-link.repository';
import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { DOUBTFUL_DAYS } from '@gaemi/domain/notifications/refusals';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { AddressRefusedError, isMailRefused, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { ProviderError } from '@gaemi/providers/provider-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, MAIL_SENDER } from '../providers.ts';
import type { ChannelAttempt } from './channel-attempt.ts';
import { noteShown } from './delivery-composer.ts';
import { MailDates } from './mail-dates.ts';
import type { NotificationContent } from './notification-content.ts';
import type { Recipient } from './recipients.ts';
import { writeMail } from './write-mail.ts';

/** Pause after a refusal of the address that may be about us. */
const DOUBT_MS = 3_600_000;

/** Sends deliveries by mail, each mail with an unsubscribe link of its own. */
@Injectable()
export class MailChannel {
  constructor(
    @Inject(MAIL_SENDER) private readonly mails: MailSender | null,
    private readonly settings: AlertSettingsRepository,
    private readonly links: UnsubscribeLinkRepository,
    private readonly dates: MailDates,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async send(
    delivery: Delivery,
    content: NotificationContent,
    { settings, member }: Recipient,
  ): Promise<ChannelAttempt> {
    if (this.mails === null) return 'lapsed';
    const token = await this.links.create(member._id, this.clock.now());
    const addressee = { email: member.email, unsubscribeToken: token, webOrigin: this.dates.webOrigin };
    try {
      await this.mails.send(writeMail(content, this.dates.of(delivery, this.clock.now()), addressee));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      // Without an answer of the server the mail may be on its way, and needs its link.
      if (isMailRefused(error)) await this.links.remove(token);
      return error instanceof AddressRefusedError
        ? this.afterRefusal(delivery, error)
        : { retryAfterMs: error.retryAfterMs ?? null, error };
    }
    noteShown(delivery, content.stocks);
    if (settings.mailDoubtedOn !== undefined) await this.settings.trustMail(member._id);
    return 'sent';
  }

  /** Ends the mails to an address that is gone; one that is doubtful is tried again, today and on other days. */
  private async afterRefusal({ userId }: Delivery, error: AddressRefusedError): Promise<ChannelAttempt> {
    const now = this.clock.now();
    const isGone = error.certain || (await this.settings.doubtMail(userId, seoulDay(now))) >= DOUBTFUL_DAYS;
    if (!isGone) return { retryAfterMs: DOUBT_MS, error };
    await this.settings.refuseMail(userId, now);
    return 'lapsed';
  }
}
