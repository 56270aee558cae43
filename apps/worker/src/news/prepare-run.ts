import { messages } from '@gaemi/contracts/messages';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { StockDirectory, type StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { type CompanyMatcher, createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import type { Correction } from '@gaemi/domain/objections/corrections';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { GatherPrices } from '../prices/gather-prices.ts';
import { type JudgeWatch, WatchJudge } from './watch-judge.ts';

/** Data that the steps of a news analysis share: the company, the matcher of all companies, the corrections of earlier judgements, the watch over the judge, and the prices that are gathered beside them. */
export interface PreparedRun {
  company: ListedCompany;
  matcher: CompanyMatcher;
  /** Upheld objections of members, the oldest decision first. */
  corrections: readonly Correction[];
  watch: JudgeWatch;
  /** Ends when the prices of the stock are stored, or could not be had; never rejects. */
  prices: Promise<void>;
}

@Injectable()
export class PrepareRun {
  private prepared: { list: StockDirectoryList; matcher: CompanyMatcher } | null = null;

  constructor(
    private readonly directory: StockDirectory,
    private readonly watchJudge: WatchJudge,
    private readonly gatherPrices: GatherPrices,
    private readonly objections: ObjectionRepository,
  ) {}

  /** Throws AnalysisFailure, to be tried again, while the list of companies lacks the one of the analysis. */
  async prepare(analysis: NewsAnalysis): Promise<PreparedRun> {
    const found = await this.directory.find(analysis.stockCode);
    if (found === null) throw new AnalysisFailure(messages.analysisFailed, { retryable: true });
    const { company, list } = found;
    // Preparing the matcher reads the whole list, so it is kept as long as the list is the same.
    if (this.prepared?.list !== list) this.prepared = { list, matcher: createCompanyMatcher(list.companies) };
    const prices = this.gatherPrices.gather(company);
    const [watch, corrections] = await Promise.all([
      this.watchJudge.start(analysis),
      this.objections.findCorrections(company.code),
    ]);
    return { company, matcher: this.prepared.matcher, corrections, watch, prices };
  }
}
