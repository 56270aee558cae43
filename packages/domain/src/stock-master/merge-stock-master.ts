import { foldedName } from '../text/folded-name.ts';
import type { ListedCompany } from './listed-company.ts';
import { withSubsidiaries } from './subsidiaries.ts';
import { withoutSharedNames } from './without-shared-names.ts';

/** Earlier lists of companies, besides the newest one. */
export interface KnownCompanies {
  /** The list in force; empty before the first one. */
  inForce: readonly ListedCompany[];
  /** The hand-maintained list: press names, former names and floating shares. */
  bundled: readonly ListedCompany[];
}

/**
 * Merges the newest list of listed companies with the earlier lists by code, sorted by code. Leaves out companies that
 * are no longer listed. Names and former names in the earlier lists stay as former names. Merging the result again
 * changes nothing.
 */
export function mergeStockMaster(listed: readonly ListedCompany[], known: KnownCompanies): ListedCompany[] {
  const inForce = byCode(known.inForce);
  const bundled = byCode(known.bundled);
  const merged = listed.map((company) => {
    const before = inForce.get(company.code);
    const kept = bundled.get(company.code);
    const aliases = [...new Set([...(kept?.aliases ?? []), ...company.aliases])].filter(
      (alias) => alias !== company.name,
    );
    return {
      ...company,
      aliases,
      formerNames: formerNames({ ...company, aliases }, [before, kept]),
      floatingShares: floatingShares(company, kept),
    };
  });
  return withSubsidiaries(withoutSharedNames(merged)).sort((one, other) => (one.code < other.code ? -1 : 1));
}

const byCode = (companies: readonly ListedCompany[]) => new Map(companies.map((company) => [company.code, company]));

/**
 * Names other than the present one and its press names, each once. A difference in blanks or letter case does not
 * count.
 */
function formerNames(company: ListedCompany, earlier: readonly (ListedCompany | undefined)[]): string[] {
  const names = new Map<string, string>();
  for (const entry of [...earlier, { ...company, name: '' }]) {
    for (const name of entry === undefined ? [] : [entry.name, ...entry.formerNames]) {
      if (!names.has(foldedName(name))) names.set(foldedName(name), name);
    }
  }
  for (const known of ['', company.name, ...company.aliases]) names.delete(foldedName(known));
  return [...names.values()];
}

/** More floating than listed shares is an outdated number; no ratio may use it. */
function floatingShares(company: ListedCompany, kept: ListedCompany | undefined): number | null {
  const floating = company.floatingShares ?? kept?.floatingShares ?? null;
  return floating !== null && company.listedShares !== null && floating > company.listedShares ? null : floating;
}
