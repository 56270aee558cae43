import { messages } from '@gaemi/contracts/messages';
import type { LogInRequest } from '@gaemi/contracts/users';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import type { Account } from '../../http/device/device-cookie.ts';
import { Devices, type Requester } from '../../http/device/devices.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { passwordMatches } from './password-hash.ts';

/** Compares credentials. A wrong address and a wrong password are answered alike, after the same time. */
@Injectable()
export class LogInService {
  constructor(
    private readonly users: UserRepository,
    private readonly throttle: Throttle,
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
  ) {}

  /** Throws LOG_IN_FAILED, or TOO_MANY_REQUESTS after too many tries. */
  async authenticate({ user_email: email, password }: LogInRequest, request: Request): Promise<Member> {
    const requester = this.devices.requesterOf(request);
    const member = await this.users.findByEmail(email);
    const account = { email, passwordHash: member?.passwordHash ?? null };
    // Counted before the comparison, so that tries at the same moment cannot pass together.
    await this.countTry(account, requester).catch((error: unknown) => {
      this.trail.record(request, 'log-in-refused', { account: null });
      throw error;
    });

    const matches = await passwordMatches(password, member?.passwordHash);
    if (member === null || !matches) {
      this.trail.record(request, 'log-in-failed', { account: member?._id.toHexString() ?? null });
      throw new AppError('LOG_IN_FAILED');
    }

    await this.takeBack(account, requester);
    // Told to those who know the password alone.
    if (member.suspension != null) throw new AppError('SUSPENDED');
    return member;
  }

  /** Throws TOO_MANY_REQUESTS. Tries of strangers never count against a device on which the owner has been before. */
  private async countTry(account: Account, requester: Requester): Promise<void> {
    const { email } = account;
    if (requester.knows(account)) {
      await this.throttle.count('logInOnKnownDevice', requester.key, email);
      const wrongToday = await this.throttle.count('logInOnKnownDeviceADay', requester.key, email);
      await this.throttle.count('logInOnKnownDevices', email).catch((error: unknown) => {
        // What other known devices tried never stops one that had no wrong try.
        if (wrongToday > 1) throw error;
      });
      return;
    }
    await this.throttle.count('logInByNetwork', requester.network);
    await this.throttle.count('logInFromNetwork', requester.network, email);
    await this.throttle.count('logInOfStrangers', email).catch((error: unknown) => {
      throw error instanceof AppError ? withWayOut(error) : error;
    });
  }

  /**
   * A right password clears the tries of its own device or network. Of the counts of several it takes back only its own. It
   * counts itself: of a known device alone, so that nobody else who has the password keeps its owner out.
   */
  private async takeBack(account: Account, requester: Requester): Promise<void> {
    const { email } = account;
    if (requester.knows(account)) {
      await this.throttle.forget('logInOnKnownDevice', requester.key, email);
      await this.throttle.forget('logInOnKnownDeviceADay', requester.key, email);
      await this.throttle.takeBack('logInOnKnownDevices', email);
      await this.throttle.count('rightLogIn', requester.key, email);
      return;
    }
    await this.throttle.takeBack('logInByNetwork', requester.network);
    await this.throttle.forget('logInFromNetwork', requester.network, email);
    await this.throttle.takeBack('logInOfStrangers', email);
    await this.throttle.count('rightLogIn', email);
  }
}

/** The refusal names what the owner can do at once: a reset by mail makes the device known. */
function withWayOut({ code, retryAfterSeconds }: AppError): AppError {
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return new AppError(code, { ...wait, detail: messages.logInBlocked });
}
