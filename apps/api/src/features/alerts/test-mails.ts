import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { UnsubscribeLinkRepository } from '@gaemi/database/alerts/unsubscribe-link.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { AddressRefusedError, isMailRefused, type MailSender } from '@gaemi/providers/mail/mail-sender';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { AppError } from '../../http/app-error.ts';
import { ENVIRONMENT, MAIL_SENDER } from '../../providers.ts';
import { testMail } from './test-alert.ts';

/** Sends test alerts by mail, each with an unsubscribe link of its own. */
@Injectable()
export class TestMails {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly links: UnsubscribeLinkRepository,
    @Inject(MAIL_SENDER) private readonly mailSender: MailSender,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** An address that the mail server does not know ends the mails to it. */
  async send(member: Member, at: Date): Promise<'sent' | AppError> {
    const token = await this.links.create(member._id, at);
    try {
      await this.mailSender.send(testMail(member.email, { webOrigin: this.environment.WEB_ORIGIN, token }));
    } catch (error) {
      // Without an answer of the server the mail may be on its way, and needs its link.
      if (isMailRefused(error)) await this.links.remove(token);
      const refused = error instanceof AddressRefusedError;
      if (refused && error.certain) await this.settings.refuseMail(member._id, at);
      return new AppError(refused ? 'MAIL_ADDRESS_REFUSED' : 'MAIL_UNAVAILABLE', { cause: error });
    }
    // A mail that was taken says that the refusals before were not about the address.
    await this.settings.trustMail(member._id);
    return 'sent';
  }
}
