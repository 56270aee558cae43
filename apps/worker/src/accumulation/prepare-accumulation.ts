import { messages } from '@gaemi/contracts/messages';
import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { GatherPrices } from '../prices/gather-prices.ts';

/** The company of an analysis, and the prices and net buying that are gathered beside it. */
export interface PreparedAccumulation {
  company: ListedCompany;
  /** Ends when they are stored, or could not be had; never rejects. */
  prices: Promise<void>;
}

@Injectable()
export class PrepareAccumulation {
  constructor(
    private readonly directory: StockDirectory,
    private readonly gatherPrices: GatherPrices,
  ) {}

  /** Throws AnalysisFailure, to be tried again, while the list of companies lacks the one of the analysis. */
  async prepare({ stockCode }: Accumulation): Promise<PreparedAccumulation> {
    const found = await this.directory.find(stockCode);
    if (found === null) throw new AnalysisFailure(messages.analysisFailed, { retryable: true });
    return { company: found.company, prices: this.gatherPrices.gather(found.company) };
  }
}
