import { messages } from '@gaemi/contracts/messages';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { StockDirectory, type StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { type CompanyMatcher, createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { type JudgeWatch, WatchJudge } from './watch-judge.ts';

/** Data that the steps of a news analysis share: the company, the matcher of all companies, and the watch over the judge. */
export interface PreparedRun {
  company: ListedCompany;
  matcher: CompanyMatcher;
  watch: JudgeWatch;
}

@Injectable()
export class PrepareRun {
  private prepared: { list: StockDirectoryList; matcher: CompanyMatcher } | null = null;

  constructor(
    private readonly directory: StockDirectory,
    private readonly watchJudge: WatchJudge,
  ) {}

  /** Throws AnalysisFailure, to be tried again, while the list of companies lacks the one of the analysis. */
  async prepare(analysis: NewsAnalysis): Promise<PreparedRun> {
    const found = await this.directory.find(analysis.stockCode);
    if (found === null) throw new AnalysisFailure(messages.analysisFailed, { retryable: true });
    const { company, list } = found;
    // Preparing the matcher reads the whole list, so it is kept as long as the list is the same.
    if (this.prepared?.list !== list) this.prepared = { list, matcher: createCompanyMatcher(list.companies) };
    return { company, matcher: this.prepared.matcher, watch: await this.watchJudge.start(analysis) };
  }
}
