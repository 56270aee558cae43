import { toBaseRatesAnswer } from '@gaemi/contracts/base-rates';
import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { computeBaseRates } from '@gaemi/domain/base-rates/base-rates';

/** Computes the answer of the API from the stored events, without those of the other kind. */
export async function recountBaseRates(baseRates: BaseRatesRepository, isSample: boolean) {
  return toBaseRatesAnswer(computeBaseRates(await baseRates.listFollowed(isSample)), isSample);
}
