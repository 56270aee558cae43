import { foldedName } from '../text/folded-name.ts';
import type { ListedCompany } from './listed-company.ts';

/**
 * Removes the press and former names that would point to more than one company. A name in use belongs to the company
 * that has it now: a new company may take the former name of another.
 */
export function withoutSharedNames(companies: readonly ListedCompany[]): ListedCompany[] {
  const bearers = codesByName(companies, ({ name }) => [name]);
  const others = codesByName(companies, ({ aliases, formerNames }) => [...aliases, ...formerNames]);
  return companies.map((company) => {
    const isOwn = (name: string) => {
      const owners = bearers.get(foldedName(name)) ?? others.get(foldedName(name));
      return owners?.size === 1 && owners.has(company.code);
    };
    return {
      ...company,
      aliases: company.aliases.filter(isOwn),
      formerNames: company.formerNames.filter(isOwn),
    };
  });
}

function codesByName(companies: readonly ListedCompany[], listNames: (company: ListedCompany) => string[]) {
  const codes = new Map<string, Set<string>>();
  for (const company of companies) {
    for (const name of listNames(company).map(foldedName)) {
      codes.set(name, (codes.get(name) ?? new Set()).add(company.code));
    }
  }
  return codes;
}
