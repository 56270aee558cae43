import type { SecondStepOptions, UsedCredential } from '@gaemi/contracts/passkeys';
import type { UserInfo } from '@gaemi/contracts/users';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { HalfOpenSessions } from '../../http/session/half-open-sessions.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { SecondFactor } from '../passkeys/second-factor.ts';
import { AccountsService } from './accounts.service.ts';
import { type LastStep, LogInSessions } from './log-in-sessions.ts';

/** Whose second step a request takes, and whether a log-in waits for it. */
interface Waiting {
  member: Member;
  isLogIn: boolean;
}

/**
 * The second step. After a right password it completes the log-in; in a session it confirms who is there. Every method
 * throws SECOND_STEP_OVER for a request that has neither, or whose time is over, and SUSPENDED.
 */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly users: UserRepository,
    private readonly accounts: AccountsService,
    private readonly secondFactor: SecondFactor,
    private readonly halfOpen: HalfOpenSessions,
    private readonly sessions: Sessions,
    private readonly logIns: LogInSessions,
  ) {}

  async options(request: Request): Promise<SecondStepOptions> {
    const { member } = await this.waitingOf(request);
    return this.secondFactor.options(member, request);
  }

  /** Throws PASSKEY_REFUSED. */
  async byPasskey(credential: UsedCredential, request: Request): Promise<UserInfo> {
    const waiting = await this.waitingOf(request);
    await this.secondFactor.checkPasskey(waiting.member, credential, request);
    return this.complete(waiting, request, 'passkey');
  }

  /** Throws RECOVERY_CODE_WRONG and TOO_MANY_REQUESTS. */
  async byRecoveryCode(code: string, request: Request): Promise<UserInfo> {
    const waiting = await this.waitingOf(request);
    await this.secondFactor.checkRecoveryCode(waiting.member, code, request);
    return this.complete(waiting, request, 'recovery-code');
  }

  private async complete({ member, isLogIn }: Waiting, request: Request, by: LastStep): Promise<UserInfo> {
    const begin = () => this.logIns.begin(request, member, by);
    if (!isLogIn) await this.sessions.noteSecondStep(request);
    // A code that is spent for a lost answer may have been the last one.
    else if (by === 'recovery-code') await this.halfOpen.keepBeside(request, begin);
    else await begin();
    return this.accounts.profile(member);
  }

  private async waitingOf(request: Request): Promise<Waiting> {
    const waiting = await this.findWaiting(request);
    if (waiting.member.suspension != null) throw new AppError('SUSPENDED');
    return waiting;
  }

  private async findWaiting(request: Request): Promise<Waiting> {
    const halfLoggedIn = await this.halfOpen.memberOf(request);
    if (halfLoggedIn !== null) {
      // An admin has removed the passkeys meanwhile: the password alone logs in.
      if (!(await this.secondFactor.isNeeded(halfLoggedIn))) throw new AppError('SECOND_STEP_OVER');
      return { member: halfLoggedIn, isLogIn: true };
    }
    const userId = this.sessions.findOwner(request);
    const member = userId === undefined ? null : await this.users.findById(userId);
    if (member === null) throw new AppError('SECOND_STEP_OVER');
    return { member, isLogIn: false };
  }
}
