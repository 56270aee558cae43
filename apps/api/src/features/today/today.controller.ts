import { endpoints } from '@gaemi/contracts/endpoints';
import type { TodayQuery } from '@gaemi/contracts/today';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { EventsService } from './events.service.ts';
import { StockOverviewService } from './stock-overview.service.ts';
import { TodayService } from './today.service.ts';

@Controller()
export class TodayController {
  constructor(
    private readonly days: TodayService,
    private readonly events: EventsService,
    private readonly overviews: StockOverviewService,
  ) {}

  @Endpoint(endpoints.today)
  today(query: TodayQuery, @CurrentMember() member: Member) {
    return this.days.list(member._id.toHexString(), query);
  }

  @Endpoint(endpoints.event)
  event({ eventId }: { eventId: string }, @CurrentMember() member: Member) {
    return this.events.find(member._id.toHexString(), eventId);
  }

  @Endpoint(endpoints.eventArticles)
  articles({ eventId }: { eventId: string }, @CurrentMember() member: Member) {
    return this.events.listArticles(member._id.toHexString(), eventId);
  }

  @Endpoint(endpoints.stockOverview)
  overview({ code }: { code: string }, @CurrentMember() member: Member) {
    return this.overviews.find(member._id.toHexString(), code);
  }
}
