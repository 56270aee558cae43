import { messages } from '@gaemi/contracts/messages';
import type { ListedCompany } from '@gaemi/contracts/stocks';
import { StockDirectory, type StockDirectoryList } from '@gaemi/database/stock-master/stock-directory';
import { type CompanyMatcher, createCompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import { Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';

/** The company of an analysis, and the matcher that knows all others. */
export interface SubjectOfAnalysis {
  company: ListedCompany;
  matcher: CompanyMatcher;
}

@Injectable()
export class SubjectFinder {
  private prepared: { list: StockDirectoryList; matcher: CompanyMatcher } | null = null;

  constructor(private readonly directory: StockDirectory) {}

  async find(code: string): Promise<SubjectOfAnalysis> {
    const list = await this.directory.current();
    const company = list?.byCode.get(code);
    if (list === null || company === undefined) throw new AnalysisFailure(messages.analysisFailed, { retryable: true });
    // Preparing the matcher reads the whole list, so it is kept as long as the list is the same.
    if (this.prepared?.list !== list) this.prepared = { list, matcher: createCompanyMatcher(list.companies) };
    return { company, matcher: this.prepared.matcher };
  }
}
