import { Ledger } from '@gaemi/database/ledger/ledger';
import type { Transaction } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { creditReasons, SIGN_UP_BONUS } from '@gaemi/domain/members/credits';
import { NEW_MEMBER_GRADE_DAYS } from '@gaemi/domain/members/grades';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { LegalDocuments } from '../legal/legal-documents.ts';

export interface NewMember {
  email: string;
  name: string;
  mobile: string;
  passwordHash: string;
  isAdmin: boolean;
  mustChangePassword?: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Makes members as every member begins: grade `new` for 30 days, and the sign-up credits through the ledger. An admin made
 * at start runs the service and does not pay for it: grade `premium` without an end.
 */
@Injectable()
export class NewMembers {
  constructor(
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly legal: LegalDocuments,
  ) {}

  async create(member: NewMember, now: Date, transaction: Transaction): Promise<Types.ObjectId> {
    const beginning = { grade: 'new', expiredAt: new Date(now.getTime() + NEW_MEMBER_GRADE_DAYS * DAY_MS) } as const;
    const grade = member.isAdmin ? ({ grade: 'premium', expiredAt: null } as const) : beginning;
    // An admin made at start has read nothing.
    const agreement = member.isAdmin ? {} : { agreed: { versions: this.legal.versions, at: now } };
    const userId = await this.users.insert({ ...member, ...grade, paid: 0, createdAt: now, ...agreement }, transaction);
    await this.ledger.credit(
      {
        userId,
        amount: SIGN_UP_BONUS,
        reason: creditReasons.signUpBonus,
        reference: `sign-up:${userId.toHexString()}`,
        at: now,
      },
      transaction,
    );
    return userId;
  }
}
