import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { MemberSessionsService } from './member-sessions.service.ts';
import { SessionsService } from './sessions.service.ts';

@Controller()
export class SessionsController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly memberSessions: MemberSessionsService,
  ) {}

  @Endpoint(endpoints.listSessions)
  list(@CurrentMember() member: Member, @Req() request: Request) {
    return this.sessions.list(member, request);
  }

  @Endpoint(endpoints.endSession)
  end({ id }: { id: string }, @CurrentMember() member: Member, @Req() request: Request) {
    return this.sessions.end(member, id, request);
  }

  @Endpoint(endpoints.endMemberSessions)
  endAllOfMember(
    { id }: { id: string },
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    return this.memberSessions.endAllOf(id, { admin, request, idempotencyKey });
  }
}
