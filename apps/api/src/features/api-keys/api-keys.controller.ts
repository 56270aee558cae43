import { randomUUID } from 'node:crypto';
import type { ApiKeyChange, ApiKeyRequest } from '@gaemi/contracts/api-keys';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { ApiKeysService } from './api-keys.service.ts';
import { MemberApiKeysService } from './member-api-keys.service.ts';

@Controller()
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeysService,
    private readonly memberKeys: MemberApiKeysService,
  ) {}

  @Endpoint(endpoints.listApiKeys)
  list(@CurrentMember() member: Member) {
    return this.keys.list(member);
  }

  @Endpoint(endpoints.makeApiKey)
  make(
    wanted: ApiKeyRequest,
    { 'idempotency-key': pressId = randomUUID() }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() member: Member,
    @Req() request: Request,
  ) {
    return this.keys.make(member, wanted, { pressId, request });
  }

  @Endpoint(endpoints.changeApiKey)
  change({ id }: { id: string }, change: ApiKeyChange, @CurrentMember() member: Member, @Req() request: Request) {
    return this.keys.change(member, { id, ...change }, request);
  }

  @Endpoint(endpoints.revokeApiKey)
  revoke({ id }: { id: string }, @CurrentMember() member: Member, @Req() request: Request) {
    return this.keys.revoke(member, id, request);
  }

  @Endpoint(endpoints.endMemberApiKeys)
  endAllOfMember(
    { id }: { id: string },
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    return this.memberKeys.endAllOf(id, { admin, request, idempotencyKey });
  }

  @Endpoint(endpoints.analysisCosts)
  costs(@CurrentMember() member: Member, @Req() { apiKey }: Request) {
    return this.keys.costs(member, apiKey);
  }
}
