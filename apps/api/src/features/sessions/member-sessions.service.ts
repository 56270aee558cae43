import type { EndedSessions } from '@gaemi/contracts/admin';
import { Injectable } from '@nestjs/common';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { type ChangedBy, MailedChange } from '../admin/mailed-change.ts';

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
    private readonly changes: MailedChange,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Logs a member out on every device, with an audit row in the same transaction, and tells the member by mail. Throws
   * USER_NOT_FOUND.
   */
  async endAllOf(userId: string, by: ChangedBy): Promise<EndedSessions> {
    const { counted, mailed } = await this.changes.run(userId, by, {
      action: 'sessions_ended',
      notice,
      run: async (_member, transaction) => ({ ...(await this.sessions.endAllOf(userId, { transaction })) }),
    });
    const { sessions = 0, pushDevices = 0 } = counted;
    const admin = by.admin._id.toHexString();
    this.trail.record(by.request, 'sessions-ended', { account: userId, admin, what: sessions });
    return { ended: sessions, ended_push_devices: pushDevices, mailed };
  }
}
