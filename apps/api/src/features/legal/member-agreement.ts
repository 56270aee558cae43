import type { LegalAgreement, LegalChange } from '@gaemi/contracts/legal';
import { LegalTextRepository } from '@gaemi/database/legal/legal-text.repository';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { compareLegalTexts } from '@gaemi/domain/members/legal';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { LegalDocuments } from './legal-documents.ts';

/** What a member agreed to, and what is new since. */
@Injectable()
export class MemberAgreement {
  constructor(
    private readonly documents: LegalDocuments,
    private readonly texts: LegalTextRepository,
    private readonly users: UserRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  listChanges(member: Member): Promise<LegalChange[]> {
    const pending = this.documents.findPending(member);
    return Promise.all(
      pending.map(async ({ kind, version, effective, markdown }) => {
        const agreed = member.agreed?.versions[kind];
        const before = agreed === undefined ? null : await this.texts.find(kind, agreed);
        const change = before === null ? { added: [], removed: [] } : compareLegalTexts(before.markdown, markdown);
        return { kind, version, effective, agreed_version: before === null ? null : (agreed ?? null), ...change };
      }),
    );
  }

  /** Throws LEGAL_VERSION_OVER where the member has read others than those in force. */
  async agree({ _id }: Member, { terms, privacy }: LegalAgreement): Promise<void> {
    const { versions } = this.documents;
    if (terms !== versions.terms || privacy !== versions.privacy) throw new AppError('LEGAL_VERSION_OVER');
    await this.users.agree(_id, { versions: { terms, privacy }, at: this.clock.now() });
  }
}
