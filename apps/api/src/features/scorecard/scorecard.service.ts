import { emptyScorecard, type ScorecardAnswer, scorecardAnswer } from '@gaemi/contracts/scorecard';
import { ScorecardRepository } from '@gaemi/database/scorecard/scorecard.repository';
import type { ScorecardFileName } from '@gaemi/domain/scorecard/scorecard-files';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { keepAnswer } from '../../http/keep-answer.ts';

/** Milliseconds for which an answer is kept: it changes once a night. */
const KEPT_MS = 60_000;

/** Answers the scorecard that the workers computed last. */
@Injectable()
export class ScorecardService {
  constructor(private readonly scorecards: ScorecardRepository) {}

  readonly find: () => Promise<ScorecardAnswer> = keepAnswer(() => this.read(), KEPT_MS);

  /** Returns the text of a file. Throws NOT_FOUND before the first computation. */
  async file(name: ScorecardFileName): Promise<string> {
    const text = await this.scorecards.findFile(name);
    if (text === null) throw new AppError('NOT_FOUND');
    return text;
  }

  private async read(): Promise<ScorecardAnswer> {
    const last = await this.scorecards.findLast();
    return last === null ? emptyScorecard : scorecardAnswer.parse(last.answer);
  }
}
