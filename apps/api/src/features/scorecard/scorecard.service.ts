import { emptyScorecard, type ScorecardAnswer, scorecardAnswer } from '@gaemi/contracts/scorecard';
import { ScorecardRepository } from '@gaemi/database/scorecard/scorecard.repository';
import type { ScorecardFileName } from '@gaemi/domain/scorecard/scorecard-files';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';

/** Milliseconds for which an answer is kept: it changes once a night. */
const KEPT_MS = 60_000;

/** Answers the scorecard that the workers computed last. */
@Injectable()
export class ScorecardService {
  private kept: { answer: Promise<ScorecardAnswer>; since: number } | null = null;

  constructor(private readonly scorecards: ScorecardRepository) {}

  find(): Promise<ScorecardAnswer> {
    // Elapsed time instead of the time of day: a changed clock must not keep an old answer.
    const now = performance.now();
    if (this.kept === null || now - this.kept.since >= KEPT_MS) {
      const answer = this.read();
      this.kept = { answer, since: now };
      // A failure is no answer to keep.
      answer.catch(() => {
        this.kept = null;
      });
    }
    return this.kept.answer;
  }

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
