import { endpoints } from '@gaemi/contracts/endpoints';
import type { LegalAgreement } from '@gaemi/contracts/legal';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { LegalDocuments } from './legal-documents.ts';
import { MemberAgreement } from './member-agreement.ts';

@Controller()
export class LegalController {
  constructor(
    private readonly documents: LegalDocuments,
    private readonly agreement: MemberAgreement,
  ) {}

  @Endpoint(endpoints.legal)
  legal(@Res({ passthrough: true }) response: Response) {
    response.setHeader('cache-control', 'public, max-age=300');
    return this.documents.answer;
  }

  @Endpoint(endpoints.legalChanges)
  async changes(@CurrentMember() member: Member) {
    return { items: await this.agreement.listChanges(member) };
  }

  @Endpoint(endpoints.agreeToLegal)
  agree(versions: LegalAgreement, @CurrentMember() member: Member) {
    return this.agreement.agree(member, versions);
  }
}
