import { endpoints } from '@gaemi/contracts/endpoints';
import type { ChangedMember, MemberAnalysesQuery, SuspensionRequest } from '@gaemi/contracts/members';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { MailedChange } from '../admin/mailed-change.ts';
import { MemberNotices } from '../admin/member-notices.ts';
import { type AccessChange, AccessChanges } from './access-changes.ts';
import { MemberDataService } from './member-data.service.ts';
import { erasureNotice, MemberErasure } from './member-erasure.ts';

interface ById {
  id: string;
}
interface ChangeHeaders {
  'idempotency-key'?: string | undefined;
}

@Controller()
export class MembersController {
  constructor(
    private readonly changes: AccessChanges,
    private readonly mailed: MailedChange,
    private readonly notices: MemberNotices,
    private readonly erasure: MemberErasure,
    private readonly data: MemberDataService,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.grantAdmin)
  grantAdmin({ id }: ById, headers: ChangeHeaders, @CurrentMember() admin: Member, @Req() request: Request) {
    return this.change(id, this.changes.grantAdmin(), { headers, admin, request });
  }

  @Endpoint(endpoints.revokeAdmin)
  revokeAdmin({ id }: ById, headers: ChangeHeaders, @CurrentMember() admin: Member, @Req() request: Request) {
    return this.change(id, this.changes.revokeAdmin(), { headers, admin, request });
  }

  @Endpoint(endpoints.suspendMember)
  suspend(
    { id }: ById,
    { reason }: SuspensionRequest,
    headers: ChangeHeaders,
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    return this.change(id, this.changes.suspend(reason), { headers, admin, request });
  }

  @Endpoint(endpoints.resumeMember)
  resume({ id }: ById, headers: ChangeHeaders, @CurrentMember() admin: Member, @Req() request: Request) {
    return this.change(id, this.changes.resume(), { headers, admin, request });
  }

  @Endpoint(endpoints.deleteMember)
  async delete({ id }: ById, _: ChangeHeaders, @CurrentMember() admin: Member, @Req() request: Request) {
    const email = await this.erasure.erase(this.changeOf(id, admin, request));
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'deleted' });
    return { mailed: await this.notices.send(email, erasureNotice, request) };
  }

  @Endpoint(endpoints.exportMember)
  async export(
    { id }: ById,
    @CurrentMember() admin: Member,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const held = await this.data.exportFor(this.changeOf(id, admin, request));
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'exported' });
    asFile(response);
    return held;
  }

  @Endpoint(endpoints.memberAnalyses)
  listAnalyses({ id }: ById, query: MemberAnalysesQuery) {
    return this.data.listAnalyses(id, query);
  }

  @Endpoint(endpoints.exportOwn)
  async exportOwn(@CurrentMember() { _id }: Member, @Res({ passthrough: true }) response: Response) {
    const held = await this.data.export(_id.toHexString());
    asFile(response);
    return held;
  }

  private async change(
    id: string,
    change: AccessChange,
    by: { headers: ChangeHeaders; admin: Member; request: Request },
  ): Promise<ChangedMember> {
    const { headers, admin, request } = by;
    const { mailed } = await this.mailed.run(
      id,
      { admin, request, idempotencyKey: headers['idempotency-key'] },
      change,
    );
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: change.action });
    return { mailed };
  }

  private changeOf(userId: string, admin: Member, request: Request) {
    return { admin, userId, requestId: String(request.id), at: this.clock.now() };
  }
}

function asFile(response: Response): void {
  response.setHeader('content-disposition', 'attachment; filename="gaemilens-member.json"');
}
