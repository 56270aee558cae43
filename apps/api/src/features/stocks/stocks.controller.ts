import { endpoints } from '@gaemi/contracts/endpoints';
import type { StockPricesQuery, StockSearchQuery } from '@gaemi/contracts/stocks';
import type { Member } from '@gaemi/database/users/user.repository';
import { Controller } from '@nestjs/common';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SinceAnalysisService } from './since-analysis.service.ts';
import { StockPricesService } from './stock-prices.service.ts';
import { StocksService } from './stocks.service.ts';

@Controller()
export class StocksController {
  constructor(
    private readonly stocks: StocksService,
    private readonly stockPrices: StockPricesService,
    private readonly since: SinceAnalysisService,
  ) {}

  @Endpoint(endpoints.searchStocks)
  search(query: StockSearchQuery, @CurrentMember() member: Member) {
    return this.stocks.search(member._id.toHexString(), query);
  }

  @Endpoint(endpoints.stockPrices)
  prices({ code }: { code: string }, query: StockPricesQuery) {
    return this.stockPrices.find(code, query);
  }

  @Endpoint(endpoints.sinceAnalysis)
  sinceAnalysis({ code }: { code: string }, @CurrentMember() member: Member) {
    return this.since.find(member, code);
  }
}
