import { type EmailType, verificationTimes } from '@gaemi/contracts/verification';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { EmailAvailability } from '../../email-availability.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { SendCode } from './send-code.ts';

/** Sends a code to an address: for sign-up to free ones, for a password change to members' only. */
@Injectable()
export class RequestCode {
  constructor(
    private readonly users: UserRepository,
    private readonly availability: EmailAvailability,
    private readonly throttle: Throttle,
    private readonly sendCode: SendCode,
  ) {}

  async execute(email: string, type: EmailType): Promise<{ expires_in: number; resend_in: number }> {
    if (type === 'sign-up') await this.availability.ensureFree(email);
    else if (!(await this.users.existsByEmail(email))) throw new AppError('MEMBER_NOT_FOUND');

    await this.throttle.count('codeByAddress', email);
    try {
      await this.sendCode.execute({ email, type });
    } catch (error) {
      // Only codes that went out count.
      await this.throttle.takeBack('codeByAddress', email);
      throw error;
    }
    return { expires_in: verificationTimes.codeSeconds, resend_in: verificationTimes.resendAfterSeconds };
  }
}
