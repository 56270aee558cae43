import type { ChangeOwnPasswordRequest, ChangePasswordRequest, FindEmailRequest } from '@gaemi/contracts/account';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Paging } from '@gaemi/contracts/paging';
import type { Member } from '@gaemi/database/users/user.repository';
import { Body, Controller, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Throttled } from '../../http/throttle/throttle.guard.ts';
import { ChangeOwnPassword } from './change-own-password.ts';
import { ChangePassword } from './change-password.ts';
import { FindEmail } from './find-email.ts';
import { ListCreditLogs } from './list-credit-logs.ts';
import { Withdraw } from './withdraw.ts';

@Controller()
export class AccountController {
  constructor(
    private readonly findEmailUse: FindEmail,
    private readonly changePasswordUse: ChangePassword,
    private readonly changeOwnPasswordUse: ChangeOwnPassword,
    private readonly listCreditLogsUse: ListCreditLogs,
    private readonly withdrawUse: Withdraw,
    private readonly trail: SecurityTrail,
  ) {}

  @Endpoint(endpoints.findEmail)
  @Throttled('findEmail')
  findEmail(@Body({ schema: endpoints.findEmail.body }) request: FindEmailRequest) {
    return this.findEmailUse.execute(request);
  }

  @Endpoint(endpoints.changePassword)
  @Throttled('changePassword')
  changePassword(
    @Body({ schema: endpoints.changePassword.body }) form: ChangePasswordRequest,
    @Req() request: Request,
  ) {
    return this.changePasswordUse.execute(form, request);
  }

  @Endpoint(endpoints.changeOwnPassword)
  changeOwnPassword(
    @Body({ schema: endpoints.changeOwnPassword.body }) passwords: ChangeOwnPasswordRequest,
    @CurrentMember() member: Member,
    @Req() request: Request,
  ) {
    return this.changeOwnPasswordUse.execute(member, passwords, request);
  }

  @Endpoint(endpoints.listCreditLogs)
  listCreditLogs(@Query({ schema: endpoints.listCreditLogs.query }) paging: Paging, @CurrentMember() member: Member) {
    return this.listCreditLogsUse.execute(member, paging);
  }

  @Endpoint(endpoints.withdraw)
  async withdraw(@CurrentMember() member: Member, @Req() request: Request) {
    await this.withdrawUse.execute(member, request);
    this.trail.record(request, 'withdrawal', { account: member._id.toHexString() });
  }
}
