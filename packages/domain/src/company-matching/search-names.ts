import type { ListedCompany } from '../stock-master/listed-company.ts';
import { compactName } from './name-pattern.ts';

/** Names of one company that are searched at a source at most: each costs requests. */
export const MAX_SEARCH_NAMES = 4;

/**
 * Names under which a source is searched for a company: the listed name, the main firm of a group, the names the press uses, then former ones,
 * under which articles of the period may have appeared. A name that contains one before it finds nothing more and is left
 * out.
 */
export function searchNames({
  name,
  aliases,
  formerNames = [],
  subsidiaries = [],
}: Pick<ListedCompany, 'name' | 'aliases'> & Partial<Pick<ListedCompany, 'formerNames' | 'subsidiaries'>>): string[] {
  const chosen: string[] = [];
  for (const candidate of [name, ...subsidiaries.slice(0, 1), ...aliases, ...formerNames]) {
    const compact = compactName(candidate);
    if (compact.length < 2 || chosen.some((known) => compact.includes(compactName(known)))) continue;
    chosen.push(candidate);
  }
  return chosen.slice(0, MAX_SEARCH_NAMES);
}
