import {
  type AdminUsersQuery,
  type AuditQuery,
  adminChangeHeaders,
  type CreditGrant,
  type GradeChange,
} from '@gaemi/contracts/admin';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Body, Controller, Inject, Param, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { validationError } from '../../http/request-validation.pipe.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import type { AdminChange } from './audited-change.ts';
import { ChangeGrade } from './change-grade.ts';
import { GrantCredit } from './grant-credit.ts';
import { ListAudit } from './list-audit.ts';
import { ListUsers } from './list-users.ts';

@Controller()
export class AdminController {
  constructor(
    private readonly listUsersUse: ListUsers,
    private readonly changeGradeUse: ChangeGrade,
    private readonly grantCreditUse: GrantCredit,
    private readonly listAuditUse: ListAudit,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.adminUsers)
  users(@Query({ schema: endpoints.adminUsers.query }) query: AdminUsersQuery) {
    return this.listUsersUse.execute(query);
  }

  @Endpoint(endpoints.changeGrade)
  async changeGrade(
    @Param({ schema: endpoints.changeGrade.params }) { id }: { id: string },
    @Body({ schema: endpoints.changeGrade.body }) change: GradeChange,
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    const changed = await this.changeGradeUse.execute(this.changeOf(id, admin, request), change);
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'grade' });
    return changed;
  }

  @Endpoint(endpoints.grantCredit)
  async grantCredit(
    @Param({ schema: endpoints.grantCredit.params }) { id }: { id: string },
    @Body({ schema: endpoints.grantCredit.body }) grant: CreditGrant,
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    const changed = await this.grantCreditUse.execute(this.changeOf(id, admin, request), grant);
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'credit' });
    return changed;
  }

  @Endpoint(endpoints.listAudit)
  audit(@Query({ schema: endpoints.listAudit.query }) query: AuditQuery) {
    return this.listAuditUse.execute(query);
  }

  private changeOf(userId: string, admin: Member, request: Request): AdminChange {
    const requestId = String(request.id);
    return { admin, userId, requestId, at: this.clock.now(), idempotencyKey: idempotencyKeyOf(request) };
  }
}

function idempotencyKeyOf({ headers }: Request): string | undefined {
  const parsed = adminChangeHeaders.safeParse(headers);
  if (!parsed.success) throw validationError(parsed.error.issues);
  return parsed.data['idempotency-key'];
}
