import { endpoints } from '@gaemi/contracts/endpoints';
import type { MemberAnalysesQuery } from '@gaemi/contracts/members';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { MemberDataService } from './member-data.service.ts';

@Controller()
export class MemberDataController {
  constructor(
    private readonly data: MemberDataService,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.exportMember)
  async export(
    { id }: { id: string },
    @CurrentMember() admin: Member,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    const held = await this.data.exportFor({
      admin,
      userId: id,
      requestId: String(request.id),
      at: this.clock.now(),
    });
    this.trail.record(request, 'admin-change', { account: id, admin: admin._id.toHexString(), what: 'exported' });
    asFile(response);
    return held;
  }

  @Endpoint(endpoints.memberAnalyses)
  listAnalyses({ id }: { id: string }, query: MemberAnalysesQuery) {
    return this.data.listAnalyses(id, query);
  }

  @Endpoint(endpoints.memberLoad)
  async listLoad() {
    return { items: await this.data.listLoad() };
  }

  @Endpoint(endpoints.exportOwn)
  async exportOwn(@CurrentMember() { _id }: Member, @Res({ passthrough: true }) response: Response) {
    const held = await this.data.export(_id.toHexString());
    asFile(response);
    return held;
  }
}

function asFile(response: Response): void {
  response.setHeader('content-disposition', 'attachment; filename="gaemilens-member.json"');
}
