import type { Transaction } from '@gaemi/database/transactions';
import { type Purpose, VerificationRepository } from '@gaemi/database/verification/verification.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import type { Account } from '../../http/device/device-cookie.ts';
import { Devices } from '../../http/device/devices.ts';
import { maskNetwork } from '../../http/throttle/network-address.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { CLOCK } from '../../providers.ts';

/**
 * Proofs that somebody owns an e-mail address. A proof counts only for the requester who confirmed the code. Another requester
 * who asks for the same address gets nothing out of its owner's confirmation.
 */
@Injectable()
export class EmailProofs {
  constructor(
    private readonly verifications: VerificationRepository,
    private readonly devices: Devices,
    private readonly throttle: Throttle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Throws EMAIL_NOT_VERIFIED without a proof; called before costly work, as `use` comes after it. Only calls without a proof
   * count against their network, so that nobody there keeps somebody with a proof from using it.
   */
  async ensure(purpose: Purpose, request: Request): Promise<void> {
    const { key } = this.devices.requesterOf(request);
    const proven = await this.verifications.hasProof(key, purpose, this.clock.now());
    if (proven) return;
    await this.throttle.count(purpose.type === 'sign-up' ? 'signUp' : 'changePassword', maskNetwork(request.ip ?? ''));
    throw new AppError('EMAIL_NOT_VERIFIED');
  }

  /** Makes the device of a used proof known for the account that it made. */
  trustDevice(request: Request, account: Account): void {
    this.devices.trust(request, account);
  }

  /** Uses up the proof, in the transaction that it permits. Throws EMAIL_NOT_VERIFIED without one. */
  async use(purpose: Purpose, request: Request, transaction: Transaction): Promise<void> {
    const { key } = this.devices.requesterOf(request);
    const proven = await this.verifications.consumeProof(key, { ...purpose, now: this.clock.now() }, transaction);
    if (!proven) throw new AppError('EMAIL_NOT_VERIFIED');
  }
}
