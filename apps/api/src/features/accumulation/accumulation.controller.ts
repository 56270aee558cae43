import type { MjbListQuery, MjbPost, MjbSort } from '@gaemi/contracts/accumulation';
import type { ChargeHeaders } from '@gaemi/contracts/charged-requests';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { ByApiKey } from '../../http/api-key/by-api-key.decorator.ts';
import { CallingKey, type CallingKeyId } from '../../http/api-key/calling-key.decorator.ts';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { requireRequestId } from '../../http/read-request-id.ts';
import { AccumulationService } from './accumulation.service.ts';
import { AccumulationSubmissionService } from './accumulation-submission.service.ts';
import { AccumulationWithholding } from './accumulation-withholding.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class AccumulationController {
  constructor(
    private readonly submissions: AccumulationSubmissionService,
    private readonly accumulation: AccumulationService,
    private readonly withholding: AccumulationWithholding,
  ) {}

  @Endpoint(endpoints.postMjb)
  async submit(
    post: MjbPost,
    headers: ChargeHeaders,
    @CurrentMember() member: Member,
    @CallingKey() apiKeyId: CallingKeyId,
  ) {
    if (apiKeyId !== null) await this.withholding.requireReadable();
    return this.submissions.submit(member, { ...post, request_id: requireRequestId(post, headers), apiKeyId });
  }

  @Endpoint(endpoints.mjbProgress)
  progress({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.accumulation.progress(idOf(member), id);
  }

  @Endpoint(endpoints.listMjb)
  list(query: MjbListQuery, @CurrentMember() member: Member, @ByApiKey() byKey: boolean) {
    return this.accumulation.list(idOf(member), query, byKey ? { dataSources: this.withholding.leavingSources() } : {});
  }

  @Endpoint(endpoints.mjb)
  result({ id }: { id: string }, { sort_by: sortBy }: { sort_by: MjbSort }, @CurrentMember() member: Member) {
    return this.accumulation.result(idOf(member), id, sortBy);
  }

  @Endpoint(endpoints.mjbCalendar)
  calendar() {
    return this.accumulation.calendar();
  }
}
