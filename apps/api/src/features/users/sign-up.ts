import type { SignUpRequest } from '@gaemi/contracts/users';
import { isDuplicateKey, Transactions } from '@gaemi/database/transactions';
import { VerificationRepository } from '@gaemi/database/verification/verification.repository';
import { AppError } from '@gaemi/runtime/app-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { refuseCommonPassword } from '../../common-passwords.ts';
import { EmailAvailability } from '../../email-availability.ts';
import { hashPassword } from '../../passwords.ts';
import { CLOCK } from '../../providers.ts';
import { NewMembers } from './new-members.ts';

/** Makes a member of somebody who proved to own the address. The proof is used up in the same transaction. */
@Injectable()
export class SignUp {
  constructor(
    private readonly verifications: VerificationRepository,
    private readonly availability: EmailAvailability,
    private readonly newMembers: NewMembers,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(request: SignUpRequest): Promise<{ user_email: string }> {
    refuseCommonPassword(request.user_pw, 'user_pw');
    const email = request.user_email;
    const now = this.clock.now();
    const key = { email, type: 'sign-up' } as const;
    // Looked up before the costly hash; used up below.
    const proof = await this.verifications.find(key);
    if (proof?.provenUntil == null || proof.provenUntil <= now) throw new AppError('EMAIL_NOT_VERIFIED');
    await this.availability.ensureFree(email);

    const member = {
      email,
      name: request.user_name,
      mobile: request.user_mobile,
      passwordHash: await hashPassword(request.user_pw),
      isAdmin: false,
    };
    try {
      await this.transactions.run(async (transaction) => {
        const proven = await this.verifications.consumeProof(key, now, transaction);
        if (!proven) throw new AppError('EMAIL_NOT_VERIFIED');
        await this.newMembers.create(member, now, transaction);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? new AppError('EMAIL_TAKEN') : error;
    }
    return { user_email: email };
  }
}
