import { type AdminUser } from '@gaemi/contracts/admin';
import { AnsweredChangeRepository } from '@gaemi/database/audit/answered-change.repository';
import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import type { AuditedState } from '@gaemi/database/audit/audit.schema';
import { isDuplicateKey, type Transaction, Transactions } from '@gaemi/database/transactions';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { AuditAction } from '@gaemi/domain/members/audit-action';
import { IDEMPOTENCY_KEY_HOURS } from '@gaemi/domain/members/limits';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { toAdminUser } from './admin.mapper.ts';

/** An admin's change of a member: by whom, in which request and when. */
export interface AdminChange {
  admin: Pick<Member, '_id'>;
  userId: string;
  requestId: string;
  at: Date;
  /** The caller's name of this very change: under it, it is made once however often it is asked for. */
  idempotencyKey: string | undefined;
}

/** The work of a change. `content` tells one change from another. */
interface Work<Outcome> {
  action: AuditAction;
  content: object;
  /** Throws where the change is not allowed. Null for what was so already: it is neither audited nor mailed. */
  run: (member: Member, transaction: Transaction) => Promise<Outcome>;
}

/** What a change counted, for a repeat to say the same. */
export type Counted = Readonly<Record<string, number>>;

interface Changed {
  /** The member as it stood after the change. */
  user: AdminUser;
  counted: Counted;
  /** Whether the member needs no mail: a repeat of a change that was mailed, or nothing changed. */
  isMailed: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * Changes a member, writes the audit row and stores the answer for a repeat in one transaction. Of two admins at once the second
 * retries on the result of the first, so both changes count.
 * Throws USER_NOT_FOUND, and IDEMPOTENCY_KEY_REUSED for a key that stands for another change.
 */
@Injectable()
export class AuditedChange {
  constructor(
    private readonly users: UserRepository,
    private readonly audit: AuditRepository,
    private readonly answered: AnsweredChangeRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Answers the member as it stood after the change. */
  async run(change: AdminChange, work: Work<void>): Promise<AdminUser> {
    const run = async (member: Member, transaction: Transaction) => {
      await work.run(member, transaction);
      return {};
    };
    return (await this.count(change, { ...work, run })).user;
  }

  /** The same, with what the change counted. */
  async count(change: AdminChange, work: Work<Counted | null>): Promise<Changed> {
    const once = () => this.transactions.run((transaction) => this.runIn(transaction, change, work));
    try {
      return await once();
    } catch (error) {
      // A repeat at the same moment was faster: its answer is there now.
      if (!isDuplicateKey(error)) throw error;
      return once();
    }
  }

  private async runIn(transaction: Transaction, change: AdminChange, work: Work<Counted | null>): Promise<Changed> {
    // guard: idempotent-admin-change
    const { admin, userId, requestId, at, idempotencyKey: key } = change;
    const before = await this.users.findById(userId, transaction);
    if (before === null) throw new AppError('USER_NOT_FOUND');
    const content = JSON.stringify([work.action, userId, work.content]);
    const first = key === undefined ? null : await this.answered.find(admin._id, key, transaction);
    if (first !== null) {
      if (first.content !== content) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      const user = toAdminUser({ ...before, ...first.after }, first.changedAt);
      return { user, counted: first.counted ?? {}, isMailed: first.isMailed === true };
    }

    const counted = await work.run(before, transaction);
    const changed = await this.users.findById(userId, transaction);
    if (changed === null) throw new AppError('USER_NOT_FOUND');
    const after = readState(changed);
    const isChanged = counted !== null;
    if (isChanged) {
      const row = { adminId: admin._id, userId: before._id, action: work.action, requestId, createdAt: at };
      await this.audit.insert({ ...row, before: readState(before), after, objection: null }, transaction);
    }
    if (key !== undefined) {
      const removeAt = new Date(at.getTime() + IDEMPOTENCY_KEY_HOURS * HOUR_MS);
      const answer = { after, ...(isChanged ? { counted } : { isMailed: true }), changedAt: at };
      await this.answered.insert({ adminId: admin._id, key, content, ...answer, removeAt }, transaction);
    }
    return { user: toAdminUser(changed, at), counted: counted ?? {}, isMailed: !isChanged };
  }
}

const readState = ({ grade, expiredAt, credit, paid }: Member): AuditedState => ({ grade, expiredAt, credit, paid });
