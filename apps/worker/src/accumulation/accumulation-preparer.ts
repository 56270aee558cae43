import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { FloatingShares, ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import type { ShortSelling } from '@gaemi/domain/accumulation/short-selling';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { jobStep } from '@gaemi/runtime/metrics/job-step';
import { Injectable } from '@nestjs/common';
import { allEnded } from '../analysis/all-ended.ts';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { PriceGatherer } from '../prices/price-gatherer.ts';
import { FloatingShareFinder } from './floating-share-finder.ts';
import { ShareSplitFinder } from './share-split-finder.ts';
import { ShortSellingFinder } from './short-selling-finder.ts';

/** The company of an analysis with its floating shares, and the prices and net buying that are gathered beside it. */
export interface PreparedAccumulation {
  company: ListedCompany;
  floating: FloatingShares;
  /** Ends when they are stored, or could not be. */
  floatingSaved: Promise<void>;
  /** Of the last year and of the period, the earliest first. */
  splits: ShareSplit[];
  /** Ends when they are stored, or could not be had; never rejects. */
  prices: Promise<void>;
  /** Gathered beside the brokers, too. */
  shortSelling: Promise<ShortSelling | null>;
}

@Injectable()
export class AccumulationPreparer {
  constructor(
    private readonly directory: StockDirectory,
    private readonly floatingShares: FloatingShareFinder,
    private readonly priceGatherer: PriceGatherer,
    private readonly splits: ShareSplitFinder,
    private readonly shortSelling: ShortSellingFinder,
  ) {}

  /**
   * Throws AnalysisFailure: to be tried again while the list of companies lacks the one of the analysis, and where floating
   * shares are unknown.
   */
  async prepare(
    { stockCode, fromDay: from, toDay: to }: Accumulation,
    signal: AbortSignal,
  ): Promise<PreparedAccumulation> {
    const found = await this.directory.find(stockCode);
    if (found === null) throw new AnalysisFailure('analysis-failed', { retryable: true });
    const { company } = found;
    const prices = this.priceGatherer.gather(company);
    const shortSelling = this.shortSelling.find(company, { from, to, signal });
    // Heard by whoever awaits it; the analysis may end before.
    shortSelling.catch(() => undefined);
    const [{ floating, saved: floatingSaved }, splits] = await allEnded([
      jobStep('accumulation', 'floating-shares', () => this.floatingShares.find({ company, signal })),
      this.splits.find(stockCode, from),
    ]);
    return { company, floating, floatingSaved, splits, prices, shortSelling };
  }
}
