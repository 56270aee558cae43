import { messages } from '@gaemi/contracts/messages';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { type Purpose, VerificationRepository } from '@gaemi/database/verification/verification.repository';
import type { VerificationRecord } from '@gaemi/database/verification/verification.schema';
import { VERIFICATION_MAX_TRIES } from '@gaemi/domain/members/verification';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { Devices } from '../../http/device/devices.ts';
import { type SecurityEvent, SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { VerificationCodes } from './verification-codes.ts';

/** Turns a right code into the proof that sign-up and password change ask for. Each code can be tried 5 times, by its requester. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly verifications: VerificationRepository,
    private readonly users: UserRepository,
    private readonly codes: VerificationCodes,
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(purpose: Purpose, code: string, request: Request): Promise<{ verified: true }> {
    const now = this.clock.now();
    const record = await this.verifications.findOf(this.devices.requesterOf(request).key, purpose);
    // The try is counted before it is compared, so that tries at the same moment cannot exceed the limit.
    const counted = record === null ? null : await this.verifications.countTry(record);
    if (counted === null || counted.codeHash === null) throw new AppError(whyNone(record));
    if (counted.codeExpiresAt <= now) throw new AppError('CODE_EXPIRED');
    if (!this.codes.matches(purpose, code, counted.codeHash)) {
      await this.record('code-wrong', purpose, request);
      if (counted.tries >= VERIFICATION_MAX_TRIES) throw new AppError('CODE_TRIES_EXHAUSTED');
      throw new AppError(
        'CODE_WRONG',
        purpose.type === 'password-change' ? { detail: messages.codeWrongOnPasswordChange } : {},
      );
    }
    if (!(await this.verifications.prove(counted, counted.codeHash, now))) throw new AppError('CODE_EXPIRED');
    await this.record('code-confirmed', purpose, request);
    return { verified: true };
  }

  private async record(event: SecurityEvent, { email, type }: Purpose, request: Request): Promise<void> {
    const member = type === 'password-change' ? await this.users.findByEmail(email) : null;
    this.trail.record(request, event, { account: member?._id.toHexString() ?? null });
  }
}

function whyNone(record: VerificationRecord | null): 'CODE_TRIES_EXHAUSTED' | 'CODE_EXPIRED' {
  const exhausted = record !== null && record.codeHash !== null && record.tries >= VERIFICATION_MAX_TRIES;
  return exhausted ? 'CODE_TRIES_EXHAUSTED' : 'CODE_EXPIRED';
}
