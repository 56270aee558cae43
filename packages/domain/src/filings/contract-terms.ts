import type { Filing } from './filing.ts';
import { nameKey } from './report-name.ts';

type WithTerms = { contract?: Filing['contract'] | undefined };
type Term = string | null | undefined;

const partnerKey = (name: string): string =>
  nameKey(name.replace(/\([^()]*\)|주식회사|㈜/g, '')).toLowerCase() || nameKey(name);

/** Whether two filings name one partner: "나래반도체" and "나래반도체(주)(Narae Inc.)". Null where one of them names none. */
function comparePartners(one: Term, other: Term): boolean | null {
  if (one == null || other == null) return null;
  const [left, right] = [partnerKey(one), partnerKey(other)];
  return left.includes(right) || right.includes(left);
}

const compareDays = (one: Term, other: Term): boolean | null => (one == null || other == null ? null : one === other);

/** Whether nothing that both filings state of their contracts differs. */
export function mayBeSameContract({ contract: a }: WithTerms, { contract: b }: WithTerms): boolean {
  return comparePartners(a?.partner, b?.partner) !== false && compareDays(a?.from, b?.from) !== false;
}

/**
 * Returns the contracts that a later filing may end or correct: those that share a partner or a day with it and differ in nothing, of
 * several the ones with the same last day. That day may have been put off since.
 */
export function findSameContracts<T extends WithTerms>(later: WithTerms, signed: readonly T[]): readonly T[] {
  const { contract: own } = later;
  const isLastDay = ({ contract }: T) => compareDays(contract?.to, own?.to) === true;
  const shares = ({ contract }: T) =>
    comparePartners(contract?.partner, own?.partner) === true || compareDays(contract?.from, own?.from) === true;
  const found = signed.filter((each) => mayBeSameContract(each, later) && (shares(each) || isLastDay(each)));
  const sameDay = found.filter(isLastDay);
  return sameDay.length > 0 ? sameDay : found;
}

/** Leaves out the contracts with another partner than that of a correction, which may move all days. */
export const withSamePartner = <T extends WithTerms>({ contract }: WithTerms, signed: readonly T[]): readonly T[] =>
  signed.filter((each) => comparePartners(each.contract?.partner, contract?.partner) !== false);
