import type { ListedCompany } from '@gaemi/contracts/stocks';
import { foldedName } from '../stock-search/folded-name.ts';
import { withoutSharedNames } from './without-shared-names.ts';

/** What is known of companies beside the newest list. */
export interface KnownCompanies {
  /** The list in force; empty before the first one. */
  inForce: readonly ListedCompany[];
  /** The list kept by hand: press names, former names and floating shares. */
  bundled: readonly ListedCompany[];
}

/**
 * The newest list of listed companies with all that is known of each by its code, sorted by code. Companies that are no
 * longer listed are left out. Names a company had in the list in force, or had lost by then, stay as its former names.
 * Merging the result again changes nothing.
 */
export function mergeStockMaster(listed: readonly ListedCompany[], known: KnownCompanies): ListedCompany[] {
  const inForce = byCode(known.inForce);
  const bundled = byCode(known.bundled);
  const merged = listed.map((company) => {
    const before = inForce.get(company.code);
    const kept = bundled.get(company.code);
    const aliases = otherNames(company.name, [kept?.aliases, company.aliases]);
    return {
      ...company,
      aliases,
      formerNames: formerNames({ ...company, aliases }, [before, kept]),
      floatingShares: floatingShares(company, kept),
    };
  });
  return withoutSharedNames(merged).sort((one, other) => (one.code < other.code ? -1 : 1));
}

const byCode = (companies: readonly ListedCompany[]) => new Map(companies.map((company) => [company.code, company]));

function formerNames(company: ListedCompany, earlier: readonly (ListedCompany | undefined)[]): string[] {
  const names = earlier.flatMap((entry) => (entry === undefined ? [] : [entry.name, ...entry.formerNames]));
  const aliases = new Set(company.aliases.map(foldedName));
  return otherNames(company.name, [names, company.formerNames]).filter((name) => !aliases.has(foldedName(name)));
}

/** The names but the company's own, each once: a difference in blanks or letter case is none. */
function otherNames(name: string, lists: readonly (readonly string[] | undefined)[]): string[] {
  const others = new Map<string, string>();
  for (const other of lists.flatMap((list) => list ?? [])) {
    if (!others.has(foldedName(other))) others.set(foldedName(other), other);
  }
  others.delete(foldedName(name));
  return [...others.values()];
}

/** More floating than listed shares are an outdated number, and no ratio may rest on it. */
function floatingShares(company: ListedCompany, kept: ListedCompany | undefined): number | null {
  const floating = company.floatingShares ?? kept?.floatingShares ?? null;
  return floating !== null && company.listedShares !== null && floating > company.listedShares ? null : floating;
}
