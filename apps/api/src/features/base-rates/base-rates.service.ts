import { type BaseRatesAnswer, baseRatesAnswer, emptyBaseRates } from '@gaemi/contracts/base-rates';
import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { Injectable } from '@nestjs/common';
import { keepAnswer } from '../../http/keep-answer.ts';

/** Milliseconds for which an answer is kept: it changes once a night. */
const KEPT_MS = 60_000;

/** Answers what the workers computed last. */
@Injectable()
export class BaseRatesService {
  constructor(private readonly baseRates: BaseRatesRepository) {}

  readonly find: () => Promise<BaseRatesAnswer> = keepAnswer(() => this.read(), KEPT_MS);

  private async read(): Promise<BaseRatesAnswer> {
    const last = await this.baseRates.findLast();
    return last === null ? emptyBaseRates : baseRatesAnswer.parse(last.answer);
  }
}
