import type { Filing } from './filing.ts';
import { nameKey } from './report-name.ts';

type WithTerms = { contract?: Filing['contract'] | undefined };
type Term = string | null | undefined;

const isSame = (one: string, other: string): boolean => nameKey(one) === nameKey(other);
const agree = (one: Term, other: Term): boolean => one == null || other == null || isSame(one, other);
const shareTerm = (one: Term, other: Term): boolean => one != null && other != null && isSame(one, other);

/** Whether nothing that both filings state of their contracts differs. */
export function mayBeSameContract(a: WithTerms, b: WithTerms): boolean {
  return agree(a.contract?.partner, b.contract?.partner) && agree(a.contract?.from, b.contract?.from);
}

/**
 * Returns the contracts that a filing may end: those that share a partner or a day with it and differ in nothing, of several the ones
 * with the same last day. That day may have been put off since.
 */
export function findEndedContracts<T extends WithTerms>(ended: WithTerms, signed: readonly T[]): readonly T[] {
  const isLastDay = ({ contract }: T) => shareTerm(contract?.to, ended.contract?.to);
  const found = signed.filter(
    (each) =>
      mayBeSameContract(each, ended) &&
      (shareTerm(each.contract?.partner, ended.contract?.partner) ||
        shareTerm(each.contract?.from, ended.contract?.from) ||
        isLastDay(each)),
  );
  const sameDay = found.filter(isLastDay);
  return sameDay.length > 0 ? sameDay : found;
}
