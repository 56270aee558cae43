import { type CodeRequest, VerificationRepository } from '@gaemi/database/verification/verification.repository';
import { AddressRefusedError, type MailSender } from '@gaemi/providers/mail/mail-sender';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, MAIL_SENDER } from '../../providers.ts';
import { VerificationCodes } from './verification-codes.ts';
import { verificationMail } from './verification-mail.ts';

/**
 * Puts a new code in the place of the last one and mails it. Throws TOO_MANY_REQUESTS before the resend wait is over,
 * and MAIL_UNAVAILABLE or MAIL_ADDRESS_REFUSED, after which another code may be asked for at once.
 */
@Injectable()
export class SendCode {
  constructor(
    private readonly verifications: VerificationRepository,
    private readonly codes: VerificationCodes,
    @Inject(MAIL_SENDER) private readonly mailSender: MailSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `strangersCodes`: how many codes strangers asked for at the address today. */
  async execute(asked: CodeRequest, strangersCodes: number): Promise<void> {
    const code = this.codes.make(strangersCodes);
    const codeHash = this.codes.hashOf(asked, code);
    const { waitSeconds: retryAfterSeconds, key } = await this.verifications.replaceCode(
      asked,
      codeHash,
      this.clock.now(),
    );
    if (retryAfterSeconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    try {
      await this.mailSender.send(verificationMail(asked, code));
    } catch (error) {
      await this.verifications.withdrawCode(key, codeHash);
      const refused = error instanceof AddressRefusedError;
      throw new AppError(refused ? 'MAIL_ADDRESS_REFUSED' : 'MAIL_UNAVAILABLE', { cause: error });
    }
  }
}
