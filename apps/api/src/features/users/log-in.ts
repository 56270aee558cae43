import type { LogInRequest, UserInfo } from '@gaemi/contracts/users';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { AppError } from '@gaemi/runtime/app-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { CLOCK } from '../../providers.ts';
import { passwordMatches } from './passwords.ts';
import { toUserInfo } from './to-user-info.ts';

/** Begins a session. A wrong address and a wrong password are answered alike, after the same time. */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ user_email: email, password }: LogInRequest, request: Request): Promise<UserInfo> {
    const ip = request.ip ?? '';
    // Counted before the comparison, so that tries at the same moment cannot pass together.
    await this.throttle.count('logInByIp', ip);
    await this.throttle.count('logInByAddress', email);

    const member = await this.users.findByEmail(email);
    const matches = await passwordMatches(password, member?.passwordHash);
    if (member === null || !matches) throw new AppError('LOG_IN_FAILED');

    await this.throttle.takeBack('logInByIp', ip);
    await this.throttle.forget('logInByAddress', email);
    await this.sessions.begin(request, member._id.toHexString());
    return toUserInfo(member, this.clock.now());
  }
}
