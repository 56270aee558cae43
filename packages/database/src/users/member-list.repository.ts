import { EXPIRING_DAYS, type MemberFilter, type MemberSort, memberFilters } from '@gaemi/domain/members/member-list';
import { type PlanGrade, planGrades } from '@gaemi/domain/members/plans';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type PipelineStage, type QueryFilter } from 'mongoose';
import type { Paging } from '../find-page.ts';
import { literalPattern, namePattern } from '../literal-pattern.ts';
import type { UserRecord } from './user.schema.ts';

export interface MemberQuery extends Paging {
  /** Part of a name, whose blanks do not count, or of an address. */
  search: string;
  sort: MemberSort;
  filter: MemberFilter;
  now: Date;
}

/** Sums over all found members, not only those of the page, and how many of the search each filter finds. */
export interface MemberTotals {
  members: number;
  credit: number;
  paid: number;
  counts: Record<MemberFilter, number>;
}

const DAY_MS = 86_400_000;

type Condition = NonNullable<PipelineStage.Match['$match']['$expr']>;

/** Conditions of the filters, as expressions. */
function conditions(now: Date): Record<MemberFilter, Condition> {
  const soon = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
  const limited = { $ne: ['$expiredAt', null] };
  const inForce = { $or: [{ $eq: ['$expiredAt', null] }, { $gt: ['$expiredAt', now] }] };
  const plan = { $and: [{ $in: ['$grade', [...planGrades]] }, inForce] };
  return {
    all: { $literal: true },
    paid: { $and: [plan, { $gt: ['$paid', 0] }] },
    expiring: { $and: [plan, limited, { $lte: ['$expiredAt', soon] }] },
    expired: { $and: [limited, { $lte: ['$expiredAt', now] }] },
    unpaid: { $and: [plan, { $eq: ['$paid', 0] }] },
  };
}

/** Ties go by age, the newest first, so that every order is total. Without an expiry comes after every expiry. */
const orders: Record<MemberSort, Record<string, 1 | -1>> = {
  newest: { _id: -1 },
  expiry: { isUnlimited: 1, expiredAt: 1, _id: -1 },
  credit: { credit: -1, _id: -1 },
  paid: { paid: -1, _id: -1 },
};

/** The list of members for admins. */
@Injectable()
export class MemberListRepository {
  constructor(@InjectModel('User') private readonly users: Model<UserRecord>) {}

  async list(query: MemberQuery): Promise<{ items: UserRecord[]; totals: MemberTotals }> {
    const { search, sort, filter, now, page, size } = query;
    const containing = literalPattern(search);
    // Old names may be stored in parts (NFD).
    const inParts = literalPattern(search.normalize('NFD'));
    const matching: QueryFilter<UserRecord> =
      search === ''
        ? {}
        : { $or: [{ name: containing }, { name: inParts }, { name: namePattern(search) }, { email: containing }] };
    const conditionOf = conditions(now);
    const items = this.users
      .aggregate<UserRecord>([
        { $match: { ...matching, ...(filter !== 'all' && { $expr: conditionOf[filter] }) } },
        ...(sort === 'expiry' ? [{ $addFields: { isUnlimited: { $eq: ['$expiredAt', null] } } }] : []),
        { $sort: orders[sort] },
        { $skip: (page - 1) * size },
        { $limit: size },
      ])
      .exec();
    const sumIf = (name: MemberFilter, value: unknown) => ({ $sum: { $cond: [conditionOf[name], value, 0] } });
    const totals = this.users
      .aggregate<Record<MemberFilter | 'credit' | 'paidTotal', number>>([
        { $match: matching },
        {
          $group: {
            _id: null,
            creditTotal: sumIf(filter, '$credit'),
            paidTotal: sumIf(filter, '$paid'),
            ...Object.fromEntries(memberFilters.map((name) => [name, sumIf(name, 1)])),
          },
        },
      ])
      .exec();
    const [found, [sums]] = await Promise.all([items, totals]);
    return { items: found, totals: toTotals(sums, filter) };
  }

  /** Number of plans that end soon, by grade; without those of which none does. */
  async countExpiring(now: Date): Promise<{ grade: PlanGrade; count: number }[]> {
    const rows = await this.users
      .aggregate<{ _id: PlanGrade; count: number }>([
        { $match: { $expr: conditions(now).expiring } },
        { $group: { _id: '$grade', count: { $sum: 1 } } },
      ])
      .exec();
    const countOf = new Map(rows.map(({ _id, count }) => [_id, count]));
    return planGrades.flatMap((grade) => {
      const count = countOf.get(grade);
      return count === undefined ? [] : [{ grade, count }];
    });
  }

  async count(since: Date): Promise<{ members: number; joined: number }> {
    const [members, joined] = await Promise.all([
      this.users.countDocuments({}).exec(),
      this.users.countDocuments({ createdAt: { $gte: since } }).exec(),
    ]);
    return { members, joined };
  }
}

function toTotals(row: Record<string, number> | undefined, filter: MemberFilter): MemberTotals {
  const counts = Object.fromEntries(memberFilters.map((name) => [name, row?.[name] ?? 0])) as MemberTotals['counts'];
  return { members: counts[filter], credit: row?.creditTotal ?? 0, paid: row?.paidTotal ?? 0, counts };
}
