import type {
  AddedPasskey,
  PasskeyList,
  PasskeyOptions,
  PasskeyRequest,
  RecoveryCodes,
} from '@gaemi/contracts/passkeys';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { MAX_PASSKEYS } from '@gaemi/domain/members/passkey';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { CLOCK } from '../../providers.ts';
import { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { toPasskeyItem } from './passkeys.mapper.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

/** Members look after their passkeys. Every change needs a recent proof of who is there (`confirmed` endpoints). */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly sessions: Sessions,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The member's passkeys, the oldest first, and the number of recovery codes that are left. */
  async list({ _id }: Member): Promise<PasskeyList> {
    const [passkeys, left] = await Promise.all([this.passkeys.list(_id), this.passkeys.countCodes(_id)]);
    return { items: passkeys.map(toPasskeyItem), recovery_codes_left: left };
  }

  /** Options for the browser to make a passkey. Throws PASSKEYS_FULL. */
  async options(member: Member, request: Request): Promise<PasskeyOptions> {
    const existing = await this.passkeys.list(member._id);
    if (existing.length >= MAX_PASSKEYS) throw new AppError('PASSKEYS_FULL');
    return this.ceremonies.optionsToRegister({ member, request }, existing);
  }

  /**
   * Registers a passkey. With the first one come recovery codes, which only this answer has. Throws PASSKEY_REFUSED,
   * PASSKEY_TAKEN and PASSKEYS_FULL.
   */
  async add(member: Member, { name, credential }: PasskeyRequest, request: Request): Promise<AddedPasskey> {
    const made = await this.ceremonies.verifyMade({ member, request }, credential);
    const { _id: userId } = member;
    const { codes, hashes } = makeRecoveryCodes(userId.toHexString());
    const added = await this.passkeys.insert({ ...made, userId, name, createdAt: this.clock.now() }, hashes);
    // Its owner has just used it.
    await this.sessions.noteSecondStep(request);
    this.record(request, 'passkey-added', member);
    return { ...toPasskeyItem(added.passkey), recovery_codes: added.isFirst ? codes : null };
  }

  /** Makes new recovery codes, which only this answer has; the former ones end. Throws PASSKEY_NEEDED. */
  async makeRecoveryCodes(member: Member, request: Request): Promise<RecoveryCodes> {
    const { codes, hashes } = makeRecoveryCodes(member._id.toHexString());
    if (!(await this.passkeys.replaceCodes(member._id, hashes))) throw new AppError('PASSKEY_NEEDED');
    this.record(request, 'recovery-codes-made', member);
    return { recovery_codes: codes };
  }

  /** Removes a passkey. Throws PASSKEY_NOT_FOUND for one that is removed already or another member's. */
  async remove(member: Member, id: string, request: Request): Promise<void> {
    if (!(await this.passkeys.remove(member._id, id))) throw new AppError('PASSKEY_NOT_FOUND');
    this.record(request, 'passkey-removed', member);
  }

  private record(
    request: Request,
    event: 'passkey-added' | 'passkey-removed' | 'recovery-codes-made',
    { _id }: Member,
  ): void {
    this.trail.record(request, event, { account: _id.toHexString() });
  }
}
