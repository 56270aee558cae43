import type { ListedCompany } from './listed-company.ts';

/** Kind of a listed share: a company's, a blank-cheque company's (스팩), a REIT's (리츠) or another listed fund's. */
export type ShareKind = 'company' | 'spac' | 'reit' | 'fund';

// Funds that trade as shares: infrastructure, property and oil fields. Their names follow no rule.
const funds = new Set(['088980', '094800', '152550', '415640']);

/**
 * Returns the kind of a listed share. The exchange requires 스팩 in the name of a SPAC; REITs end in 리츠 (or
 * 리츠코크렙).
 */
export function findShareKind({ code, name }: Pick<ListedCompany, 'code' | 'name'>): ShareKind {
  if (funds.has(code)) return 'fund';
  if (/스팩(?:\d+호)?$/.test(name)) return 'spac';
  return /(?<!메)리츠(?:코크렙)?$/.test(name) ? 'reit' : 'company';
}
