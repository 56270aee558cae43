import type { CreditLogItem, FindEmailRequest } from '@gaemi/contracts/account';
import { type Paged, type Paging, paged } from '@gaemi/contracts/paging';
import type { UserInfo } from '@gaemi/contracts/users';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { maskEmail } from '@gaemi/runtime/logging/masking';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { LegalDocuments } from '../legal/legal-documents.ts';
import { toCreditLogItem, toUserInfo } from './accounts.mapper.ts';

/** Reads accounts: profile, masked address, credit log. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly legal: LegalDocuments,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The member with the grade that counts now. */
  profile(member: Member): UserInfo {
    const hasNewTerms = this.legal.findPending(member).length > 0;
    return toUserInfo(member, { now: this.clock.now(), hasNewTerms });
  }

  /** Returns the masked address of the member with this name and phone number. Throws NO_MATCHING_MEMBER. */
  async findEmail({ user_name, user_mobile }: FindEmailRequest): Promise<{ user_email: string }> {
    const member = await this.users.findByNameAndMobile(user_name, user_mobile);
    if (member === null) throw new AppError('NO_MATCHING_MEMBER');
    return { user_email: maskEmail(member.email) };
  }

  /** The member's credit log, newest first. */
  async listCreditLogs({ _id }: Member, paging: Paging): Promise<Paged<CreditLogItem>> {
    const { items, total } = await this.ledger.list(_id, paging);
    return paged(items.map(toCreditLogItem), total, paging);
  }
}
