import { endpoints } from '@gaemi/contracts/endpoints';
import type { ChangedMember, SuspensionRequest } from '@gaemi/contracts/members';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { MailedChange } from '../admin/mailed-change.ts';
import { MemberNotices } from '../admin/member-notices.ts';
import { type AccessChange, AccessChanges } from './access-changes.ts';
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
    const email = await this.erasure.erase(this.composeChange(id, admin, request));
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'deleted' });
    return { mailed: await this.notices.send(email, erasureNotice, request) };
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

  private composeChange(userId: string, admin: Member, request: Request) {
    return { admin, userId, requestId: String(request.id), at: this.clock.now() };
  }
}
