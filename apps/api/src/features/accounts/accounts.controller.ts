import type { ChangeOwnPasswordRequest, ChangePasswordRequest, FindEmailRequest } from '@gaemi/contracts/account';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Paging } from '@gaemi/contracts/paging';
import type { LogInRequest, SignUpRequest } from '@gaemi/contracts/users';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttled } from '../../http/throttle/throttle.guard.ts';
import { AccountsService } from './accounts.service.ts';
import { LocalAuthGuard } from './local-auth.ts';
import { PasswordsService } from './passwords.service.ts';
import { SignUpService } from './sign-up.service.ts';
import { WithdrawalService } from './withdrawal.service.ts';

@Controller()
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly signUps: SignUpService,
    private readonly passwords: PasswordsService,
    private readonly withdrawals: WithdrawalService,
    private readonly sessions: Sessions,
    private readonly trail: SecurityTrail,
  ) {}

  @Endpoint(endpoints.checkEmail)
  @Throttled('checkEmail')
  checkEmail({ email }: { email: string }) {
    return this.signUps.checkEmail(email);
  }

  @Endpoint(endpoints.signUp)
  signUp(form: SignUpRequest, @Req() request: Request) {
    return this.signUps.signUp(form, request);
  }

  /** The guard has compared the credentials and begun the session. */
  @Endpoint(endpoints.logIn)
  @UseGuards(LocalAuthGuard)
  logIn(_credentials: LogInRequest, @CurrentMember() member: Member) {
    return this.accounts.profile(member);
  }

  @Endpoint(endpoints.logOut)
  logOut(@Req() request: Request) {
    return this.sessions.end(request);
  }

  @Endpoint(endpoints.me)
  me(@CurrentMember() member: Member) {
    return this.accounts.profile(member);
  }

  @Endpoint(endpoints.findEmail)
  @Throttled('findEmail')
  findEmail(request: FindEmailRequest) {
    return this.accounts.findEmail(request);
  }

  @Endpoint(endpoints.changePassword)
  resetPassword(form: ChangePasswordRequest, @Req() request: Request) {
    return this.passwords.resetPassword(form, request);
  }

  @Endpoint(endpoints.changeOwnPassword)
  changePassword(passwords: ChangeOwnPasswordRequest, @CurrentMember() member: Member, @Req() request: Request) {
    return this.passwords.changePassword(member, passwords, request);
  }

  @Endpoint(endpoints.listCreditLogs)
  listCreditLogs(paging: Paging, @CurrentMember() member: Member) {
    return this.accounts.listCreditLogs(member, paging);
  }

  @Endpoint(endpoints.withdraw)
  async withdraw(@CurrentMember() member: Member, @Req() request: Request) {
    await this.withdrawals.withdraw(member, request);
    this.trail.record(request, 'withdrawal', { account: member._id.toHexString() });
  }
}
