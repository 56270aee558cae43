import type { ListedCompany } from '@gaemi/contracts/stocks';
import { foldedName } from '../stock-search/folded-name.ts';

/**
 * The companies without the press and former names that would point at more than one of them. A name in use belongs to
 * the company that bears it: a new company may take the former name of another.
 */
export function withoutSharedNames(companies: readonly ListedCompany[]): ListedCompany[] {
  const inUse = new Set(companies.map(({ name }) => foldedName(name)));
  const bearers = new Map<string, number>();
  for (const { aliases, formerNames } of companies) {
    for (const name of new Set([...aliases, ...formerNames].map(foldedName))) {
      bearers.set(name, (bearers.get(name) ?? 0) + 1);
    }
  }
  const isOwn = (name: string) => !inUse.has(foldedName(name)) && bearers.get(foldedName(name)) === 1;
  return companies.map((company) => ({
    ...company,
    aliases: company.aliases.filter(isOwn),
    formerNames: company.formerNames.filter(isOwn),
  }));
}
