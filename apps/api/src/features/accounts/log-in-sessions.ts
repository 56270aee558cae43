import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { Devices } from '../../http/device/devices.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';

/** What the last step of a log-in was. */
export type LastStep = 'password' | 'passkey' | 'recovery-code';

/** Begins the sessions of log-ins that have passed every step. */
@Injectable()
export class LogInSessions {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: Sessions,
    private readonly devices: Devices,
    private readonly trail: SecurityTrail,
  ) {}

  /** `member`: as its password was compared. Throws LOG_IN_FAILED where the password has changed since. */
  async begin(request: Request, member: Member, lastStep: LastStep): Promise<void> {
    const account = member._id.toHexString();
    await this.sessions.begin(request, { id: account }, { secondStep: lastStep !== 'password' });
    // A password changed since the comparison ended all sessions but this one.
    const now = await this.users.findById(account);
    if (now?.passwordHash !== member.passwordHash) {
      await this.sessions.end(request);
      throw new AppError('LOG_IN_FAILED');
    }
    this.devices.trust(request, member);
    this.trail.record(request, 'log-in', { account, ...(lastStep !== 'password' && { what: lastStep }) });
  }
}
