import type { MjbListQuery, MjbPost, MjbSort } from '@gaemi/contracts/accumulation';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { ByApiKey } from '../../http/api-key/by-api-key.decorator.ts';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { AccumulationService } from './accumulation.service.ts';
import { AccumulationByKeyService } from './accumulation-by-key.service.ts';
import { AccumulationSubmissionService } from './accumulation-submission.service.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class AccumulationController {
  constructor(
    private readonly submissions: AccumulationSubmissionService,
    private readonly accumulation: AccumulationService,
    private readonly byKey: AccumulationByKeyService,
  ) {}

  @Endpoint(endpoints.postMjb)
  submit(post: MjbPost, @CurrentMember() member: Member, @ByApiKey() byKey: boolean) {
    return (byKey ? this.byKey : this.submissions).submit(member, post);
  }

  @Endpoint(endpoints.mjbProgress)
  progress({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.accumulation.progress(idOf(member), id);
  }

  @Endpoint(endpoints.listMjb)
  list(query: MjbListQuery, @CurrentMember() member: Member, @ByApiKey() byKey: boolean) {
    return (byKey ? this.byKey : this.accumulation).list(idOf(member), query);
  }

  @Endpoint(endpoints.mjb)
  result(
    { id }: { id: string },
    { sort_by: sortBy }: { sort_by: MjbSort },
    @CurrentMember() member: Member,
    @ByApiKey() byKey: boolean,
  ) {
    return (byKey ? this.byKey : this.accumulation).result(idOf(member), id, sortBy);
  }

  @Endpoint(endpoints.mjbCalendar)
  calendar() {
    return this.accumulation.calendar();
  }
}
