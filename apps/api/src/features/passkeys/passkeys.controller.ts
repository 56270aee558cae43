import { endpoints } from '@gaemi/contracts/endpoints';
import type { PasskeyRequest } from '@gaemi/contracts/passkeys';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { MemberPasskeysService } from './member-passkeys.service.ts';
import { PasskeysService } from './passkeys.service.ts';

@Controller()
export class PasskeysController {
  constructor(
    private readonly passkeys: PasskeysService,
    private readonly memberPasskeys: MemberPasskeysService,
    private readonly throttle: Throttle,
  ) {}

  @Endpoint(endpoints.listPasskeys)
  list(@CurrentMember() member: Member) {
    return this.passkeys.list(member);
  }

  @Endpoint(endpoints.passkeyOptions)
  options(@CurrentMember() member: Member, @Req() request: Request) {
    return this.passkeys.options(member, request);
  }

  @Endpoint(endpoints.addPasskey)
  async add(wanted: PasskeyRequest, @CurrentMember() member: Member, @Req() request: Request) {
    await this.throttle.count('changeAccess', member._id.toHexString());
    return this.passkeys.add(member, wanted, request);
  }

  @Endpoint(endpoints.makeRecoveryCodes)
  async makeRecoveryCodes(@CurrentMember() member: Member, @Req() request: Request) {
    await this.throttle.count('changeAccess', member._id.toHexString());
    return this.passkeys.makeRecoveryCodes(member, request);
  }

  @Endpoint(endpoints.removePasskey)
  remove({ id }: { id: string }, @CurrentMember() member: Member, @Req() request: Request) {
    return this.passkeys.remove(member, id, request);
  }

  @Endpoint(endpoints.removeMemberPasskeys)
  removeAllOfMember(
    { id }: { id: string },
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    return this.memberPasskeys.removeAllOf(id, { admin, request, idempotencyKey });
  }
}
