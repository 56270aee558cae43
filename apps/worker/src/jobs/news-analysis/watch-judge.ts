import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { JudgingRecord } from '@gaemi/providers/judge/judge';
import { Injectable } from '@nestjs/common';
import { KeepUnusedAnswers } from './keep-unused-answers.ts';
import { MeterModel, type SettlingMeter } from './meter-model.ts';

export interface JudgeWatch {
  unused: JudgingRecord['unused'];
  meter: SettlingMeter;
}

/** What stands beside a judge while it works: keeps its unused answers and counts its questions. */
@Injectable()
export class WatchJudge {
  constructor(
    private readonly unusedAnswers: KeepUnusedAnswers,
    private readonly meterModel: MeterModel,
  ) {}

  async of(analysis: NewsAnalysis): Promise<JudgeWatch> {
    return { unused: this.unusedAnswers.of(analysis), meter: await this.meterModel.of(analysis) };
  }
}
