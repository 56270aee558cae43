import type { MjbListQuery, MjbPost, MjbSort } from '@gaemi/contracts/accumulation';
import { endpoints } from '@gaemi/contracts/endpoints';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { CLOCK } from '../../providers.ts';
import { ListMjb } from './list-mjb.ts';
import { MjbDays } from './mjb-days.ts';
import { ShowMjbProgress } from './mjb-progress.ts';
import { PostMjb } from './post-mjb.ts';
import { ShowMjb } from './show-mjb.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class AccumulationController {
  constructor(
    private readonly post: PostMjb,
    private readonly progress: ShowMjbProgress,
    private readonly list: ListMjb,
    private readonly show: ShowMjb,
    private readonly days: MjbDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.postMjb)
  postMjb(@CurrentMember() member: Member, @Body({ schema: endpoints.postMjb.body }) post: MjbPost) {
    return this.post.execute(member, post);
  }

  @Endpoint(endpoints.mjbProgress)
  mjbProgress(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.mjbProgress.params }) { id }: { id: string },
  ) {
    return this.progress.execute(idOf(member), id);
  }

  @Endpoint(endpoints.listMjb)
  listMjb(@CurrentMember() member: Member, @Query({ schema: endpoints.listMjb.query }) query: MjbListQuery) {
    return this.list.execute(idOf(member), query);
  }

  @Endpoint(endpoints.mjb)
  mjb(
    @CurrentMember() member: Member,
    @Param({ schema: endpoints.mjb.params }) { id }: { id: string },
    @Query({ schema: endpoints.mjb.query }) { sort_by: sortBy }: { sort_by: MjbSort },
  ) {
    return this.show.execute(idOf(member), id, sortBy);
  }

  @Endpoint(endpoints.mjbCalendar)
  mjbCalendar() {
    return this.days.calendarAt(this.clock.now());
  }
}
