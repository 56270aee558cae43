import type { AdminUsersQuery, AuditQuery, CreditGrant, GradeChange } from '@gaemi/contracts/admin';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { AdminService } from './admin.service.ts';
import { AdminOverviewService } from './admin-overview.service.ts';
import type { AdminChange } from './audited-change.ts';

interface ChangeHeaders {
  'idempotency-key'?: string | undefined;
}

@Controller()
export class AdminController {
  constructor(
    private readonly service: AdminService,
    private readonly overview: AdminOverviewService,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.adminUsers)
  listUsers(query: AdminUsersQuery) {
    return this.overview.listUsers(query);
  }

  @Endpoint(endpoints.adminSummary)
  summary() {
    return this.overview.summary();
  }

  @Endpoint(endpoints.changeGrade)
  async changeGrade(
    { id }: { id: string },
    change: GradeChange,
    headers: ChangeHeaders,
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    const changed = await this.service.changeGrade(this.findChange(id, headers, { admin, request }), change);
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'grade' });
    return changed;
  }

  @Endpoint(endpoints.grantCredit)
  async grantCredit(
    { id }: { id: string },
    grant: CreditGrant,
    headers: ChangeHeaders,
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    const changed = await this.service.grantCredit(this.findChange(id, headers, { admin, request }), grant);
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'credit' });
    return changed;
  }

  @Endpoint(endpoints.listAudit)
  listAudit(query: AuditQuery) {
    return this.service.listAudit(query);
  }

  private findChange(
    userId: string,
    { 'idempotency-key': idempotencyKey }: ChangeHeaders,
    { admin, request }: { admin: Member; request: Request },
  ): AdminChange {
    return { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey };
  }
}
