import type { SessionList } from '@gaemi/contracts/account';
import type { Member } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';

/** Where members are logged in. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: Sessions,
    private readonly trail: SecurityTrail,
  ) {}

  /** The member's own sessions, the one used last first. */
  async list(member: Member, request: Request): Promise<SessionList> {
    const sessions = await this.sessions.listOf(member._id.toHexString());
    const items = sessions.map(({ id, sessionId, startedAt, lastSeenAt, device }) => ({
      id,
      current: sessionId === request.sessionID,
      created_at: startedAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      device,
    }));
    return { items };
  }

  /** Throws SESSION_NOT_FOUND for a session that is over or another member's. Ending the own one is a log-out. */
  async end(member: Member, id: string, request: Request): Promise<void> {
    const account = member._id.toHexString();
    const isOwn = id === this.sessions.publicId(request.sessionID);
    if (!(await this.sessions.endOne(account, id))) throw new AppError('SESSION_NOT_FOUND');
    if (isOwn) await this.sessions.end(request);
    this.trail.record(request, 'session-ended', { account });
  }
}
