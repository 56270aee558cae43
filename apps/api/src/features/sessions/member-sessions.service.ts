import type { EndedSessions } from '@gaemi/contracts/admin';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { SecurityTrail } from '../../http/security-trail.ts';
import { type EndedAccess, Sessions } from '../../http/session/sessions.ts';
import { CLOCK } from '../../providers.ts';
import { AuditedChange } from '../admin/audited-change.ts';
import { MemberNotices } from '../admin/member-notices.ts';

const notice = {
  subject: '모든 기기에서 로그아웃되었어요',
  lines: [
    '관리자가 회원님을 모든 기기에서 로그아웃했어요. 푸시 알림도 끊었어요.',
    '다시 로그인하면 그대로 이용할 수 있어요. 푸시 알림은 받을 기기에서 다시 켜주세요.',
    '요청하지 않으셨다면 비밀번호를 바꾸고 관리자에게 알려주세요.',
  ],
} as const;

/** Admins log out members whose account may be in wrong hands. */
@Injectable()
export class MemberSessionsService {
  constructor(
    private readonly sessions: Sessions,
    private readonly auditedChange: AuditedChange,
    private readonly notices: MemberNotices,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Logs a member out on every device, with an audit row in the same transaction, and tells the member by mail. Throws
   * USER_NOT_FOUND.
   */
  async endAllOf(userId: string, admin: Member, request: Request): Promise<EndedSessions> {
    const change = { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey: undefined };
    let ended: EndedAccess = { sessions: 0, pushDevices: 0 };
    const { user_email: email } = await this.auditedChange.run(change, {
      action: 'sessions_ended',
      content: {},
      run: async (_member, transaction) => {
        ended = await this.sessions.endAllOf(userId, { transaction });
      },
    });
    const by = admin._id.toHexString();
    this.trail.record(request, 'sessions-ended', { account: userId, admin: by, what: ended.sessions });
    const mailed = await this.notices.send(email, notice, request);
    return { ended: ended.sessions, ended_push_devices: ended.pushDevices, mailed };
  }
}
