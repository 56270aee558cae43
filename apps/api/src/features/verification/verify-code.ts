import { messages } from '@gaemi/contracts/messages';
import { VERIFICATION_MAX_TRIES } from '@gaemi/contracts/verification';
import { type VerificationKey, VerificationRepository } from '@gaemi/database/verification/verification.repository';
import { AppError } from '@gaemi/runtime/app-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { EmailProofs } from '../../email-proofs.ts';
import { CLOCK } from '../../providers.ts';
import { VerificationCodes } from './verification-codes.ts';

/** Turns a right code into the proof that sign-up and password change ask for. Each code can be tried 5 times. */
@Injectable()
export class VerifyCode {
  constructor(
    private readonly verifications: VerificationRepository,
    private readonly codes: VerificationCodes,
    private readonly proofs: EmailProofs,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** `address`: where the request comes from. */
  async execute(key: VerificationKey, code: string, address: string): Promise<{ verified: true }> {
    const { type } = key;
    const now = this.clock.now();
    // The try is counted before it is compared, so that tries at the same moment cannot exceed the limit.
    const counted = await this.verifications.countTry(key);
    if (counted === null || counted.codeHash === null) throw await this.whyNone(key);
    if (counted.codeExpiresAt <= now) throw new AppError('CODE_EXPIRED');
    if (!this.codes.matches(key, code, counted.codeHash)) {
      if (counted.tries >= VERIFICATION_MAX_TRIES) throw new AppError('CODE_TRIES_EXHAUSTED');
      throw new AppError(
        'CODE_WRONG',
        type === 'password-change' ? { detail: messages.codeWrongOnPasswordChange } : {},
      );
    }
    if (!(await this.proofs.give(key, counted.codeHash, address))) throw new AppError('CODE_EXPIRED');
    return { verified: true };
  }

  private async whyNone(key: VerificationKey): Promise<AppError> {
    const kept = await this.verifications.find(key);
    const exhausted = kept !== null && kept.codeHash !== null && kept.tries >= VERIFICATION_MAX_TRIES;
    return new AppError(exhausted ? 'CODE_TRIES_EXHAUSTED' : 'CODE_EXPIRED');
  }
}
