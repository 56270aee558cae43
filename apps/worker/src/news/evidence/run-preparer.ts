import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { CompanyMatcher } from '@gaemi/domain/company-matching/company-matcher';
import type { Correction } from '@gaemi/domain/objections/corrections';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import { Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../../analysis/analysis-failure.ts';
import { PriceGatherer } from '../../prices/price-gatherer.ts';
import { type JudgeRecord, JudgeRecorder } from '../judging/judge-recorder.ts';
import { CompanyMatchers } from './company-matchers.ts';

/** A company, the matcher of all companies, and the corrections of earlier judgements. */
export interface PreparedCompany {
  company: ListedCompany;
  matcher: CompanyMatcher;
  /** Upheld objections of members, the oldest decision first: found beside the gathering. */
  corrections: Promise<readonly Correction[]>;
}

/** Data that the steps of a news analysis share; the prices are gathered beside them. */
export interface PreparedRun extends PreparedCompany {
  judgeRecord: Promise<JudgeRecord>;
  /** Ends when the prices of the stock are stored, or could not be had; never rejects. */
  prices: Promise<void>;
}

@Injectable()
export class RunPreparer {
  constructor(
    private readonly directory: StockDirectory,
    private readonly matchers: CompanyMatchers,
    private readonly judgeRecorder: JudgeRecorder,
    private readonly priceGatherer: PriceGatherer,
    private readonly objections: ObjectionRepository,
  ) {}

  /** Throws AnalysisFailure, to be tried again, while the list of companies lacks the one of the analysis. */
  async prepare(analysis: NewsAnalysis): Promise<PreparedRun> {
    const judgeRecord = heardLater(this.judgeRecorder.start(analysis));
    const prepared = await this.prepareCompany(analysis.stockCode);
    if (prepared === null) throw new AnalysisFailure('analysis-failed', { retryable: true });
    return { ...prepared, judgeRecord, prices: this.priceGatherer.gather(prepared.company) };
  }

  /** Null for a company that is not listed. */
  async prepareCompany(stockCode: string): Promise<PreparedCompany | null> {
    const found = await this.directory.find(stockCode);
    if (found === null) return null;
    const { company, list } = found;
    const { matcher } = this.matchers.of(list);
    return { company, matcher, corrections: heardLater(this.objections.findCorrections(stockCode)) };
  }
}

/** A failure is heard by whoever awaits it; the analysis may end before. */
function heardLater<T>(found: Promise<T>): Promise<T> {
  found.catch(() => undefined);
  return found;
}
