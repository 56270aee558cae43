import type {
  AddedPasskey,
  PasskeyItem,
  PasskeyList,
  PasskeyOptions,
  PasskeyRequest,
  RecoveryCodes,
} from '@gaemi/contracts/passkeys';
import { type Passkey, PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { MAX_PASSKEYS } from '@gaemi/domain/members/passkey';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { CLOCK } from '../../providers.ts';
import { MemberNotices } from '../admin/member-notices.ts';
import { PasskeyCeremonies } from './passkey-ceremonies.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';

const advice = '직접 하신 일이 아니라면 내 정보에서 모든 기기를 로그아웃하고 비밀번호를 바꾼 뒤 관리자에게 알려주세요.';
/** Mails about the member's own changes: whoever has only the password must not make them unseen. */
const notices = {
  added: {
    subject: '패스키가 등록되었어요',
    lines: [
      '회원님의 계정에 새 패스키가 등록되었어요.',
      '로그인할 때 비밀번호 다음에 패스키로 한 번 더 확인해요.',
      advice,
    ],
  },
  codes: {
    subject: '복구 코드를 새로 만들었어요',
    lines: ['회원님의 복구 코드를 새로 만들었어요.', '전에 받은 복구 코드는 더 이상 쓸 수 없어요.', advice],
  },
  removed: {
    subject: '패스키가 삭제되었어요',
    lines: ['회원님의 패스키 하나가 삭제되었어요.', '그 패스키로는 더 이상 로그인할 수 없어요.', advice],
  },
  removedLast: {
    subject: '마지막 패스키가 삭제되었어요',
    lines: [
      '회원님의 마지막 패스키가 삭제되었어요.',
      '복구 코드도 함께 지워졌고, 이제 이메일과 비밀번호만으로 로그인할 수 있어요.',
      advice,
    ],
  },
} as const;

/** Members look after their passkeys. Every change needs a recent proof of who is there (`confirmed` endpoints). */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly sessions: Sessions,
    private readonly notices: MemberNotices,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The member's passkeys, the oldest first, and the number of recovery codes that are left. */
  async list({ _id }: Member): Promise<PasskeyList> {
    const [passkeys, left] = await Promise.all([this.passkeys.list(_id), this.passkeys.countCodes(_id)]);
    return { items: passkeys.map(toPasskeyItem), recovery_codes_left: left };
  }

  /** Options for the browser to make a passkey. Throws PASSKEYS_FULL. */
  async options(member: Member, request: Request): Promise<PasskeyOptions> {
    const existing = await this.passkeys.list(member._id);
    if (existing.length >= MAX_PASSKEYS) throw new AppError('PASSKEYS_FULL');
    return this.ceremonies.optionsToRegister({ member, request }, existing);
  }

  /**
   * Registers a passkey. With the first one come recovery codes, which only this answer has. Throws PASSKEY_REFUSED,
   * PASSKEY_TAKEN and PASSKEYS_FULL.
   */
  async add(member: Member, { name, credential }: PasskeyRequest, request: Request): Promise<AddedPasskey> {
    const made = await this.ceremonies.verifyMade({ member, request }, credential);
    const { _id: userId } = member;
    const { codes, hashes } = makeRecoveryCodes(userId.toHexString());
    if (!(await this.sessions.isAlive(request))) throw new AppError('NOT_LOGGED_IN');
    const guard = { codeHashes: hashes, passwordHash: member.passwordHash };
    const added = await this.passkeys.insert({ ...made, userId, name, createdAt: this.clock.now() }, guard);
    try {
      // Its owner has just used it.
      await this.sessions.noteSecondStep(request);
    } catch (error) {
      // The session has ended meanwhile: a passkey of which nobody got the recovery codes would lock its owner out.
      await this.passkeys.remove(userId, added.passkey._id.toHexString());
      throw error;
    }
    this.notices.sendBeside(member.email, notices.added, request);
    this.record(request, 'passkey-added', member);
    return { ...toPasskeyItem(added.passkey), recovery_codes: added.isFirst ? codes : null };
  }

  /** Makes new recovery codes, which only this answer has; the former ones end. Throws PASSKEY_NEEDED. */
  async makeRecoveryCodes(member: Member, request: Request): Promise<RecoveryCodes> {
    const { codes, hashes } = makeRecoveryCodes(member._id.toHexString());
    if (!(await this.passkeys.replaceCodes(member._id, hashes))) throw new AppError('PASSKEY_NEEDED');
    this.notices.sendBeside(member.email, notices.codes, request);
    this.record(request, 'recovery-codes-made', member);
    return { recovery_codes: codes };
  }

  /** Removes a passkey. Throws PASSKEY_NOT_FOUND for one that is removed already or another member's. */
  async remove(member: Member, id: string, request: Request): Promise<void> {
    const left = await this.passkeys.remove(member._id, id);
    if (left === null) throw new AppError('PASSKEY_NOT_FOUND');
    this.notices.sendBeside(member.email, left === 0 ? notices.removedLast : notices.removed, request);
    this.record(request, 'passkey-removed', member);
  }

  private record(
    request: Request,
    event: 'passkey-added' | 'passkey-removed' | 'recovery-codes-made',
    { _id }: Member,
  ): void {
    this.trail.record(request, event, { account: _id.toHexString() });
  }
}

function toPasskeyItem({ _id, name, createdAt, lastUsedAt }: Passkey): PasskeyItem {
  return {
    id: _id.toHexString(),
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}
