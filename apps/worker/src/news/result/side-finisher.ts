import { createHash } from 'node:crypto';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { type NewsEvidence, readOrigin } from '@gaemi/database/news-analysis/news-evidence.schema';
import { listNames } from '@gaemi/domain/company-matching/name-pattern';
import { summariseSide } from '@gaemi/domain/judge/reasons/summaries';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { firstExpiry } from '@gaemi/domain/rights/text-expiry';
import { fewEventsSentence } from '@gaemi/domain/scoring/few-events';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import type { Judge, RejectedAnswer, SummaryRequest } from '@gaemi/providers/judge/judge';
import type { Clock } from '@gaemi/runtime/clock';
import { jobStep } from '@gaemi/runtime/metrics/job-step';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, JUDGE, OFFLINE_JUDGE, RIGHTS } from '../../providers.ts';
import { asFailure } from '../evidence/evidence-gatherer.ts';
import type { PreparedRun } from '../evidence/run-preparer.ts';
import { scoreEvidence } from '../evidence/score-evidence.ts';
import type { JudgeRecord } from '../judging/judge-recorder.ts';
import { composeDetail } from './compose-detail.ts';

export interface SideRequest extends Pick<PreparedRun, 'company'> {
  analysis: NewsAnalysis;
  judgeRecord: JudgeRecord;
  side: NewsSide;
  evidence: NewsEvidence;
  signal: AbortSignal;
}

/** Scores and summarises one side. Throws AnalysisFailure. */
@Injectable()
export class SideFinisher {
  constructor(
    @Inject(JUDGE) private readonly judge: Judge,
    @Inject(OFFLINE_JUDGE) private readonly offline: Judge,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    private readonly judgements: JudgementRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async finish({ analysis, company, side, evidence, judgeRecord, signal }: SideRequest): Promise<SideDetail> {
    const scored = scoreEvidence(evidence, listNames(company));
    const reported = scored.events[side].map(({ representative, judgement, shown }) => ({
      title: representative.title,
      short: shown.short,
      reason: judgement.reason,
      strength: judgement.strength,
    }));
    const { meter } = judgeRecord;
    const read = scored.events[side].flatMap(({ articles }) =>
      articles.map((article) => readOrigin(article, evidence)),
    );
    const expiresAt = firstExpiry(read, this.rights);
    const unused = (answer: RejectedAnswer) => judgeRecord.unused(answer, expiresAt);
    const score = scored.score.sides[side].total;
    const request = { company, tier: analysis.tier, side, score, events: reported, record: { unused }, meter, signal };
    const mayRead = !this.judge.metered || read.every(({ source }) => this.rights.rightsOf(source).model);
    const summarise = () => (mayRead ? this.summarise(request, expiresAt) : this.offline.summarise(request));
    // Nothing to summarise needs no model.
    const said = reported.length === 0 ? summariseSide(side, []) : await summarise().finally(() => meter.settled());
    // Put by us: no judge is trusted to say on how little it rests.
    const few = fewEventsSentence({ side, ofSide: reported.length, kept: evidence.events.length });
    const summary = few === null ? said : `${said} ${few}`;
    return composeDetail({ analysis, side, evidence, summary, scored });
  }

  /** Returns the cached summary of the same judge for the same events, or asks for a new one. */
  private async summarise(request: SummaryRequest, expiresAt: Date | null): Promise<string> {
    if (!this.judge.cacheable) return this.write(request);
    const { company, tier, side, score, events } = request;
    const known = JSON.stringify([this.judge.version(tier), company.code, company.name, side, score, events]);
    const key = createHash('sha256').update(known).digest('hex');
    const before = await this.judgements.findSummary(key);
    if (before !== null) return before;
    const summary = await this.write(request);
    await this.judgements.insertSummary(key, summary, { now: this.clock.now(), expiresAt });
    return summary;
  }

  private write(request: SummaryRequest): Promise<string> {
    return jobStep('news', 'summarise', () => this.judge.summarise(request)).catch(asFailure('judge-failed'));
  }
}
