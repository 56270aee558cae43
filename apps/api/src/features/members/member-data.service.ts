import type { MemberAnalysesQuery, MemberAnalysis, MemberLoad } from '@gaemi/contracts/members';
import { type Paged, paged } from '@gaemi/contracts/paging';
import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import { AnalysesOfMemberRepository } from '@gaemi/database/overview/analyses-of-member.repository';
import { Transactions } from '@gaemi/database/transactions';
import { ExportMember, type HeldRecord } from '@gaemi/database/users/export-member';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import type { AdminChange } from '../admin/audited-change.ts';

/** Members in the list of the day's load. */
const LISTED = 20;

/** What is held on a member. */
@Injectable()
export class MemberDataService {
  constructor(
    private readonly users: UserRepository,
    private readonly exportMember: ExportMember,
    private readonly analyses: AnalysesOfMemberRepository,
    private readonly audit: AuditRepository,
    private readonly transactions: Transactions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** A `MemberExport` in pieces of JSON, which are read as they are taken. Throws USER_NOT_FOUND. */
  async export(userId: string): Promise<AsyncGenerator<string>> {
    const id = new Types.ObjectId(userId);
    const member = await this.exportMember.findMember(id);
    if (member === null) throw new AppError('USER_NOT_FOUND');
    const head = `{"exported_at":"${this.clock.now().toISOString()}","member":${member},"records":{`;
    return writeExport(head, this.exportMember.listRecords(id));
  }

  /** The same for an admin, with an audit row. */
  async exportFor(change: Omit<AdminChange, 'idempotencyKey'>): Promise<AsyncGenerator<string>> {
    const { admin, userId, requestId, at } = change;
    const held = await this.export(userId);
    const row = { adminId: admin._id, userId: new Types.ObjectId(userId), action: 'exported', requestId } as const;
    const empty = { before: null, after: null, objection: null, createdAt: at };
    await this.transactions.run((transaction) => this.audit.insert({ ...row, ...empty }, transaction));
    return held;
  }

  /** Members who asked most of the service today; those who withdrew since are left out. */
  async listLoad(): Promise<MemberLoad[]> {
    const today = startOfSeoulDay(seoulDay(this.clock.now()));
    const loads = await this.analyses.loadSince(today, LISTED);
    const members = await this.users.findByIds(loads.map(({ _id }) => _id));
    return loads.flatMap(({ _id, ...load }) => {
      const member = members.find((candidate) => candidate._id.equals(_id));
      if (member === undefined) return [];
      return [{ _id: _id.toHexString(), user_name: member.name, user_email: member.email, ...load }];
    });
  }

  /** Throws USER_NOT_FOUND. */
  async listAnalyses(userId: string, query: MemberAnalysesQuery): Promise<Paged<MemberAnalysis>> {
    if ((await this.users.findById(userId)) === null) throw new AppError('USER_NOT_FOUND');
    const { items, total } = await this.analyses.list(userId, query);
    const listed = items.map((analysis) => ({
      _id: analysis._id.toHexString(),
      kind: analysis.kind,
      stock_code: analysis.stockCode,
      stock_name: analysis.stockName,
      state: analysis.state,
      failure: analysis.failure,
      progress: analysis.progress,
      cost: analysis.charged,
      created_at: analysis.createdAt.toISOString(),
      finished_at: analysis.finishedAt?.toISOString() ?? null,
    }));
    return paged(listed, total, query);
  }
}

async function* writeExport(head: string, records: AsyncIterable<HeldRecord>): AsyncGenerator<string> {
  yield head;
  let open: string | null = null;
  for await (const { collection, json } of records) {
    if (collection === open) yield `,${json}`;
    else yield `${open === null ? '' : '],'}${JSON.stringify(collection)}:[${json}`;
    open = collection;
  }
  yield open === null ? '}}' : ']}}';
}
