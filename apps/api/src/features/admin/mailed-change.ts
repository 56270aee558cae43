import { AnsweredChangeRepository } from '@gaemi/database/audit/answered-change.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { serializeByKey } from '@gaemi/runtime/serialize-by-key';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { CLOCK } from '../../providers.ts';
import { AuditedChange, type Counted } from './audited-change.ts';
import { type MemberNotice, MemberNotices } from './member-notices.ts';

/** Who changes a member, in which request and under which name of the change. */
export interface ChangedBy {
  admin: Member;
  request: Request;
  idempotencyKey: string | undefined;
}

type AuditedWork = Parameters<AuditedChange['count']>[1];

interface Work extends Pick<AuditedWork, 'action' | 'run'>, Partial<Pick<AuditedWork, 'content'>> {
  notice: MemberNotice;
}

interface MailedOutcome {
  counted: Counted;
  mailed: boolean;
}

/** Ends what a member has, and tells the member by mail. A repeat ends nothing more, sends no other mail and gets the same answer. */
@Injectable()
export class MailedChange {
  private readonly inTurn = serializeByKey();

  constructor(
    private readonly auditedChange: AuditedChange,
    private readonly answered: AnsweredChangeRepository,
    private readonly notices: MemberNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  run(userId: string, by: ChangedBy, work: Work): Promise<MailedOutcome> {
    const { admin, idempotencyKey } = by;
    if (idempotencyKey === undefined) return this.change(userId, by, work);
    // A repeat may come while the mail is on its way.
    return this.inTurn(`${admin._id.toHexString()} ${idempotencyKey}`, () => this.change(userId, by, work));
  }

  private async change(
    userId: string,
    { admin, request, idempotencyKey }: ChangedBy,
    { notice, content = {}, ...work }: Work,
  ): Promise<MailedOutcome> {
    const change = { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey };
    const { user, counted, isMailed } = await this.auditedChange.count(change, { ...work, content });
    if (isMailed) return { counted, mailed: true };
    const mailed = await this.notices.send(user.user_email, notice, request);
    if (mailed && idempotencyKey !== undefined) await this.answered.noteMailed(admin._id, idempotencyKey);
    return { counted, mailed };
  }
}
