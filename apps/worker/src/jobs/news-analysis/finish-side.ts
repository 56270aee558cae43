import { newsTierLimits } from '@gaemi/contracts/grades';
import { messages } from '@gaemi/contracts/messages';
import type { NewsSide } from '@gaemi/contracts/news-analysis';
import type { ListedCompany } from '@gaemi/contracts/stocks';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsDetailContent } from '@gaemi/database/news-analysis/news-detail.schema';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { summariseSide } from '@gaemi/domain/lexicon/summarise-side';
import type { Judge } from '@gaemi/providers/judge/judge';
import { Inject, Injectable } from '@nestjs/common';
import { JUDGE } from '../../providers.ts';
import { composeDetail, scoreEvidence } from './compose-detail.ts';
import { asFailure } from './gather-evidence.ts';

export interface SideRequest {
  analysis: NewsAnalysis;
  company: ListedCompany;
  side: NewsSide;
  evidence: NewsEvidence;
  signal: AbortSignal;
}

/** Scores and summarises one side. Throws AnalysisFailure. */
@Injectable()
export class FinishSide {
  constructor(@Inject(JUDGE) private readonly judge: Judge) {}

  async execute({ analysis, company, side, evidence, signal }: SideRequest): Promise<NewsDetailContent> {
    const { maxArticles: maxEvents } = newsTierLimits[analysis.tier];
    const window = { from: analysis.fromDay, to: analysis.toDay, maxEvents };
    const { score, events } = scoreEvidence(side, evidence, window);
    const told = events.map(({ representative, judgement }) => ({
      title: representative.title,
      reason: judgement.reason,
      strength: judgement.strength,
    }));
    // Nothing to summarise needs no model.
    const summary =
      told.length === 0
        ? summariseSide({ side, companyName: company.name, events: [], score: 0 })
        : await this.judge
            .summarise({ company, tier: analysis.tier, side, score: score.total, events: told, signal })
            .catch(asFailure(messages.judgeFailed));
    return composeDetail({ analysis, side, evidence, summary, score, events });
  }
}
