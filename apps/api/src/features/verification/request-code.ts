import { UserRepository } from '@gaemi/database/users/user.repository';
import { type EmailType, verificationTimes } from '@gaemi/domain/members/verification';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { EmailAvailability } from '../../email-availability.ts';
import { AppError } from '../../http/app-error.ts';
import { Devices } from '../../http/device/devices.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
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
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
  ) {}

  /** The code belongs to the requester: nobody else can use it, or use it up. */
  async execute(email: string, type: EmailType, request: Request): Promise<{ expires_in: number; resend_in: number }> {
    const account = type === 'sign-up' ? null : await this.accountOf(email);
    if (account === null) await this.availability.ensureFree(email);

    const requester = this.devices.requesterOf(request);
    const device = this.devices.recognise(request);
    const stranger = !requester.knows(email);
    await this.throttle.count('codeOfRequester', requester.key, email);
    if (stranger) await this.throttle.count('codeByNetwork', requester.network);
    const strangersCodes = stranger ? await this.throttle.count('codeOfStrangers', email) : 0;
    try {
      await this.sendCode.execute({ email, type, requester: requester.key, device }, strangersCodes);
    } catch (error) {
      // Only codes that went out count.
      await this.throttle.takeBack('codeOfRequester', requester.key, email);
      if (stranger) await this.throttle.takeBack('codeByNetwork', requester.network);
      if (stranger) await this.throttle.takeBack('codeOfStrangers', email);
      throw error;
    }
    this.trail.record(request, 'code-sent', { account });
    return { expires_in: verificationTimes.codeSeconds, resend_in: verificationTimes.resendAfterSeconds };
  }

  private async accountOf(email: string): Promise<string> {
    const member = await this.users.findByEmail(email);
    if (member === null) throw new AppError('MEMBER_NOT_FOUND');
    return member._id.toHexString();
  }
}
