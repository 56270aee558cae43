import { endpoints } from '@gaemi/contracts/endpoints';
import type { LogInRequest, SignUpRequest, UserInfo } from '@gaemi/contracts/users';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Body, Controller, Inject, Param, Req, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttled } from '../../http/throttle/throttle.guard.ts';
import { CLOCK } from '../../providers.ts';
import { toUserInfo } from '../../to-user-info.ts';
import { CheckEmail } from './check-email.ts';
import { LocalAuthGuard } from './local-auth.guard.ts';
import { SignUp } from './sign-up.ts';

@Controller()
export class UsersController {
  constructor(
    private readonly checkEmailUse: CheckEmail,
    private readonly signUpUse: SignUp,
    private readonly sessions: Sessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.checkEmail)
  @Throttled('checkEmail')
  checkEmail(@Param({ schema: endpoints.checkEmail.params }) { email }: { email: string }) {
    return this.checkEmailUse.execute(email);
  }

  @Endpoint(endpoints.signUp)
  @Throttled('signUp')
  signUp(@Body({ schema: endpoints.signUp.body }) form: SignUpRequest, @Req() request: Request) {
    return this.signUpUse.execute(form, request);
  }

  /** The guard has compared the credentials and begun the session. */
  @Endpoint(endpoints.logIn)
  @UseGuards(LocalAuthGuard)
  logIn(@Body({ schema: endpoints.logIn.body }) _credentials: LogInRequest, @CurrentMember() member: Member): UserInfo {
    return toUserInfo(member, this.clock.now());
  }

  @Endpoint(endpoints.logOut)
  logOut(@Req() request: Request) {
    return this.sessions.end(request);
  }

  @Endpoint(endpoints.me)
  me(@CurrentMember() member: Member): UserInfo {
    return toUserInfo(member, this.clock.now());
  }
}
