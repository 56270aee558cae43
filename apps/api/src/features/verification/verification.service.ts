import { messages } from '@gaemi/contracts/messages';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { Purpose } from '@gaemi/database/verification/verification.repository';
import { verificationTimes } from '@gaemi/domain/members/verification';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { Devices, type Requester } from '../../http/device/devices.ts';
import { type SecurityEvent, SecurityTrail } from '../../http/security-trail.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { EmailAvailability } from './email-availability.ts';
import { VerificationCodes } from './verification-codes.ts';

/** Proves by a mailed code that the requester owns an address. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly users: UserRepository,
    private readonly availability: EmailAvailability,
    private readonly throttle: Throttle,
    private readonly codes: VerificationCodes,
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Sends a code: for sign-up to free addresses, for a password change to members' only. The code belongs to the requester:
   * nobody else can use it, or use it up. Throws EMAIL_TAKEN or MEMBER_NOT_FOUND.
   */
  async requestCode({ email, type }: Purpose, request: Request): Promise<{ expires_in: number; resend_in: number }> {
    const member = type === 'sign-up' ? null : await this.memberOf(email);
    if (member === null) await this.availability.ensureFree(email);

    const requester = this.devices.requesterOf(request);
    const device = this.devices.recognise(request);
    const stranger = !requester.knows({ email, passwordHash: member?.passwordHash ?? null });
    await this.throttle.count('codeOfRequester', requester.key, email);
    // Only codes that went out count.
    const takeBack = () => this.throttle.takeBack('codeOfRequester', requester.key, email);
    let strangersCodes = 0;
    try {
      if (stranger) strangersCodes = await this.countStranger(email, requester);
    } catch (error) {
      await takeBack();
      throw error;
    }
    try {
      await this.codes.send({ email, type, requester: requester.key, device }, strangersCodes);
    } catch (error) {
      await takeBack();
      if (stranger) await this.throttle.takeBack('codeByNetwork', requester.network);
      if (stranger) await this.throttle.takeBack('codeOfStrangers', email);
      throw error;
    }
    const account = member?._id.toHexString() ?? null;
    this.trail.record(request, 'code-sent', { account });
    return { expires_in: verificationTimes.codeSeconds, resend_in: verificationTimes.resendAfterSeconds };
  }

  /**
   * Turns a right code into the proof that sign-up and password change ask for. Its requester can try each code 5 times.
   * Throws CODE_WRONG, CODE_EXPIRED or CODE_TRIES_EXHAUSTED.
   */
  async confirmCode(purpose: Purpose, code: string, request: Request): Promise<{ verified: true }> {
    const compared = await this.codes.confirm(this.devices.requesterOf(request).key, purpose, code);
    await this.record(compared === 'right' ? 'code-confirmed' : 'code-wrong', purpose, request);
    if (compared === 'wrong-last') throw new AppError('CODE_TRIES_EXHAUSTED');
    if (compared === 'wrong') {
      const changes = purpose.type === 'password-change';
      throw new AppError('CODE_WRONG', changes ? { detail: messages.codeWrongOnPasswordChange } : {});
    }
    return { verified: true };
  }

  private async record(event: SecurityEvent, { email, type }: Purpose, request: Request): Promise<void> {
    const member = type === 'password-change' ? await this.users.findByEmail(email) : null;
    this.trail.record(request, event, { account: member?._id.toHexString() ?? null });
  }

  /**
   * Counts a code for a device that is not known under the current password. Returns how many such codes the address got
   * today. Throws TOO_MANY_REQUESTS, but never for a device on which the address was proved before: its code gets long.
   */
  private async countStranger(email: string, { network, hasProved }: Requester): Promise<number> {
    const count = async () => {
      await this.throttle.count('codeByNetwork', network);
      return this.throttle.count('codeOfStrangers', email);
    };
    return count().catch((error: unknown) => {
      if (hasProved(email) && error instanceof AppError) return Number.POSITIVE_INFINITY;
      throw error;
    });
  }

  private async memberOf(email: string): Promise<Member> {
    const member = await this.users.findByEmail(email);
    if (member === null) throw new AppError('MEMBER_NOT_FOUND');
    return member;
  }
}
