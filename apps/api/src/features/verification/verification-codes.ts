import { randomInt } from 'node:crypto';
import {
  type CodeRequest,
  type Purpose,
  VerificationRepository,
} from '@gaemi/database/verification/verification.repository';
import type { VerificationRecord } from '@gaemi/database/verification/verification.schema';
import { VERIFICATION_MAX_TRIES } from '@gaemi/domain/members/verification';
import { AddressRefusedError, type MailSender, MailUnansweredError } from '@gaemi/providers/mail/mail-sender';
import type { Clock } from '@gaemi/runtime/clock';
import { createKeyedHash, equalHashes, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, ENVIRONMENT, MAIL_SENDER } from '../../providers.ts';
import { verificationMail } from './verification-mail.ts';

const DIGITS = 6;
/** Digits of a code for an address that many ask codes for: too many to guess one of them. */
const LONG_DIGITS = 12;
/** Codes a day that strangers get for one address before they become long. */
const SHORT_CODES = 20;

/** Mails codes and compares them. Only the keyed hash of a code, bound to its address and purpose, is ever stored. */
@Injectable()
export class VerificationCodes {
  private readonly hash: KeyedHash;

  constructor(
    private readonly verifications: VerificationRepository,
    @Inject(MAIL_SENDER) private readonly mailSender: MailSender,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'verification-code');
  }

  /**
   * Replaces the last code by a new one and mails it. `strangersCodes`: how many codes strangers asked for at the address today,
   * this one included. Throws TOO_MANY_REQUESTS before the resend wait is over, and MAIL_UNAVAILABLE or MAIL_ADDRESS_REFUSED,
   * after which another code may be asked for at once.
   */
  async send(asked: CodeRequest, strangersCodes: number): Promise<void> {
    const code = makeCode(strangersCodes);
    const codeHash = this.computeHash(asked, code);
    const retryAfterSeconds = await this.verifications.replaceCode(asked, codeHash, this.clock.now());
    if (retryAfterSeconds > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds });
    try {
      await this.mailSender.send(verificationMail(asked, code));
    } catch (error) {
      // Without an answer in time the mail may be on its way: its code holds, and another may be asked for at once.
      if (error instanceof MailUnansweredError) {
        await this.verifications.allowAnotherCode(asked, codeHash);
      } else await this.verifications.withdrawCode(asked, codeHash);
      const refused = error instanceof AddressRefusedError;
      throw new AppError(refused ? 'MAIL_ADDRESS_REFUSED' : 'MAIL_UNAVAILABLE', { cause: error });
    }
  }

  /**
   * Turns a right code into the proof. A wrong one is `wrong-last` when no try is left.
   * Throws CODE_EXPIRED, or CODE_TRIES_EXHAUSTED where no try was left.
   */
  async confirm(requester: string, purpose: Purpose, code: string): Promise<'right' | 'wrong' | 'wrong-last'> {
    const now = this.clock.now();
    const record = await this.verifications.findOf(requester, purpose);
    // The try is counted before it is compared, so that tries at the same moment cannot exceed the limit.
    const counted = record === null ? null : await this.verifications.countTry(record);
    if (counted === null || counted.codeHash === null) throw new AppError(whyNone(record));
    if (counted.codeExpiresAt <= now) throw new AppError('CODE_EXPIRED');
    if (!equalHashes(this.computeHash(purpose, code), counted.codeHash))
      return counted.tries >= VERIFICATION_MAX_TRIES ? 'wrong-last' : 'wrong';
    if (!(await this.verifications.prove(counted, counted.codeHash, now))) throw new AppError('CODE_EXPIRED');
    return 'right';
  }

  private computeHash({ email, type }: Purpose, code: string): string {
    return this.hash(`${type}\n${email}\n${code}`);
  }
}

function makeCode(strangersCodes: number): string {
  const digits = strangersCodes > SHORT_CODES ? LONG_DIGITS : DIGITS;
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}

function whyNone(record: VerificationRecord | null): 'CODE_TRIES_EXHAUSTED' | 'CODE_EXPIRED' {
  const exhausted = record !== null && record.codeHash !== null && record.tries >= VERIFICATION_MAX_TRIES;
  return exhausted ? 'CODE_TRIES_EXHAUSTED' : 'CODE_EXPIRED';
}
