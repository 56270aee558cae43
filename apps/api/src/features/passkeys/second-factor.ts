import type { SecondStepOptions, UsedCredential } from '@gaemi/contracts/passkeys';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { Devices } from '../../http/device/devices.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { CLOCK } from '../../providers.ts';
import { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';

/** Checks the second factor of members: a passkey, or a recovery code in its place. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly throttle: Throttle,
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Returns true for a member who has registered a passkey: the password alone no longer logs in. */
  isNeeded({ _id }: Member): Promise<boolean> {
    return this.passkeys.hasAny(_id);
  }

  /** Throws PASSKEY_NEEDED for a member without passkeys. */
  async options(member: Member, request: Request): Promise<SecondStepOptions> {
    const passkeys = await this.passkeys.list(member._id);
    if (passkeys.length === 0) throw new AppError('PASSKEY_NEEDED');
    return this.ceremonies.optionsToConfirm({ member, request }, passkeys);
  }

  /** Throws PASSKEY_REFUSED. */
  async checkPasskey(member: Member, credential: UsedCredential, request: Request): Promise<void> {
    try {
      const passkey = await this.passkeys.find(member._id, credential.id);
      const counter = await this.ceremonies.verifyUsed({ member, request }, credential, passkey);
      const used = passkey !== null && (await this.passkeys.noteUse(passkey, { counter, at: this.clock.now() }));
      if (!used) throw new AppError('PASSKEY_REFUSED');
    } catch (error) {
      this.trail.record(request, 'second-step-failed', { account: member._id.toHexString(), what: 'passkey' });
      throw error;
    }
  }

  /** Uses up a recovery code, which a repeat in the same session may use again. Throws RECOVERY_CODE_WRONG, or TOO_MANY_REQUESTS after too many tries. */
  async checkRecoveryCode(member: Member, code: string, request: Request): Promise<void> {
    const account = member._id.toHexString();
    const { key } = this.devices.requesterOf(request);
    // Counted before the comparison, so that tries at the same moment cannot pass together.
    try {
      await this.throttle.count('recoveryCode', key, account);
    } catch (error) {
      this.trail.record(request, 'second-step-refused', { account, what: 'recovery-code' });
      throw error;
    }
    const step = { session: this.ceremonies.nameSession(request), at: this.clock.now() };
    if (!(await this.passkeys.useCode(member._id, hashOfRecoveryCode(account, code), step))) {
      this.trail.record(request, 'second-step-failed', { account, what: 'recovery-code' });
      throw new AppError('RECOVERY_CODE_WRONG');
    }
    await this.throttle.forget('recoveryCode', key, account);
  }
}
