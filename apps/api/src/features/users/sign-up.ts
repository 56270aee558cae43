import type { SignUpRequest } from '@gaemi/contracts/users';
import { isDuplicateKey, Transactions } from '@gaemi/database/transactions';
import { AppError } from '@gaemi/runtime/app-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { refuseCommonPassword } from '../../common-passwords.ts';
import { EmailAvailability } from '../../email-availability.ts';
import { EmailProofs } from '../../email-proofs.ts';
import { hashPassword } from '../../passwords.ts';
import { CLOCK } from '../../providers.ts';
import { NewMembers } from './new-members.ts';

/** Makes a member of somebody who proved to own the address. The proof is used up in the same transaction. */
@Injectable()
export class SignUp {
  constructor(
    private readonly proofs: EmailProofs,
    private readonly availability: EmailAvailability,
    private readonly newMembers: NewMembers,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `address`: where the request comes from. */
  async execute(request: SignUpRequest, address: string): Promise<{ user_email: string }> {
    refuseCommonPassword(request.user_pw, 'user_pw');
    const email = request.user_email;
    const now = this.clock.now();
    const key = { email, type: 'sign-up' } as const;
    await this.proofs.ensure(key, address);
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
        await this.proofs.use(key, address, transaction);
        await this.newMembers.create(member, now, transaction);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? new AppError('EMAIL_TAKEN') : error;
    }
    return { user_email: email };
  }
}
