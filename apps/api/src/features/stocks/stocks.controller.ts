import { endpoints } from '@gaemi/contracts/endpoints';
import type { stockSearchQuery } from '@gaemi/contracts/stocks';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller, Query } from '@nestjs/common';
import type * as z from 'zod';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SearchStocks } from './search-stocks.ts';

@Controller()
export class StocksController {
  constructor(private readonly searchStocks: SearchStocks) {}

  @Endpoint(endpoints.searchStocks)
  search(
    @CurrentMember() member: Member,
    @Query({ schema: endpoints.searchStocks.query }) query: z.infer<typeof stockSearchQuery>,
  ) {
    return this.searchStocks.execute(member._id.toHexString(), query);
  }
}
