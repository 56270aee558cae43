import { DroppedJudgementRepository } from '@gaemi/database/news-analysis/dropped-judgement.repository';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import { Injectable } from '@nestjs/common';
import { LearnedRows } from './learned-rows.ts';

/** Cached answers of judges, and what the offline judge learns of them. */
@Injectable()
export class JudgementCache {
  constructor(
    readonly judgements: JudgementRepository,
    readonly dropped: DroppedJudgementRepository,
    readonly learned: LearnedRows,
  ) {}
}
