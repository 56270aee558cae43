import { endpoints } from '@gaemi/contracts/endpoints';
import type { AdminObjection, NewsReportPost, ObjectionsQuery } from '@gaemi/contracts/objections';
import type { Member } from '@gaemi/database/users/user.repository';
import type { ObjectionDecision } from '@gaemi/domain/objections/objection';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { ObjectionsService } from './objections.service.ts';

@Controller()
export class ObjectionsController {
  constructor(
    private readonly objections: ObjectionsService,
    private readonly trail: SecurityTrail,
  ) {}

  @Endpoint(endpoints.reportNewsEvent)
  report({ eventId }: { eventId: string }, post: NewsReportPost, @CurrentMember() member: Member) {
    return this.objections.report(member._id.toHexString(), eventId, post);
  }

  @Endpoint(endpoints.listObjections)
  list(query: ObjectionsQuery) {
    return this.objections.list(query);
  }

  @Endpoint(endpoints.upholdObjection)
  uphold(
    { id }: { id: string },
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    return this.decide(id, 'upheld', { admin, request, idempotencyKey });
  }

  @Endpoint(endpoints.dismissObjection)
  dismiss(
    { id }: { id: string },
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    return this.decide(id, 'dismissed', { admin, request, idempotencyKey });
  }

  private async decide(
    id: string,
    state: ObjectionDecision,
    { admin, request, idempotencyKey }: { admin: Member; request: Request; idempotencyKey: string | undefined },
  ): Promise<AdminObjection> {
    const decided = await this.objections.decide(id, state, { admin, requestId: String(request.id), idempotencyKey });
    const what = `objection-${state}`;
    this.trail.record(request, 'admin-change', { account: null, admin: admin._id.toHexString(), what });
    return decided;
  }
}
