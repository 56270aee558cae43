import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { newDetails, RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER, MARKET_CALENDAR } from '../../providers.ts';
import { combineSides } from './combine-sides.ts';
import { freezeScore } from './freeze-score.ts';

/** Ends a news analysis of which both sides are done. */
@Injectable()
export class ResultCombiner {
  constructor(
    private readonly running: RunningNewsAnalysis,
    private readonly scorecardRows: ScorecardRowRepository,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Completes the analysis with the result of both sides and freezes its score for the scorecard. `unstored`: both sides, where neither
   * is stored.
   */
  async combine(run: {
    analysis: NewsAnalysis;
    owner: string;
    company: ListedCompany;
    evidence: NewsEvidence | null;
    unstored: readonly SideDetail[];
  }): Promise<void> {
    const { company, owner } = run;
    const id = run.analysis._id.toHexString();
    const added = newDetails(run.analysis, run.unstored);
    const [details, evidence] = await Promise.all([
      added.length > 0 ? added : this.running.listDetails(id),
      run.evidence ?? this.running.findEvidence(id),
    ]);
    const result = evidence === null ? null : combineSides(details, evidence, listNames(company));
    if (evidence === null || result === null) throw new Error('a side of the analysis is missing');
    const row = freezeScore(company, { result, evidence }, this.calendar);
    const ended = await this.running.complete(id, owner, {
      result,
      details: added,
      at: this.clock.now(),
      ...(row !== null && { along: (transaction) => this.scorecardRows.freeze(row, transaction) }),
    });
    if (ended) this.logger.info({ analysisId: id, coverage: result.coverage }, 'news analysis done');
  }
}
