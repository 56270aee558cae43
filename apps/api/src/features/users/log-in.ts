import type { LogInRequest } from '@gaemi/contracts/users';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { Throttle } from '../../http/throttle/throttle.ts';
import { passwordMatches } from '../../passwords.ts';

/** Finds the member that the credentials belong to. A wrong address and a wrong password are answered alike, after the same time. */
@Injectable()
export class LogIn {
  constructor(
    private readonly users: UserRepository,
    private readonly throttle: Throttle,
  ) {}

  async execute({ user_email: email, password }: LogInRequest, ip: string): Promise<Member> {
    // Counted before the comparison, so that tries at the same moment cannot pass together.
    await this.throttle.count('logInByIp', ip);
    await this.throttle.count('logInByAddress', email);
    await this.throttle.count('everyLogInByAddress', email);

    const member = await this.users.findByEmail(email);
    const matches = await passwordMatches(password, member?.passwordHash);
    if (member === null || !matches) throw new AppError('LOG_IN_FAILED');

    await this.throttle.takeBack('logInByIp', ip);
    await this.throttle.forget('logInByAddress', email);
    return member;
  }
}
