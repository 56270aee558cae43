import { endpoints } from '@gaemi/contracts/endpoints';
import type { StockSearchQuery } from '@gaemi/contracts/stocks';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { StocksService } from './stocks.service.ts';

@Controller()
export class StocksController {
  constructor(private readonly stocks: StocksService) {}

  @Endpoint(endpoints.searchStocks)
  search(query: StockSearchQuery, @CurrentMember() member: Member) {
    return this.stocks.search(member._id.toHexString(), query);
  }
}
