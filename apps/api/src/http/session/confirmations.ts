import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { secondStepMinutes } from '@gaemi/domain/members/passkey';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK } from '../../providers.ts';
import { AppError } from '../app-error.ts';

const RECENT_MS = secondStepMinutes.confirmation * 60_000;

/** Asks for a recent proof of who is there, so that a session in wrong hands changes nobody's access. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly passkeys: PasskeyRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Throws CONFIRMATION_REQUIRED unless the session has seen a second step within the last minutes; of a member without
   * passkeys, the log-in.
   */
  async require({ _id }: Member, { session }: Request): Promise<void> {
    const confirmedAt = (await this.passkeys.hasAny(_id)) ? session.secondStepAt : session.startedAt;
    const age = this.clock.now().getTime() - (confirmedAt ?? 0);
    // A time ahead by more than clocks differ was noted by a wrong one.
    if (Math.abs(age) >= RECENT_MS) throw new AppError('CONFIRMATION_REQUIRED');
  }
}
