import type { SignUpRequest } from '@gaemi/contracts/users';
import { isDuplicateKey, Transactions } from '@gaemi/database/transactions';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { EmailAvailability } from '../verification/email-availability.ts';
import { EmailProofs } from '../verification/email-proofs.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { NewMembers } from './new-members.ts';
import { hashPassword } from './password-hash.ts';

/** Makes members of people who proved to own their address. */
@Injectable()
export class SignUpService {
  constructor(
    private readonly proofs: EmailProofs,
    private readonly availability: EmailAvailability,
    private readonly newMembers: NewMembers,
    private readonly transactions: Transactions,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws EMAIL_TAKEN for an address that may not sign up. */
  async checkEmail(email: string): Promise<{ available: true }> {
    await this.availability.ensureFree(email);
    return { available: true };
  }

  /** Makes the member and uses up the proof in one transaction. Throws EMAIL_NOT_VERIFIED or EMAIL_TAKEN. */
  async signUp(form: SignUpRequest, request: Request): Promise<{ user_email: string }> {
    refuseCommonPassword(form.user_pw, 'user_pw');
    const email = form.user_email;
    const now = this.clock.now();
    const purpose = { email, type: 'sign-up' } as const;
    await this.proofs.ensure(purpose, request);
    await this.availability.ensureFree(email);

    const member = {
      email,
      name: form.user_name,
      mobile: form.user_mobile,
      passwordHash: await hashPassword(form.user_pw),
      isAdmin: false,
    };
    const made = this.transactions.run(async (transaction) => {
      await this.proofs.use(purpose, request, transaction);
      return this.newMembers.create(member, now, transaction);
    });
    const userId = await made.catch((error: unknown) => {
      throw isDuplicateKey(error) ? new AppError('EMAIL_TAKEN') : error;
    });
    this.proofs.trustDevice(request, member);
    this.trail.record(request, 'sign-up', { account: userId.toHexString() });
    return { user_email: email };
  }
}
