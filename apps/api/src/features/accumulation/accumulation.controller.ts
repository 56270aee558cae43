import type {
  MjbCalendar,
  MjbDetail,
  MjbListQuery,
  MjbPost,
  MjbPostAnswer,
  MjbProgress,
  MjbSort,
} from '@gaemi/contracts/accumulation';
import { endpoints } from '@gaemi/contracts/endpoints';
import { paged } from '@gaemi/contracts/paging';
import type { Member } from '@gaemi/database/users/user.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Body, Controller, Param, Query } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';

@Controller()
export class AccumulationController {
  @Endpoint(endpoints.postMjb)
  postMjb(@CurrentMember() _member: Member, @Body({ schema: endpoints.postMjb.body }) _post: MjbPost): MjbPostAnswer {
    throw new AppError('STOCK_NOT_FOUND');
  }

  @Endpoint(endpoints.mjbProgress)
  mjbProgress(
    @CurrentMember() _member: Member,
    @Param({ schema: endpoints.mjbProgress.params }) _params: { id: string },
  ): MjbProgress {
    throw new AppError('PROGRESS_NOT_FOUND');
  }

  @Endpoint(endpoints.listMjb)
  listMjb(@CurrentMember() _member: Member, @Query({ schema: endpoints.listMjb.query }) query: MjbListQuery) {
    return paged([], 0, query);
  }

  @Endpoint(endpoints.mjb)
  mjb(
    @CurrentMember() _member: Member,
    @Param({ schema: endpoints.mjb.params }) _params: { id: string },
    @Query({ schema: endpoints.mjb.query }) _query: { sort_by: MjbSort },
  ): MjbDetail {
    throw new AppError('ANALYSIS_NOT_FOUND');
  }

  @Endpoint(endpoints.mjbCalendar)
  mjbCalendar(): MjbCalendar {
    throw new AppError('NOT_FOUND');
  }
}
