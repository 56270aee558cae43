import type { Coverage as CoverageAnswer } from '@gaemi/contracts/news-analysis';
import type { Coverage } from '@gaemi/domain/coverage';

/** What a result rests on, as the API answers it. */
export function toCoverage({ askedFrom, askedTo, coveredFrom, coveredTo, few, ...counts }: Coverage): CoverageAnswer {
  return {
    asked_from: askedFrom,
    asked_to: askedTo,
    covered_from: coveredFrom,
    covered_to: coveredTo,
    ...counts,
    ...(few !== undefined && { few }),
  };
}
