import type { CheckedSource } from '@gaemi/domain/source-check';
import type { gatheringVariables } from './environment-fields.ts';

type QuotaVariable = Extract<keyof typeof gatheringVariables, `${string}_CALLS_PER_DAY`>;

/** The variable of the calls that a source grants in a day; a source that is not here has no such limit. */
export const quotaVariables: Partial<Record<CheckedSource, QuotaVariable>> = {
  dart: 'DART_CALLS_PER_DAY',
  naver: 'NAVER_CALLS_PER_DAY',
};

/** Returns the calls of a day by source. */
export function readCallsPerDay(environment: Record<QuotaVariable, number>): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(quotaVariables).map(([source, name]) => [source, environment[name]]));
}
