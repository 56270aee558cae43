import { type BaseRatesAnswer, baseRatesAnswer, emptyBaseRates } from '@gaemi/contracts/base-rates';
import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { Injectable } from '@nestjs/common';

/** Milliseconds for which an answer is kept: it changes once a night. */
const KEPT_MS = 60_000;

/** Answers what the workers computed last. */
@Injectable()
export class BaseRatesService {
  private kept: { answer: Promise<BaseRatesAnswer>; since: number } | null = null;

  constructor(private readonly baseRates: BaseRatesRepository) {}

  find(): Promise<BaseRatesAnswer> {
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

  private async read(): Promise<BaseRatesAnswer> {
    const last = await this.baseRates.findLast();
    return last === null ? emptyBaseRates : baseRatesAnswer.parse(last.answer);
  }
}
