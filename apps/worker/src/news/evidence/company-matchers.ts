import { StockDirectory, type StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { type CompanyMatcher, createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { createMarketMatcher, type MarketMatcher } from '@gaemi/domain/company-matching/market-matcher';
import { Injectable } from '@nestjs/common';

/** The companies of a list and what finds them in texts. */
export interface Market {
  list: StockDirectoryList;
  /** Asks whether a text is about one company. */
  matcher: CompanyMatcher;
  /** Finds all companies that a text is about. */
  market: MarketMatcher;
}

/** The matchers of the list in force. Preparing them reads the whole list, so they stay as long as the list is the same. */
@Injectable()
export class CompanyMatchers {
  private prepared: Market | null = null;

  constructor(private readonly directory: StockDirectory) {}

  /** Null before the first list. */
  async current(): Promise<Market | null> {
    const list = await this.directory.current();
    return list === null ? null : this.of(list);
  }

  of(list: StockDirectoryList): Market {
    if (this.prepared?.list !== list) {
      const matcher = createCompanyMatcher(list.companies);
      this.prepared = { list, matcher, market: createMarketMatcher(list.companies, matcher) };
    }
    return this.prepared;
  }
}
