import { DroppedJudgementRepository } from '@gaemi/database/news-analysis/dropped-judgement.repository';
import { JudgementRepository } from '@gaemi/database/news-analysis/judgement.repository';
import { Injectable } from '@nestjs/common';

/** Cached answers of judges. */
@Injectable()
export class JudgementCache {
  constructor(
    readonly judgements: JudgementRepository,
    readonly dropped: DroppedJudgementRepository,
  ) {}
}
