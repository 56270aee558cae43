import type { Transaction } from '@gaemi/database/transactions';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { AuditAction } from '@gaemi/domain/members/audit-action';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import type { MemberNotice } from '../admin/member-notices.ts';

/** A change of a member's access: for the screen and for `pnpm admin`. */
export interface AccessChange {
  action: AuditAction;
  /** What an admin chose in it: tells one change from another. */
  content?: object;
  notice: MemberNotice;
  /** Null where it is so already, as another admin may have done meanwhile. */
  run: (member: Member, transaction: Transaction) => Promise<Record<string, number> | null>;
}

const LAST_STAYS = '마지막 관리자의 권한은 해제할 수 없어요.';
const ASK = '궁금한 점은 관리자에게 물어봐주세요.';

/** What changes who may use the service, and how. */
@Injectable()
export class AccessChanges {
  constructor(
    private readonly users: UserRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Its run throws IS_SUSPENDED. */
  grantAdmin(): AccessChange {
    return {
      action: 'admin_granted',
      notice: {
        subject: '관리자로 지정되었어요',
        lines: [
          '회원님이 개미렌즈의 관리자가 되었어요.',
          '이제 관리자 화면을 볼 수 있어요. 내 정보에서 패스키를 등록해주세요.',
          ASK,
        ],
      },
      run: async (member, transaction) => {
        if (member.suspension != null) throw new AppError('IS_SUSPENDED');
        if (member.isAdmin) return null;
        await this.users.setAdmin(member._id, null, transaction);
        return {};
      },
    };
  }

  /** Its run throws LAST_ADMIN. */
  revokeAdmin(): AccessChange {
    return {
      action: 'admin_revoked',
      notice: {
        subject: '관리자 권한이 해제되었어요',
        lines: ['회원님의 관리자 권한이 해제되었어요.', '다른 기능은 그대로 이용할 수 있어요.', ASK],
      },
      run: async (member, transaction) => {
        if (!member.isAdmin) return null;
        const now = this.clock.now();
        await this.requireAnother(now, transaction);
        await this.users.setAdmin(member._id, now, transaction);
        return {};
      },
    };
  }

  /** Its run throws IS_ADMIN. */
  suspend(reason: string): AccessChange {
    return {
      action: 'suspended',
      content: { reason },
      notice: {
        subject: '이용이 정지되었어요',
        lines: [
          `회원님의 이용이 정지되었어요. 이유: ${reason}`,
          '로그인과 API 키를 쓸 수 없어요. 진행 중인 분석은 끝나고, 환불도 그대로 돼요.',
          ASK,
        ],
      },
      run: async (member, transaction) => {
        if (member.isAdmin) throw new AppError('IS_ADMIN');
        if (member.suspension?.reason === reason) return null;
        await this.users.setSuspension(member._id, { reason, at: this.clock.now() }, transaction);
        return {};
      },
    };
  }

  resume(): AccessChange {
    return {
      action: 'resumed',
      notice: {
        subject: '다시 이용할 수 있어요',
        lines: ['회원님의 이용 정지가 풀렸어요.', '전과 같이 로그인해서 이용할 수 있어요.', ASK],
      },
      run: async (member, transaction) => {
        if (member.suspension == null) return null;
        await this.users.setSuspension(member._id, null, transaction);
        return {};
      },
    };
  }

  /** Throws LAST_ADMIN. Two transactions at once exclude each other. */
  async requireAnother(now: Date, transaction: Transaction): Promise<void> {
    if ((await this.users.countAdmins(now, transaction)) === 1)
      throw new AppError('LAST_ADMIN', { detail: LAST_STAYS });
  }
}
