import type { RemovedPasskeys } from '@gaemi/contracts/passkeys';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import type { MailSender } from '@gaemi/providers/mail/mail-sender';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { logOf } from '../../http/request-log.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK, MAIL_SENDER } from '../../providers.ts';
import { AuditedChange } from '../admin/audited-change.ts';
import { passkeysRemovedMail } from './passkeys-removed-mail.ts';

/** Admins help members who have lost their passkeys and recovery codes. */
@Injectable()
export class MemberPasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly auditedChange: AuditedChange,
    private readonly trail: SecurityTrail,
    @Inject(MAIL_SENDER) private readonly mailSender: MailSender,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Removes all passkeys and recovery codes of another member, with an audit row in the same transaction, and tells the
   * member by mail. Throws OWN_PASSKEYS, USER_NOT_FOUND, and PASSKEY_NOT_FOUND for a member without passkeys.
   */
  async removeAllOf(userId: string, admin: Member, request: Request): Promise<RemovedPasskeys> {
    const by = admin._id.toHexString();
    if (userId === by) throw new AppError('OWN_PASSKEYS');
    const change = { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey: undefined };
    let removed = 0;
    const { user_email: email } = await this.auditedChange.run(change, {
      action: 'passkeys_removed',
      content: {},
      run: async ({ _id }, transaction) => {
        removed = await this.passkeys.removeAll(_id, transaction);
        if (removed === 0) throw new AppError('PASSKEY_NOT_FOUND');
      },
    });
    this.trail.record(request, 'admin-change', { account: userId, admin: by, what: 'passkeys' });
    return { removed, mailed: await this.tell(email, request) };
  }

  /** What was removed stays so without the mail; the admin is told. */
  private async tell(email: string, request: Request): Promise<boolean> {
    try {
      await this.mailSender.send(passkeysRemovedMail(email));
      return true;
    } catch (error) {
      logOf(request).warn({ err: error }, 'the mail about removed passkeys could not be sent');
      return false;
    }
  }
}
